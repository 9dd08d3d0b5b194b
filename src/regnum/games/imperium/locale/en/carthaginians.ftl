imperium-option-nations-carthaginians = Carthaginians
