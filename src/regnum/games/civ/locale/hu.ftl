# Területek, hatások, kártyák
civ-domain-military = Katonaság
civ-domain-religion = Vallás
civ-domain-economy = Gazdaság
civ-domain-science = Tudomány
civ-domain-culture = Kultúra
civ-domain-utopia = Utópia

civ-effect-assassination = Orgyilkosság
    .does = 1 lap el a kezedből
civ-effect-purge = Tisztogatás
    .does = 2 lap el a kezedből
civ-effect-attack = Támadás
    .does = 1 { civ-domain-military } el, egy területről mindenki veszít 1 lapot
civ-effect-scripture = Szentírás
    .does = a kör végén 5 lapig húzol
civ-effect-divine-right = Isteni előjog
    .does = a kör végén 7 lapig húzol
civ-effect-inquisition = Inkvizíció
    .does = 1 { civ-domain-religion } el, valaki lapjai hozzád, ugyanannyi vissza
civ-effect-development = Fejlődés
    .does = 1 letett lap el, 1 lap kijátszása
civ-effect-monopoly = Monopólium
    .does = 2 letett lap el, 2 lap kijátszása
civ-effect-embargo = Embargó
    .does = 1 { civ-domain-economy } le, valaki egyik területének tiltása
civ-effect-experiment = Kísérlet
    .does = 1 letett lap vissza, 1 lap kijátszása
civ-effect-research = Kutatás
    .does = 2 letett lap vissza, 2 lap kijátszása
civ-effect-breakthrough = Áttörés
    .does = 1 { civ-domain-science } el, legfeljebb 5 lap húzása, ugyanannyi el
civ-effect-oligarchy = Oligarchia
    .does = 1 lap a dobópakliból
civ-effect-republic = Köztársaság
    .does = 2 lap a dobópakliból
civ-effect-democracy = Demokrácia
    .does = 1 { civ-domain-utopia } le, valaki hegemóniája nehezebb
civ-effect-inspiration = Ihlet

civ-card = { $domain } { $age }
civ-card-level-1 = 1. szint, { $effect }: { $does }.
civ-card-level-2 = 2. szint, { $effect }: { $does }.
civ-card-sacrifice = Kártyaeldobás, { $effect }: { $does }.
civ-card-culture = { $effect }: ha egyedül neked van a legtöbb lapod a Kultúra területén, körönként egyszer használhatod egy másik játékos egyik állandó hatását.

civ-say-discard = { $count ->
    [one] dobj el egy lapot a kezedből
   *[other] dobj el { $count } lapot a kezedből
}
civ-say-hand-size = a köröd végén { $count } lapra egészítsd ki a kezed
civ-say-discard-play = { $count ->
    [one] dobj el egy lapot a játékterületedről, aztán játssz ki egy lapot
   *[other] dobj el { $count } lapot a játékterületedről, aztán játssz ki { $count } lapot
}
civ-say-take-play = { $count ->
    [one] vegyél vissza a kezedbe egy lapot a játékterületedről, aztán játssz ki egy lapot
   *[other] vegyél vissza a kezedbe { $count } lapot a játékterületedről, aztán játssz ki { $count } lapot
}
civ-say-take-discarded = { $count ->
    [one] vegyél kézbe egy lapot a dobópakliból
   *[other] vegyél kézbe { $count } lapot a dobópakliból
}
civ-say-attack = dobd el ezt a játékterületedről → válassz egy területet, és dobj el onnan egy lapot; mindenki más is eldob egyet, akinek van ott lapja
civ-say-inquisition = dobd el ezt a játékterületedről → vedd el valaki összes kézben tartott lapját, és adj neki vissza ugyanannyit, tetszés szerint
civ-say-embargo = tedd ezt lefordítva egy olyan területre, ahol egy másik játékosnak van lapja; a következő körében oda nem játszhat ki lapot
civ-say-breakthrough = dobd el ezt a játékterületedről → húzz { $count } lapot, aztán dobj el ugyanannyit a kezedből
civ-say-democracy = tedd ezt lefordítva egy olyan területre, ahol egy másik játékosnak van lapja; ott mostantól eggyel több lap kell neki a hegemóniához

civ-suit-military = { civ-domain-military }
civ-suit-religion = { civ-domain-religion }
civ-suit-economy = { civ-domain-economy }
civ-suit-science = { civ-domain-science }
civ-suit-culture = { civ-domain-culture }
civ-suit-utopia = { civ-domain-utopia }

# Amit kérdezünk
civ-ask-keep = { $count ->
    [one] Tarts meg egy lapot, a másik középre kerül
   *[other] Tarts meg egy lapot, a többit add tovább balra
}
    .waiting = { $seat } kiválasztja, melyik lapot tartja meg.
civ-ask-middle = Vegyél egy lapot középről a játékterületedre
    .waiting = { $seat } kiválasztja, melyik lapot teszi középről a játékterületére.
civ-ask-play = Játssz ki egy lapot a kezedből
    .waiting = { $seat } kiválasztja, melyik lapot játssza ki.
    .done = Nincs kijátszható lap
civ-ask-effect = Használj egy hatást, vagy fejezd be a körödet
    .waiting = { $seat } hatást választ, vagy befejezi a körét.
    .done = A kör vége
civ-ask-play-more = { $effect }: { $count ->
    [one] játssz ki egy lapot a kezedből
   *[other] játssz ki { $count } lapot a kezedből
}
    .waiting = { $effect }: { $seat } kiválasztja, mit játszik még ki.
    .done = Nincs kijátszható lap
civ-ask-discard = { $effect }: { $count ->
    [one] dobj el egy lapot a kezedből
   *[other] dobj el { $count } lapot a kezedből
}
    .waiting = { $effect }: { $seat } kiválasztja, mit dob el a kezéből.
civ-ask-give-up = { $effect }: { $count ->
    [one] dobj el egy lapot a játékterületedről
   *[other] dobj el { $count } lapot a játékterületedről
}
    .waiting = { $effect }: { $seat } kiválasztja, mit dob el a játékterületéről.
civ-ask-take-back = { $effect }: { $count ->
    [one] vegyél vissza a kezedbe egy lapot a játékterületedről
   *[other] vegyél vissza a kezedbe { $count } lapot a játékterületedről
}
    .waiting = { $effect }: { $seat } kiválasztja, mit vesz vissza a kezébe.
civ-ask-take-discarded = { $effect }: { $count ->
    [one] vegyél kézbe egy lapot a dobópakliból
   *[other] vegyél kézbe { $count } lapot a dobópakliból
}
    .waiting = { $effect }: { $seat } kiválasztja, mit vesz kézbe a dobópakliból.
civ-ask-pay = { $effect }: melyik lapot dobod el érte a játékterületedről ({ $domain })?
    .waiting = { $effect }: { $seat } kiválasztja, melyik lapját dobja el ({ $domain }).
civ-ask-lay = { $effect }: melyik lapodat teszed le lefordítva ({ $domain })?
    .waiting = { $effect }: { $seat } kiválasztja, melyik lapját teszi le lefordítva ({ $domain }).
civ-ask-attack-domain = Melyik területet támadod? Akinek van ott lapja, eldob egyet, és te is
    .waiting = { $seat } kiválasztja, melyik területet támadja.
civ-ask-attack-domain-forced = { $seat } már csak ezt támadhatja: { $what }.
civ-ask-lose = { $other } támad ({ $domain }): melyik lapodat dobod el onnan?
    .waiting = { $other } támad ({ $domain }): { $seat } kiválasztja, melyik lapját dobja el onnan.
civ-ask-inquisition-seat = { civ-effect-inquisition }: kinek a lapjait veszed el? Ugyanannyit adsz neki vissza
    .waiting = { civ-effect-inquisition }: { $seat } eldönti, kinek a lapjait veszi el.
civ-ask-give-back = { civ-effect-inquisition }: { $count ->
    [one] válassz egy lapot, amelyet { $other } visszakap
   *[other] válassz { $count } lapot, amelyet { $other } visszakap
}
    .waiting = { civ-effect-inquisition }: { $seat } kiválasztja, mit kap vissza { $other }.
civ-ask-embargo-seat = { civ-effect-embargo }: kinek tiltod le az egyik területét?
    .waiting = { civ-effect-embargo }: { $seat } eldönti, kinek tiltja le az egyik területét.
civ-ask-embargo-domain = { civ-effect-embargo }: { $other } melyik területére nem játszhat ki lapot a következő körében?
    .waiting = { civ-effect-embargo }: { $seat } eldönti, { $other } melyik területét tiltja le.
civ-ask-democracy-seat = { civ-effect-democracy }: kinek a hegemóniáját nehezíted?
    .waiting = { civ-effect-democracy }: { $seat } eldönti, kinek a hegemóniáját nehezíti.
civ-ask-democracy-domain = { civ-effect-democracy }: { $other } melyik területén kelljen eggyel több lap a hegemóniához?
    .waiting = { civ-effect-democracy }: { $seat } eldönti, { $other } melyik területén nehezíti a hegemóniát.

# Választások
civ-choice-military = { civ-domain-military }
civ-choice-religion = { civ-domain-religion }
civ-choice-economy = { civ-domain-economy }
civ-choice-science = { civ-domain-science }
civ-choice-culture = { civ-domain-culture }
civ-choice-utopia = { civ-domain-utopia }
civ-choice-assassination = { civ-effect-assassination }: { civ-effect-assassination.does }
civ-choice-purge = { civ-effect-purge }: { civ-effect-purge.does }
civ-choice-attack = { civ-effect-attack }: { civ-effect-attack.does }
civ-warn-attack = Csak ezt támadhatnád: { $domain }. Onnan te is eldobsz egy lapot
civ-warn-breakthrough = { $count ->
    [0] Üres a korok paklija: nem húznál semmit
   *[other] Már csak { $count } lap van a korok paklijában: ennyit húzol, és ennyit dobsz el
}
civ-choice-inquisition = { civ-effect-inquisition }: { civ-effect-inquisition.does }
civ-choice-development = { civ-effect-development }: { civ-effect-development.does }
civ-choice-monopoly = { civ-effect-monopoly }: { civ-effect-monopoly.does }
civ-choice-embargo = { civ-effect-embargo }: { civ-effect-embargo.does }
civ-choice-experiment = { civ-effect-experiment }: { civ-effect-experiment.does }
civ-choice-research = { civ-effect-research }: { civ-effect-research.does }
civ-choice-breakthrough = { civ-effect-breakthrough }: { civ-effect-breakthrough.does }
civ-choice-oligarchy = { civ-effect-oligarchy }: { civ-effect-oligarchy.does }
civ-choice-republic = { civ-effect-republic }: { civ-effect-republic.does }
civ-choice-democracy = { civ-effect-democracy }: { civ-effect-democracy.does }
civ-choice-copy-assassination = { civ-effect-inspiration } – { civ-effect-assassination }: { civ-effect-assassination.does }
civ-choice-copy-purge = { civ-effect-inspiration } – { civ-effect-purge }: { civ-effect-purge.does }
civ-choice-copy-scripture = { civ-effect-inspiration } – { civ-effect-scripture }: { civ-effect-scripture.does }
civ-choice-copy-divine-right = { civ-effect-inspiration } – { civ-effect-divine-right }: { civ-effect-divine-right.does }
civ-choice-copy-development = { civ-effect-inspiration } – { civ-effect-development }: { civ-effect-development.does }
civ-choice-copy-monopoly = { civ-effect-inspiration } – { civ-effect-monopoly }: { civ-effect-monopoly.does }
civ-choice-copy-experiment = { civ-effect-inspiration } – { civ-effect-experiment }: { civ-effect-experiment.does }
civ-choice-copy-research = { civ-effect-inspiration } – { civ-effect-research }: { civ-effect-research.does }
civ-choice-copy-oligarchy = { civ-effect-inspiration } – { civ-effect-oligarchy }: { civ-effect-oligarchy.does }
civ-choice-copy-republic = { civ-effect-inspiration } – { civ-effect-republic }: { civ-effect-republic.does }

# A napló
civ-turn = { $seat } köre kezdődik.
civ-played = { $seat } kijátssza: { $card }.
civ-cannot-play = { $seat } kezében nincs kijátszható lap.
civ-used = { $seat } használja: { $effect }.
civ-attacks = { $seat } támad ({ $domain }): akinek van ott lapja, eldob egyet.
civ-copied = { civ-effect-inspiration } – { $seat } lemásolja: { $effect }.
civ-discarded-hand = { $seat } eldobja a kezéből: { $card }.
civ-discarded-area = { $seat } eldobja a játékterületéről: { $card }.
civ-sacrificed = { $seat } ezért eldobja a játékterületéről: { $card }.
civ-took-back = { $seat } visszaveszi a kezébe: { $card }.
civ-took-discarded = { $seat } kézbe veszi a dobópakliból: { $card }.
civ-took-middle = { $seat } középről a játékterületére teszi: { $card }.
civ-drew = { $seat } { $count } lapot húz.
civ-drew-known = { $seat } felhúzza: { $cards }.
civ-deck-empty = Elfogyott a korok paklija: ez az utolsó forduló.
civ-took-hand = { $seat } elveszi { $other } kézben tartott lapjait.
civ-took-hand-known = { $seat } elveszi { $other } lapjait: { $cards }.
civ-gave-back = { $seat } visszaad { $count } lapot; { $other } kapja.
civ-gave-back-known = { $seat } visszaadja: { $cards }; { $other } kapja.
civ-laid-embargo = { $seat } embargót vet ki { $other } egyik területére ({ $domain }), ezzel a lappal: { $card }.
civ-embargo-ended = { $seat } egyik területén ({ $domain }) véget ér az embargó.
civ-laid-hidden = { $seat } lefordítva letesz egy lapot ({ $card }) { $other } egyik területére ({ $domain }): ott eggyel több lap kell a hegemóniához.
civ-raised-hand-size = { $seat } a köre végén { $count } lapra egészíti ki a kezét.
civ-lost-hand-size = { $seat } lemásolt kézmérete már nem érvényes.
civ-dealt = { $seat } { $count } lapot kap.
civ-dealt-known = { $seat } ezeket kapja: { $cards }.
civ-kept = { $seat } megtart egy lapot.
civ-kept-known = { $seat } megtartja: { $cards }.
civ-passed = { $seat } továbbad { $count } lapot; { $other } kapja.
civ-passed-known = { $seat } továbbadja: { $cards }; { $other } kapja.
civ-laid-middle = { $seat } középre teszi: { $card }.
civ-ended-hegemony = { $seat } hegemóniát szerzett: vége a játéknak.
civ-ended-majority = Vége az utolsó fordulónak; a többség dönt.
civ-ended-stalemate = Régóta senki sem húzott; a többség dönt.

# Az asztal
civ-zone-deck = Korok paklija
civ-zone-discard = Dobópakli
civ-zone-aside = Félretéve
civ-zone-middle = Középen
civ-zone-hand = Kéz
civ-zone-pack = Csomag
civ-zone-hidden = Rejtett lapok
civ-zone-embargo = Embargó
civ-counter-level-1 = Lap az 1. szinthez
civ-counter-level-2 = Lap a 2. szinthez
civ-counter-hegemony = Lap a hegemóniához
civ-counter-hand-size = Kézméret
civ-counter-coin = Lemásolt kézméret
civ-counter-needed = Kell a hegemóniához
civ-stage-draft = Lapválasztás
civ-stage-middle = A középső lapok
civ-stage-play = Kijátszás
civ-stage-effects = Hatások
civ-stage-give-back = Visszaadás
civ-stage-shed = Eldobás
civ-stage-over = Vége a játéknak

# A játék előtt és után
civ-name = CIV: Carta Impera Victoria
civ-word-round = forduló
civ-word-turn = kör
civ-option-start = Kezdés
    .help = Hogyan jut mindenki az első lapjaihoz.
civ-option-start-classic = Három lap mindenkinek
    .help = Mindenki három lapot kap, és rögtön kezdődik a játék.
civ-option-start-draft = Lapválasztás (draft), négy-négy lapból
    .help = Mindenki megtart egyet négy lapból, a többit továbbadja: a kezdőlapokat így nem osztják, hanem választják.
civ-option-teams = Csapatok
    .help = Nyernek-e együtt a társak; a csapatjátékhoz négy játékos kell.
civ-option-teams-off = Mindenki magáért
    .help = Mindenki a saját birodalmáért játszik.
civ-option-teams-on = Két kétfős csapat
    .help = Az egymással szemben ülő 1. és 3. játékos játszik a 2. és a 4. ellen; a társak együtt nyernek, de nem mutathatják meg egymásnak a lapjaikat.
civ-option-first = Kezdőjátékos
    .help = Ki kezdi a játékot; a többiek az óramutató járása szerint következnek.
civ-option-first-seed = Sorsolással
    .help = A véletlen dönt, minden játékban újra.
civ-option-first-1 = 1. játékos
civ-option-first-2 = 2. játékos
civ-option-first-3 = 3. játékos
civ-option-first-4 = 4. játékos
civ-end-hegemony = Hegemónia
civ-end-majority = Többség
civ-end-stalemate = Többség hosszú tétlenség után
civ-because-tie = Pontegyenlőség ({ $points } pont): az dönt, kinek van több lapja ezen a területen – { $domain }.
civ-because-shared = Egyenlő a pontszám, és minden területen a lapok száma is: a győzelem közös.
