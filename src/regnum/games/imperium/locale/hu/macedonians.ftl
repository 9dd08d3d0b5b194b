imperium-option-nations-macedonians = Makedónok
    .help = Hódítók: régiót régió után foglalnak el, majd elhagyják, és újra átvonulnak rajtuk.
    .special = Egyes lapjaik közvetlenül a dobópakliból játszanak ki régiókat.
imperium-bot-macedonians = Makedón bot
imperium-option-bot-macedonians = Makedónok
