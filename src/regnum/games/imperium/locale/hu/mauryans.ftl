imperium-option-nations-mauryans = Maurják
    .help = Hódíts régiókat az elefántokkal, aztán fordulj a béke felé: ami a történelembe kerül, az számít.
    .special = Asóka az összes támadó lapodat a történelembe küldi. Az Országút két régiónak számít, akkor is, amikor régiókkal fizetsz.
imperium-bot-mauryans = Maurja bot
imperium-option-bot-mauryans = Maurják

# Ashoka
imperium-say-reveal-into-history = fedd fel a kezedben, a húzópaklidban és a dobópaklidban lévő lapokat, és tegyél közülük minden { $icons } lapot a történelmedbe

# Arthashastra
imperium-say-discard-any = dobj el akárhány { $icons } lapot a kezedből
imperium-ask-discard-any = { $card }: dobj el akárhány zavargáslapot
    .waiting = { $card }: { $seat } eldönti, melyik zavargáslapot dobja el.
    .done = Nem dobok el többet
