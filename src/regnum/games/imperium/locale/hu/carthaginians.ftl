imperium-option-nations-carthaginians = Karthágóiak
