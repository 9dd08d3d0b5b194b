imperium-option-nations-scythians = Scythians
