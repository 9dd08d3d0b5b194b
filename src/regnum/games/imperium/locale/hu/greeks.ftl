imperium-option-nations-greeks = Görögök
