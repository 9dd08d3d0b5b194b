# Területek, hatások, kártyák
civ-domain-military = Katonaság
civ-domain-religion = Vallás
civ-domain-economy = Gazdaság
civ-domain-science = Tudomány
civ-domain-culture = Kultúra
civ-domain-utopia = Utópia

civ-effect-assassination = Orgyilkosság
civ-effect-purge = Tisztogatás
civ-effect-attack = Támadás
civ-effect-scripture = Szentírás
civ-effect-divine-right = Isteni előjog
civ-effect-inquisition = Inkvizíció
civ-effect-development = Fejlődés
civ-effect-monopoly = Monopólium
civ-effect-embargo = Embargó
civ-effect-experiment = Kísérlet
civ-effect-research = Kutatás
civ-effect-breakthrough = Áttörés
civ-effect-oligarchy = Oligarchia
civ-effect-republic = Köztársaság
civ-effect-democracy = Demokrácia
civ-effect-inspiration = Ihlet

civ-card = { $domain } { $age }
civ-card-level-1 = 1. szint, { $effect }: { $does }
civ-card-level-2 = 2. szint, { $effect }: { $does }
civ-card-sacrifice = Kártyaeldobás, { $effect }: { $does }
civ-card-culture = { $effect }: akinek mindenkinél több Kultúrája van, fordulónként egyszer használhatja más területének egy állandó hatását.

civ-say-discard = { $count ->
    [one] dobj el egy lapot a kezedből
   *[other] dobj el { $count } lapot a kezedből
}
civ-say-hand-size = a forduló végén { $count } lapra húzz fel
civ-say-discard-play = { $count ->
    [one] dobj el egy lapot a játékterületedről, aztán játssz ki egy lapot
   *[other] dobj el { $count } lapot a játékterületedről, aztán játssz ki { $count } lapot
}
civ-say-take-play = { $count ->
    [one] vegyél vissza egy lapot a játékterületedről, aztán játssz ki egy lapot
   *[other] vegyél vissza { $count } lapot a játékterületedről, aztán játssz ki { $count } lapot
}
civ-say-take-discarded = { $count ->
    [one] vegyél kézbe egy lapot a dobópakliból
   *[other] vegyél kézbe { $count } lapot a dobópakliból
}
civ-say-attack = nevezz meg egy területet, és veszíts onnan egy lapot; ugyanígy jár mindenki, akinek van ott lapja
civ-say-inquisition = vedd el valaki kezét, és adj vissza ugyanannyi lapot, amelyiket csak akarod
civ-say-embargo = tedd ezt valaki egyik területére: a következő fordulójában ott nem játszhat ki lapot
civ-say-breakthrough = húzz { $count } lapot, aztán dobj el ugyanannyit a kezedből
civ-say-democracy = tedd ezt valaki egyik területére: ott mostantól eggyel több lap kell a hegemóniához

civ-suit-military = { civ-domain-military }
civ-suit-religion = { civ-domain-religion }
civ-suit-economy = { civ-domain-economy }
civ-suit-science = { civ-domain-science }
civ-suit-culture = { civ-domain-culture }
civ-suit-utopia = { civ-domain-utopia }

# Amit kérdezünk
civ-ask-keep = Tarts meg egy lapot, a többit add tovább balra
civ-ask-middle = Vegyél egy lapot középről a játékterületedre
civ-ask-play = Játssz ki egy lapot a kezedből
    .waiting = { $seat } kijátszandó kártyát választ.
    .done = Nincs kijátszható lap
civ-ask-effect = Használj egy hatást, vagy fejezd be a fordulódat
    .waiting = { $seat } hatást használ, vagy befejezi a fordulóját.
    .done = A forduló vége
civ-ask-play-more = { $count ->
    [one] Játssz ki egy lapot a kezedből
   *[other] Játssz ki { $count } lapot a kezedből
}
    .done = Nincs kijátszható lap
civ-ask-discard = { $count ->
    [one] Dobj el egy lapot a kezedből
   *[other] Dobj el { $count } lapot a kezedből
}
civ-ask-give-up = { $count ->
    [one] Dobj el egy lapot a játékterületedről
   *[other] Dobj el { $count } lapot a játékterületedről
}
civ-ask-take-back = { $count ->
    [one] Vegyél vissza egy lapot a játékterületedről
   *[other] Vegyél vissza { $count } lapot a játékterületedről
}
civ-ask-take-discarded = { $count ->
    [one] Vegyél el egy lapot a dobópakliból
   *[other] Vegyél el { $count } lapot a dobópakliból
}
civ-ask-pay = Fizess egy lappal a játékterületedről ({ $domain })
civ-ask-lay = Válaszd ki, melyik lapot teszed le képpel lefelé ({ $domain })
civ-ask-attack-domain = Melyik területet támadod? Te is veszítesz onnan egy lapot
civ-ask-attack-domain-forced = { $seat } már csak ezt támadhatja: { $what }
civ-ask-lose = Veszíts egy lapot a játékterületedről ({ $domain })
civ-ask-inquisition-seat = Kinek a kezét veszed el?
civ-ask-give-back = { $count ->
    [one] Adj vissza egy lapot ({ $other })
   *[other] Adj vissza { $count } lapot ({ $other })
}
civ-ask-embargo-seat = Kit sújtasz embargóval?
civ-ask-embargo-domain = Melyik területét tiltod le ({ $other })?
civ-ask-democracy-seat = Kinek a hegemóniáját nehezíted?
civ-ask-democracy-domain = Melyik területén ({ $other })?

# Választások
civ-choice-military = { civ-domain-military }
civ-choice-religion = { civ-domain-religion }
civ-choice-economy = { civ-domain-economy }
civ-choice-science = { civ-domain-science }
civ-choice-culture = { civ-domain-culture }
civ-choice-utopia = { civ-domain-utopia }
civ-choice-assassination = { civ-effect-assassination }: egy lap eldobása kézből
civ-choice-purge = { civ-effect-purge }: 2 lap eldobása kézből
civ-choice-attack = { civ-effect-attack }: { civ-domain-military } eldobása, mindenki veszít egy lapot
civ-warn-attack = Csak ez maradna támadásra: { $domain }. Te is veszítesz onnan egy lapot
civ-choice-inquisition = { civ-effect-inquisition }: { civ-domain-religion } eldobása, kézcsere valakivel
civ-choice-development = { civ-effect-development }: lap eldobása a játékterületről, aztán egy lap kijátszása
civ-choice-monopoly = { civ-effect-monopoly }: 2 lap eldobása a játékterületről, aztán 2 lap kijátszása
civ-choice-embargo = { civ-effect-embargo }: { civ-domain-economy } letétele, valaki egyik területének tiltása
civ-choice-experiment = { civ-effect-experiment }: egy lap visszavétele, aztán egy lap kijátszása
civ-choice-research = { civ-effect-research }: 2 lap visszavétele, aztán 2 lap kijátszása
civ-choice-breakthrough = { civ-effect-breakthrough }: { civ-domain-science } eldobása, 5 lap húzása, 5 eldobása
civ-choice-oligarchy = { civ-effect-oligarchy }: egy eldobott lap elvétele
civ-choice-republic = { civ-effect-republic }: 2 eldobott lap elvétele
civ-choice-democracy = { civ-effect-democracy }: { civ-domain-utopia } letétele, egy hegemónia nehezítése
civ-choice-copy-assassination = { civ-effect-inspiration }: { civ-effect-assassination } másolása
civ-choice-copy-purge = { civ-effect-inspiration }: { civ-effect-purge } másolása
civ-choice-copy-scripture = { civ-effect-inspiration }: { civ-effect-scripture } másolása
civ-choice-copy-divine-right = { civ-effect-inspiration }: { civ-effect-divine-right } másolása
civ-choice-copy-development = { civ-effect-inspiration }: { civ-effect-development } másolása
civ-choice-copy-monopoly = { civ-effect-inspiration }: { civ-effect-monopoly } másolása
civ-choice-copy-experiment = { civ-effect-inspiration }: { civ-effect-experiment } másolása
civ-choice-copy-research = { civ-effect-inspiration }: { civ-effect-research } másolása
civ-choice-copy-oligarchy = { civ-effect-inspiration }: { civ-effect-oligarchy } másolása
civ-choice-copy-republic = { civ-effect-inspiration }: { civ-effect-republic } másolása

# A napló
civ-turn = { $seat } fordulója kezdődik.
civ-played = { $seat } kijátssza: { $card }.
civ-cannot-play = { $seat } kezében nincs kijátszható lap.
civ-used = { $seat } használja: { $effect }.
civ-copied = { $seat } lemásolja: { $effect }.
civ-discarded-hand = { $seat } eldobja a kezéből: { $card }.
civ-discarded-area = { $seat } eldobja a játékterületéről: { $card }.
civ-took-back = { $seat } visszaveszi a kezébe: { $card }.
civ-took-discarded = { $seat } elveszi a dobópakliból: { $card }.
civ-took-middle = { $seat } elveszi középről: { $card }.
civ-drew = { $seat } { $count } lapot húz.
civ-drew-known = { $seat } húz: { $cards }.
civ-deck-empty = Elfogyott a korok paklija: ez az utolsó kör.
civ-took-hand = { $seat } elveszi { $other } kezét.
civ-took-hand-known = { $seat } elveszi { $other } kezét: { $cards }.
civ-gave-back = { $seat } { $count } lapot visszaad neki: { $other }.
civ-gave-back-known = { $seat } visszaadja neki: { $other } – { $cards }.
civ-laid-embargo = { $seat } embargóval sújtja: { $other }, { $domain }.
civ-embargo-ended = Véget ér az embargó: { $seat }.
civ-laid-hidden = { $seat } megnehezíti a hegemóniát: { $other }, { $domain }.
civ-raised-hand-size = { $seat } { $count } lapra húz fel.
civ-lost-hand-size = Véget ér a lemásolt kézméret: { $seat }.
civ-dealt = { $seat } { $count } lapot kap.
civ-dealt-known = { $seat } ezeket kapja: { $cards }.
civ-kept = { $seat } megtart egy lapot.
civ-kept-known = { $seat } megtartja: { $cards }.
civ-passed = { $seat } { $count } lapot ad tovább neki: { $other }.
civ-passed-known = { $seat } továbbadja neki: { $other } – { $cards }.
civ-laid-middle = { $seat } középre teszi: { $card }.
civ-ended-hegemony = { $seat } hegemóniát szerzett: vége a játéknak.
civ-ended-majority = Vége az utolsó körnek; a többség dönt.
civ-ended-stalemate = Régóta senki sem húzott; a többség dönt.

# Az asztal
civ-zone-deck = Korok paklija
civ-zone-discard = Dobópakli
civ-zone-aside = Félretéve
civ-zone-middle = Közép
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
civ-stage-draft = A választás
civ-stage-middle = A középső lapok
civ-stage-play = Kijátszás
civ-stage-effects = Hatások
civ-stage-give-back = Visszaadás
civ-stage-shed = Eldobás
civ-stage-over = Vége a játéknak

# A játék előtt és után
civ-name = CIV: Carta Impera Victoria
civ-option-start = Kezdés
    .help = Hogyan jut mindenki az első lapjaihoz.
civ-option-start-classic = Három lap mindenkinek
    .help = Mindenki három lapot kap, és rögtön kezdődik a játék.
civ-option-start-draft = Választás négy-négy lapból
    .help = Mindenki megtart egyet négy lapból, a többit továbbadja: a kezdőlapokat így nem osztják, hanem választják.
civ-option-teams = Csapatok
    .help = Nyernek-e együtt a társak; a csapatjátékhoz négy szék kell.
civ-option-teams-off = Mindenki magáért
    .help = Mindenki a saját birodalmáért játszik.
civ-option-teams-on = Két kétfős csapat, a társak egymással szemben
    .help = Az 1. és a 3. szék játszik a 2. és a 4. ellen; a társak együtt nyernek, de nem mutatják meg egymásnak a kezüket.
civ-option-first = Az első forduló
    .help = Kié az első forduló; a többiek az óramutató járása szerint következnek.
civ-option-first-seed = Sorsolással
    .help = A véletlen dönt, minden játékban újra.
civ-option-first-1 = 1. szék
civ-option-first-2 = 2. szék
civ-option-first-3 = 3. szék
civ-option-first-4 = 4. szék
civ-end-hegemony = Hegemónia
civ-end-majority = Többség
civ-end-stalemate = Többség hosszú tétlenség után
