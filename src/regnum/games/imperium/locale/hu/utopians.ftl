imperium-option-nations-utopians = Utópiaiak
    .help = Békés útkeresők: rögzített lapjaik alá tekercseket szállásolnak el, hogy használhassák őket, és előrehaladásból jutnak el Shangri-Lába.
    .special = Nemzetpakli és fejlesztések helyett négy állomásból álló utazásuk van, minden továbblépés az összes előrehaladásukba kerül (legalább 5). Csak 3 kimerültségjelölőjük van, és ha kiürül a húzópaklijuk, zavargást vesznek el.
imperium-bot-utopians = Utópiai bot
imperium-option-bot-utopians = Utópiaiak

# Az utazás
imperium-say-travel-on = utazz tovább ide: { $name }
imperium-say-become-empire = amikor az utazás ideér, birodalommá ([empire]) válsz
imperium-travelled = { $seat } továbbutazik: { $card }.
imperium-triggered-shangri-la = Shangri-La kiváltja a játék végét: a mostani kör után még egy következik.
imperium-end-shangri-la = Shangri-La

# Mountain Retreat
imperium-say-abandon-returning = hagyd el ezt a lapot, és tedd vissza a zavargáspakliba az összes itt elszállásolt [unrest] lapot
