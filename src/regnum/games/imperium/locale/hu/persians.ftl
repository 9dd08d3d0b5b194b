imperium-option-nations-persians = Perzsák
