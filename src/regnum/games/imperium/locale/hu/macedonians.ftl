imperium-option-nations-macedonians = Makedónok
