imperium-option-nations-romans = Rómaiak
