imperium-option-nations-macedonians = Macedonians
