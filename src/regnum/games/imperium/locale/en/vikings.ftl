imperium-option-nations-vikings = Vikings
