imperium-option-nations-romans = Rómaiak
    .help = Kiegyensúlyozott növekedés: régiók, népesség, végül dicsőség. Kezdőknek jó választás.
imperium-bot-romans = Római bot
imperium-option-bot-romans = Rómaiak
