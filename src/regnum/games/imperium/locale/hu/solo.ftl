# Az egyszemélyes játék előkészítése
imperium-option-bot = Bot
    .help = Az ellenfeled nemzete, ha egyedül játszol: a lapjait a saját táblázata szerint hajtja végre. Ha nem választasz, sorsoljuk.
imperium-option-bot-seed = Sorsolva
imperium-option-level = A bot szintje
    .help = A Törzsfőnöktől, amely az első játékhoz való, a Legfőbb Uralkodóig.
imperium-option-level-chieftain = Törzsfőnök
    .help = Négy hely: a bot fordulónként három vagy négy lapot hajt végre.
imperium-option-level-warlord = Hadúr
    .help = Mint a Törzsfőnök, de a bot fordulónként eggyel több lapot pörget át a pakliján.
imperium-option-level-imperator = Imperátor
    .help = Öt hely: a bot fordulónként négy vagy öt lapot hajt végre.
imperium-option-level-sovereign = Uralkodó
    .help = Mint az Imperátor; a bot jelölőkkel kezd, és minden 5 alapanyaga és népessége egy pontot ér.
imperium-option-level-overlord = Nagyúr
    .help = Mint az Uralkodó, de hat hellyel: a bot minden fordulóban öt lapot hajt végre.
imperium-option-level-supreme = Legfőbb Uralkodó
    .help = Mint a Nagyúr, és a bot minden visszatett zavargásért előrehaladást kap.
imperium-option-added = A paklidhoz adott lapok
    .help = Kampányban: közös lapok a kulcsuk szerint, amelyek a kezdőpaklidhoz tartoznak.
imperium-option-added-none = Nincs
imperium-option-removed = A paklidból elvett lapok
    .help = Kampányban: a kezdőpaklid lapjai a kulcsuk szerint, amelyeket nem használsz.
imperium-option-removed-none = Nincs
imperium-option-tokens = A kezdő jelölőid
    .help = Kampányban egy vesztett játék után kétszer annyival kezdesz.
imperium-option-tokens-usual = A szokásos
    .help = Három alapanyag, két népesség és egy előrehaladás.
imperium-option-tokens-double = Kétszer annyi
    .help = Hat alapanyag, négy népesség és két előrehaladás.
imperium-option-calm = Kihagyott zavargáslapok
    .help = A nagy kampányban minden győzelem kivesz egy zavargáslapot a játékból.
imperium-option-calm-0 = 0
imperium-option-calm-1 = 1
imperium-option-calm-2 = 2
imperium-option-calm-3 = 3
imperium-option-calm-4 = 4

# Ami látszik belőle
imperium-zone-slots = Hely
imperium-zone-aside = Félretéve
imperium-zone-resolving = Végrehajtás alatt
imperium-zone-dynasty = Dinasztiapakli
imperium-zone-bot-deck = Botpakli
imperium-zone-dynasty-known = Képpel felfelé a dinasztiapakliban
imperium-zone-impending = Küszöbön álló küldetések
imperium-counter-die = Kocka
imperium-stage-bot-turn = A bot fordulója
imperium-stage-bot-slot = A bot végrehajtja a lapjait
imperium-stage-bot-clean-up = A bot takarít
imperium-triggered-dynasty = Elfogyott a dinasztiapakli: a mostani kör után még egy következik.
imperium-end-dynasty = Elfogyott a dinasztiapakli
imperium-bot-goods = Alapanyag és népesség

# Amit tesz
imperium-bot-rolled = { $seat } dobása: { $count }.
imperium-bot-set-aside = { $seat } félreteszi { $slot ->
    [1] az 1.
    [2] a 2.
    [3] a 3.
    [4] a 4.
    [5] az 5.
   *[6] a 6.
} helyen lévő lapot.
imperium-bot-revealed = { $slot }. hely, felfordul: { $card }.
imperium-bot-passed = { $row }: ebből most semmi sem hajtható végre.
imperium-bot-row = { $seat }, { $row }: { $does }.
imperium-bot-this-discard = { $seat } eldobja: { $card }.
imperium-bot-this-history = { $seat } a történelmébe teszi: { $card }.
imperium-bot-this-play = { $seat } játékba teszi: { $card }.
imperium-bot-this-exile = { $seat } száműzi: { $card }.
imperium-bot-this-deck = { $seat } a paklijára teszi: { $card }.
imperium-bot-discarded = { $seat } eldobja a paklija felső lapját: { $card }.
imperium-bot-dynasty = { $seat } a dinasztiapakliból a dobópaklijába teszi: { $card }.
imperium-bot-dynasty-gained = { $seat } a paklijára teszi a dinasztiapakli felső lapját.
imperium-bot-dynasty-gained-known = { $seat } a dinasztiapakliból a paklijára teszi: { $cards }.
imperium-bot-dynasty-gained-open = { $seat } a dinasztiapakliból a paklijára teszi: { $card }.
imperium-bot-quest-gained = { $seat } a paklijára teszi a következő küldetést.
imperium-bot-quest-gained-known = { $seat } a paklijára teszi a következő küldetést: { $cards }.
imperium-bot-quest-gained-open = { $seat } a paklijára teszi az utolsó küldetést: { $card }.
imperium-bot-quest-exiled = { $seat } száműzi a következő küldetést: { $card }.
imperium-bot-took-back = { $seat } az 1. helyre teszi a félretett lapot.
imperium-bot-filled = { $seat } lapot tesz { $slot ->
    [1] az 1.
    [2] a 2.
    [3] a 3.
    [4] a 4.
    [5] az 5.
   *[6] a 6.
} helyre.

# A táblázat sorai
imperium-bot-say-then = { ", " }aztán{ " " }
imperium-bot-say-else = { ", " }különben{ " " }
imperium-bot-say-to = { $cost } → { $does }
imperium-bot-say-first-of = megteszi az elsőt, amelyik lehetséges – { $options }
imperium-bot-say-if-able = ha lehetséges, { $does }
imperium-bot-say-if = ha { $condition }, { $then }
imperium-bot-say-if-otherwise = ha { $condition }, { $then }, különben { $otherwise }
imperium-bot-say-other = bármely más lap
imperium-bot-say-quest = küldetés
imperium-bot-say-gain = kap { $what } jelölőt
imperium-bot-say-gain-per = minden játékban lévő saját [region] lapja után kap { $what } jelölőt
imperium-bot-say-spend = kifizet { $what } jelölőt
imperium-bot-say-spend-all = kifizeti az összes { $what } jelölőjét
imperium-bot-say-convert-all = az összes { $give } jelölőjét { $get } jelölőre váltja
imperium-bot-say-convert = ahányszor csak tudja, { $give } jelölőt { $get } jelölőre vált
imperium-bot-say-steal = ellop tőled { $what } jelölőt
imperium-bot-say-place = a kocka szerinti piaci lapra tesz { $what } jelölőt
imperium-bot-say-discard-top = { $count ->
    [one] eldobja a paklija felső lapját
   *[other] eldobja a paklija felső { $count } lapját
}
imperium-bot-say-discard-half = minden 2 kifizetett jelölő után (felfelé kerekítve) eldobja a paklija felső lapját
imperium-bot-say-dynasty = eldobja a dinasztiapakli felső lapját
imperium-bot-say-to-deck-top = a dobópaklijából a paklijára tesz { $what }
imperium-bot-say-acquire = megszerez egy { $icons } lapot
imperium-bot-say-acquire-exiled = megszerez egy { $icons } lapot a száműzöttek közül
imperium-bot-say-acquire-token = megszerez egy { $icons } lapot, amelyen van { $what } jelölő
imperium-bot-say-break-through = áttör egy { $icons } lapért
imperium-bot-say-fame = megkapja a felső [fame] lapot
imperium-bot-say-gain-quest = megkapja a következő küszöbön álló küldetést
imperium-bot-say-abandon = elhagy { $what }
imperium-bot-say-history-from-play = a játékterületéről a történelmébe tesz { $what }
imperium-bot-say-history-from-discard = a dobópaklijából a történelmébe tesz { $what }
imperium-bot-say-play-from-discard = a dobópaklijából játékba tesz { $what }
imperium-bot-say-return-unrest = visszatesz egy [unrest] lapot a dobópaklijából
imperium-bot-say-take-unrest = elvesz egy [unrest] lapot
imperium-bot-say-exile-market = száműzi az első jelölő nélküli piaci lapot
imperium-bot-say-exile-quest = száműzi a következő küszöbön álló küldetést, hacsak az nem { $what }
imperium-bot-say-this-play = játékba teszi ezt a lapot
imperium-bot-say-this-history = a történelmébe teszi ezt a lapot
imperium-bot-say-this-exile = száműzi ezt a lapot
imperium-bot-say-this-deck = a paklijára teszi ezt a lapot
imperium-bot-say-you = te { $does }
imperium-bot-say-travel-on = az utazása folytatódik
imperium-bot-say-unrest-to-discard = keverés után egy [unrest] lap a dobópaklijába kerül
imperium-bot-say-trigger = kiváltja a játék végét
imperium-bot-if-empire = birodalom vagy
imperium-bot-if-region = van játékban [region] lapja
imperium-bot-if-your-region = van játékban [region] lapod
imperium-bot-if-none-discarded = nincs { $what } a dobópaklijában
imperium-bot-if-tokens = van legalább { $count } { $what } jelölője

# A táblázatok könyve
imperium-bots-title = # Az egyszemélyes botok táblázatai
imperium-bots-reading = ## Hogyan olvasd a táblázatokat
imperium-bots-about = Mit tesz a bot egy lappal: a legfelső sort hajtja végre, amely illik rá, és tehet valamit (SOLO-RESOLVE-3). Egy sort a nemzete, a táblázata és a száma nevez meg.
imperium-bots-table-b = { $nation }: barbár
imperium-bots-table-e = { $nation }: birodalom
imperium-bots-table-a = { $nation }: minden állapotban
imperium-bots-table-j = { $nation }: az utazás

# The steps of a bot's turn
imperium-beat-die = A kocka
imperium-beat-slot = hely
imperium-beat-clean-up = Takarítás
