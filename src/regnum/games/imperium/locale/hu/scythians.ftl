imperium-option-nations-scythians = Szkíták
