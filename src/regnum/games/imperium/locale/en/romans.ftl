imperium-option-nations-romans = Romans
