imperium-option-nations-vikings = Vikingek
