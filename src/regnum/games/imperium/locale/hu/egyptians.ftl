imperium-option-nations-egyptians = Egyiptomiak
    .help = Fejlessz korán és sokszor, viseld el az ezzel járó zavargást, és gyűjts civilizált lapokat.
    .special = Az A oldal zavargás árán már barbárként is fejleszt, vagy akciót ad. A Balzsamozás jóvoltából valahányszor népességgel fizetsz, egy kézben tartott lapodat a történelembe teheted.
imperium-bot-egyptians = Egyiptomi bot
imperium-option-bot-egyptians = Egyiptomiak
