imperium-option-nations-greeks = Görögök
    .help = Tudósok és telepesek: a sok lapból álló nagy pakli már a méretével pontot ér.
imperium-bot-greeks = Görög bot
imperium-option-bot-greeks = Görögök
