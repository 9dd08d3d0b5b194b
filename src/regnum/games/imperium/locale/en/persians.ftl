imperium-option-nations-persians = Persians
