imperium-option-nations-greeks = Greeks
