# Áruk. A `good` a puszta szó, a `count` számmal áll.
settlers-good-wood = fa
    .acc = fát
settlers-good-stone = kő
    .acc = követ
settlers-good-food = étel
    .acc = ételt
settlers-good-gold = arany
    .acc = aranyat
settlers-good-worker = munkás
    .acc = munkást
settlers-good-raze = rombolásjelző
    .acc = rombolásjelzőt
settlers-good-defense = védelemjelző
    .acc = védelemjelzőt
settlers-good-vp = győzelmi pont
    .acc = győzelmi pontot
settlers-good-card = kártya
    .acc = kártyát
settlers-good-common-card = közös kártya
    .acc = közös kártyát
settlers-good-faction-card = birodalomkártya
    .acc = birodalomkártyát

settlers-count-wood = { $count } [wood]
settlers-count-stone = { $count } [stone]
settlers-count-food = { $count } [food]
settlers-count-gold = { $count } [gold]
settlers-count-worker = { $count } [worker]
settlers-count-raze = { $count } [raze]
settlers-count-defense = { $count } [defense]
settlers-count-vp = { $count } [vp]
settlers-count-card = { $count } kártya
settlers-count-common-card = { $count } közös kártya
settlers-count-faction-card = { $count } birodalomkártya
settlers-count-resource = { $count } tetszőleges nyersanyag
settlers-count-hand-card = { $count } kártya a kezedből
settlers-count-location = { $count } helyszín

# Színek, birodalmak, fajták
settlers-colour-black = fekete
settlers-colour-purple = lila
settlers-colour-blue = kék
settlers-colour-brown = barna
settlers-colour-gold = aranyszínű
settlers-colour-red = piros
settlers-colour-pink = rózsaszín
settlers-colour-gray = szürke
settlers-suit-common = Közös
settlers-suit-barbarians = Barbárok
settlers-suit-japanese = Japánok
settlers-suit-romans = Rómaiak
settlers-suit-egyptians = Egyiptomiak
settlers-suit-attack = Támadáskártyák
settlers-virtual-player = a virtuális játékos
settlers-category-production = Termelő helyszín
settlers-category-feature = Tulajdonsághelyszín
settlers-category-action = Akcióhelyszín

# Egy kártya sorai
settlers-line-kind = { $what }, a játék végén { $vp } [vp]
settlers-line-cost = Építési költség: { $cost }
settlers-line-raze = Rombolás: { $goods }
settlers-line-deal = Üzlet: { $good }
settlers-line-production = Termelés: { $does }.
settlers-line-feature = Tulajdonság: { $does }.
settlers-line-action = Akció, fordulónként { $times ->
    [one] egyszer
    [2] kétszer
   *[other] { $times } alkalommal
}: { $cost } → { $does }.
settlers-line-action-free = Akció, fordulónként { $times ->
    [one] egyszer
    [2] kétszer
   *[other] { $times } alkalommal
}: { $does }.
settlers-line-bonus = Építési bónusz: { $does }.
settlers-line-attack = A támadás célpontja: { $good }. Üzletként ugyanezt termeli.

# Mit tesznek a kártyák
settlers-say-per-colour = minden { $colour } helyszíned után { $goods }, legfeljebb { $limit }
settlers-say-per-samurai = a birodalmadban álló minden szamuráj után { $goods }, legfeljebb { $limit }
settlers-say-or = { $first } vagy { $second }
settlers-say-then = { $first }, majd { $second }
settlers-say-for = { $cost } → { $gain }
settlers-say-may = fizethetsz ({ $does })
settlers-say-look-keep = nézd meg a birodalompaklid felső { $count } lapját, egyet vegyél a kezedbe, a többit keverd vissza
settlers-say-copy = egy másik termelő helyszíned árui
settlers-say-samurai = helyezz { $count } szamurájt a készletből a saját helyszíneidre
settlers-say-when-colour = minden { $colour } helyszíned felépítésekor { $gain }
settlers-say-when-faction = minden saját helyszín felépítésekor { $gain }
settlers-say-when-razing = minden rombolásod után { $gain }
settlers-say-when-dealing = minden üzletkötésed után { $gain }
settlers-say-when-scoring = valahányszor egyszerre legalább { $least } győzelmi pontot kapsz, még { $gain } jár
settlers-say-when-trading = valahányszor egy ellenfél egy pár munkást nyersanyagra vagy kártyára költ, { $gain } jár, fordulónként legfeljebb { $most ->
    [one] egyszer
    [2] kétszer
   *[other] { $most } alkalommal
}
settlers-say-stores = a takarítási fázisban bármennyi { $goods-acc } elraktározhatsz
settlers-say-exchanges = a termelési fázisban visszaadhatod az üzleteid áruit, darabonként { $gain } fejében
settlers-say-holds-cards = a körödben kártyákat tehetsz alá a kezedből, darabonként { $gain } fejében; ha legalább { $least } lap van alatta, a játék végén még { $bonus }
settlers-say-holds-resources = a körödben nyersanyagokat tehetsz rá; a játék végén { $steps }; ezek közül csak a legtöbbet érő számít
settlers-say-step = { $count } nyersanyagért { $gain }
settlers-say-build-from-hand = építs fel egy birodalomkártyát a kezedből, helyszín eldobása nélkül
settlers-say-build-from-deals = építs fel egy kártyát a táblád alatti üzletek közül, helyszín eldobása nélkül
settlers-say-reactivate = ürítsd ki egy másik akcióhelyszínedet, hogy újra aktiválható legyen
settlers-say-trigger-production = egy termelő helyszíned azonnal termel
settlers-say-raze-own = rombold le egy közös helyszínedet; a rombolásmezője mellett 1 fát is kapsz az alapzatért, amellyé válik
settlers-say-hand-to-foundation = egy közös kártya a kezedből alapzattá válik
settlers-say-draw-keep = húzz { $count } kártyát, mindegyiket egy általad választott pakliból; egyet tarts meg, a többit dobd el
settlers-say-use-own-deal = egy üzleted még egyszer megadja az áruját
settlers-say-discard-own-deal = dobd el egy üzletedet
settlers-say-discard-deal = dobd el egy ellenfél üzletét
settlers-say-plunder-deal = dobd el egy ellenfél üzletét, és kapd meg az áruját
settlers-say-steal-deal = vidd át egy ellenfél táblája alatti üzletet a saját táblád alá
settlers-say-route-deal = köss üzletet egy ellenfél birodalmi helyszínével; a birodalompaklid felső lapja jelöli
settlers-say-steal-resource = vegyél el 1 fát, követ vagy ételt egy ellenféltől
settlers-say-take-raze-good = kapsz egy árut egy ellenfél helyszínének rombolásmezőjéből; a helyszín megmarad
settlers-say-raze-any = rombold le egy ellenfél helyszínét, bármi védi is
settlers-say-raze-for-points = rombolj le egy kártyát a kezedből ({ $hand } [raze]) vagy egy ellenfél helyszínét ({ $location } [raze], a rajta lévő minden védelemjelző és szamuráj után még 1); a kapott árukat visszaadhatod, darabonként { $gain } fejében
settlers-say-remove-location = dobd el egy ellenfél helyszínét (ez nem rombolás)
settlers-say-block-action = egy ellenfél akcióhelyszíne a forduló végéig nem aktiválható
settlers-say-take-over = egy ellenfél helyszíne a forduló végéig a tiédnek számít
settlers-say-opponent-discards = egy választott ellenfél eldob egy kártyát a kezéből

# Kérdések
settlers-ask-pick = Vegyél a kezedbe egyet a felfedett kártyák közül
    .waiting = { $seat } választ a felfedett kártyák közül.
settlers-ask-keep-pack = { $how ->
    [passed] Tarts meg egyet ezek közül; a többit { $other } kapja
   *[discarded] Tarts meg egyet ezek közül; a másik a dobópakliba kerül
}
    .waiting = { $seat } kiválasztja, melyik kártyát tartja meg.
settlers-ask-turn = Válassz akciót vagy szabad lépést, vagy passzolj
    .waiting = { $seat } akciót választ.
settlers-ask-after = Tegyél szabad lépést, vagy fejezd be a körödet
    .waiting = { $seat } szabad lépést tehet, mielőtt vége a körének.
    .done = A kör vége
settlers-ask-build = Melyik kártyát építed fel?
    .waiting = { $seat } eldönti, mit épít fel.
settlers-ask-ground = { $card }: melyik helyszínt vagy alapzatot dobod el az építéshez?
    .waiting = { $card }: { $seat } eldönti, mit dob el az építéséhez.
settlers-ask-ground-forced = { $card }: { $seat } csak ennek a helyére építheti – { $cards }.
settlers-ask-deal = Melyik kártyával kötsz üzletet?
    .waiting = { $seat } eldönti, melyik kártyával köt üzletet.
settlers-ask-raze-hand = Melyik kártyát rombolod le a kezedből?
    .waiting = { $seat } eldönti, mit rombol le a kezéből.
settlers-ask-raze = Melyik helyszínt rombolod le?
    .waiting = { $seat } eldönti, melyik helyszínt rombolja le.
settlers-ask-activate = Melyik akcióhelyszínt aktiválod?
    .waiting = { $seat } eldönti, melyik helyszínt aktiválja.
settlers-ask-again = { $card }: aktiválod még egyszer ebben az akcióban?
    .waiting = { $card }: { $seat } eldönti, hogy újra aktiválja-e.
    .done = Nem
settlers-ask-work = Mit szerzel 2 munkásért?
    .waiting = { $seat } eldönti, mire költi a munkásait.
    .done = Többet nem költök
settlers-ask-defend = Melyik helyszínt védje a védelemjelző?
    .waiting = { $seat } eldönti, melyik helyszínre tesz védelemjelzőt.
settlers-ask-deploy = Melyik helyszínen álljon hadba a szamuráj?
    .waiting = { $seat } eldönti, melyik helyszínre állít szamurájt.
settlers-ask-samurai = { $card }: helyezz { $count } szamurájt saját helyszínre
    .waiting = { $card }: { $seat } szamurájokat állít a saját helyszíneire.
settlers-ask-gate = Melyik Kapu alá teszel kártyát?
    .waiting = { $seat } eldönti, melyik Kapu alá tesz kártyát.
settlers-ask-gate-card = Melyik kártyát teszed a kezedből a Kapu alá?
    .waiting = { $seat } eldönti, melyik kártyát teszi egy Kapu alá.
settlers-ask-shrine = Melyik Szentélyre teszel nyersanyagot?
    .waiting = { $seat } eldönti, melyik Szentélyre tesz nyersanyagot.
settlers-ask-shrine-good = Mit teszel a Szentélyre?
    .waiting = { $seat } eldönti, melyik nyersanyagot teszi egy Szentélyre.
settlers-ask-gold = { $card }: { $goods-acc } fizetsz; ebből mennyit arannyal?
    .waiting = { $card }: { $seat } { $goods-acc } fizet, és eldönti, mennyit arannyal.
settlers-ask-resource = { $card }: { $count ->
    [one] melyik nyersanyaggal fizetsz?
   *[other] { $count } nyersanyagot fizetsz; melyik legyen az első?
}
    .waiting = { $card }: { $seat } eldönti, melyik nyersanyaggal fizet.
settlers-ask-pay-card = { $card }: melyik kártyát dobod el érte a kezedből?
    .waiting = { $card }: { $seat } eldönti, melyik kártyát dobja el érte a kezéből.
settlers-ask-deck = { $how ->
    [deal] Üzlet – { $by }: melyik pakliból húzol?
    [bonus] Építési bónusz – { $by }: melyik pakliból húzol?
    [work] 2 munkásért kártyát húzol: melyik pakliból?
   *[card] { $by }: melyik pakliból húzol?
}
    .waiting = { $seat } eldönti, melyik pakliból húz.
settlers-ask-order = Egyszerre több hatás következik: melyik legyen az első?
    .waiting = { $seat } eldönti, melyik hatás következzen előbb.
settlers-ask-one-of = { $card }: { $first-acc } vagy { $second-acc } választasz?
    .waiting = { $card }: { $seat } eldönti, mit kap.
settlers-ask-may-pay = { $count ->
    [one] { $card }: fizetsz { $first-acc } { $first-gain } fejében?
   *[other] { $card }: fizetsz { $first-acc } { $first-gain } vagy { $second-acc } { $second-gain } fejében?
}
    .waiting = { $card }: { $seat } eldönti, fizet-e pontokért.
    .done = Nem fizetek
settlers-ask-keep = Melyiket tartod meg a húzott kártyák közül? A többit eldobod
    .waiting = { $seat } eldönti, melyik húzott kártyát tartja meg.
settlers-ask-keep-looked = Melyiket veszed a kezedbe ezek közül? A többit visszakevered
    .waiting = { $seat } eldönti, melyik megnézett kártyát tartja meg.
settlers-ask-copy = { $card }: melyik termelést másolod?
    .waiting = { $card }: { $seat } eldönti, melyik termelést másolja le.
settlers-ask-exchange = { $how ->
    [produced] Visszaadhatod az árukat, amelyeket az üzleteid most termeltek, darabonként { $vp } győzelmi pontért
   *[razed] Visszaadhatod az árukat, amelyeket a rombolásért kaptál, darabonként { $vp } győzelmi pontért
}
    .waiting = { $seat } árukat adhat vissza pontokért.
    .done = A többit megtartom
settlers-ask-store = { $goods }: mennyit raktározol el?
    .waiting = { $seat } eldönti, mennyit raktároz el ebből: { $goods }.
settlers-ask-build-from-hand = { $card }: melyik birodalomkártyát építed fel?
    .waiting = { $card }: { $seat } eldönti, melyik birodalomkártyát építi fel.
settlers-ask-build-from-deals = { $card }: melyik üzletet építed fel?
    .waiting = { $card }: { $seat } eldönti, melyik üzletét építi fel.
settlers-ask-reactivate = { $card }: melyik akcióhelyszínt üríted ki?
    .waiting = { $card }: { $seat } eldönti, melyik akcióhelyszínt üríti ki.
settlers-ask-trigger-production = { $card }: melyik helyszín termeljen?
    .waiting = { $card }: { $seat } eldönti, melyik helyszín termeljen.
settlers-ask-raze-own = { $card }: melyik helyszínedet rombolod le?
    .waiting = { $card }: { $seat } eldönti, melyik helyszínét rombolja le.
settlers-ask-raze-own-forced = { $card }: { $seat } csak ezt rombolhatja le – { $cards }.
settlers-ask-hand-to-foundation = { $card }: melyik kártya legyen alapzat?
    .waiting = { $card }: { $seat } eldönti, melyik kártyából lesz alapzat.
settlers-ask-use-own-deal = { $card }: melyik üzleted adja meg az áruját?
    .waiting = { $card }: { $seat } eldönti, melyik üzlete adja az áruját.
settlers-ask-discard-own-deal = { $card }: melyik üzletedet dobod el?
    .waiting = { $card }: { $seat } eldönti, melyik üzletét dobja el.
settlers-ask-discard-own-deal-forced = { $card }: { $seat } csak ezt dobhatja el – { $cards }.
settlers-warn-pass = Ezt nem tudod elraktározni, elveszne: { $goods }
settlers-warn-only = Ezt veszítenéd el, mert nincs más választás: { $cards }
settlers-ask-discard-deal-seat = { $card }: kinek az üzletét dobod el?
    .waiting = { $card }: { $seat } eldönti, kinek az üzletét dobja el.
settlers-ask-discard-deal = { $card }: melyik üzletet dobod el?
    .waiting = { $card }: { $seat } eldönti, melyik üzletet dobja el.
settlers-ask-plunder-deal-seat = { $card }: kinek az üzletét fosztod ki?
    .waiting = { $card }: { $seat } eldönti, kinek az üzletét fosztja ki.
settlers-ask-plunder-deal = { $card }: melyik üzletet fosztod ki?
    .waiting = { $card }: { $seat } eldönti, melyik üzletet fosztja ki.
settlers-ask-steal-deal-seat = { $card }: kinek az üzletét veszed el?
    .waiting = { $card }: { $seat } eldönti, kinek az üzletét veszi el.
settlers-ask-steal-deal = { $card }: melyik üzletet veszed el?
    .waiting = { $card }: { $seat } eldönti, melyik üzletet veszi el.
settlers-ask-route-deal = { $card }: melyik helyszínnel kötsz üzletet?
    .waiting = { $card }: { $seat } eldönti, melyik helyszínnel köt üzletet.
settlers-ask-steal-resource-seat = { $card }: kitől veszel el nyersanyagot?
    .waiting = { $card }: { $seat } eldönti, kitől vesz el nyersanyagot.
settlers-ask-steal-resource = { $card }: melyik nyersanyagot veszed el?
    .waiting = { $card }: { $seat } eldönti, melyik nyersanyagot veszi el.
settlers-ask-take-raze-good = { $card }: melyik helyszín rombolásmezőjéből veszel árut?
    .waiting = { $card }: { $seat } eldönti, melyik helyszín rombolásmezőjéből kap árut.
settlers-ask-raze-good = { $card }: melyik árut kapod?
    .waiting = { $card }: { $seat } eldönti, melyik árut kapja.
settlers-ask-raze-any = { $card }: melyik helyszínt rombolod le?
    .waiting = { $card }: { $seat } eldönti, melyik helyszínt rombolja le.
settlers-ask-raze-for-points = { $card }: mit rombolsz le?
    .waiting = { $card }: { $seat } eldönti, mit rombol le.
settlers-ask-remove-location = { $card }: melyik helyszínt dobod el?
    .waiting = { $card }: { $seat } eldönti, melyik helyszínt dobja el.
settlers-ask-block-action = { $card }: melyik akcióhelyszín ne legyen aktiválható?
    .waiting = { $card }: { $seat } eldönti, melyik akcióhelyszín ne legyen aktiválható.
settlers-ask-take-over = { $card }: melyik helyszínt veszed át?
    .waiting = { $card }: { $seat } eldönti, melyik helyszínt veszi át.
settlers-ask-opponent-discards = { $card }: ki dobjon el egy kártyát?
    .waiting = { $card }: { $seat } eldönti, ki dobjon el egy kártyát.
settlers-ask-made-to-discard = { $card }: dobj el egy kártyát a kezedből
    .waiting = { $card }: { $seat } eldönti, melyik kártyát dobja el a kezéből.
settlers-ask-attacked = A támadás több helyszínt egyformán ér: melyiket veszíted el?
    .waiting = { $seat } eldönti, melyik helyszínét veszíti el a támadásban.

# Választások
settlers-choice-build = Helyszín építése
settlers-choice-deal = Üzletkötés
settlers-choice-raze-hand = Rombolás kézből
settlers-choice-raze = Rombolás ellenfélnél
settlers-choice-activate = Akcióhelyszín aktiválása
settlers-choice-work = Munkások elköltése
settlers-choice-pass = Passzolás a forduló végéig
settlers-choice-defend = Védelemjelző lerakása
settlers-choice-deploy = Szamuráj hadba állítása
settlers-choice-gate = Kártya a Kapu alá
settlers-choice-shrine = Nyersanyag a Szentélyre
settlers-choice-common = Közös pakli
settlers-choice-faction = Saját birodalompakli
settlers-choice-bonus = Az építési bónusz
settlers-choice-again = Újabb aktiválás
settlers-resource-wood = { settlers-good-wood }
settlers-resource-stone = { settlers-good-stone }
settlers-resource-food = { settlers-good-food }
settlers-resource-gold = { settlers-good-gold }
settlers-resource-worker = { settlers-good-worker }
settlers-resource-raze = { settlers-good-raze }
settlers-resource-defense = { settlers-good-defense }
settlers-resource-vp = { settlers-good-vp }
settlers-resource-card = { settlers-good-card }

# Ami két egyforma nevű lapot megkülönböztet
settlers-apart-deals = { $seat } üzlete
settlers-apart-foundations = { $seat } alapzata
settlers-apart-empire = { $seat }
settlers-apart-virtual = virtuális játékos
settlers-apart-hand = kézben
settlers-apart-cost = ára { $goods }
settlers-apart-raze = rombolásmezője { $goods }
settlers-apart-deal = üzletmezője { $goods }
settlers-apart-used = { $count ->
    [one] aktiválva
    [2] kétszer aktiválva
   *[other] { $count } alkalommal aktiválva
}
settlers-apart-blocked = nem használható
settlers-apart-defended = védelemjelzővel
settlers-apart-samurai = szamurájjal
settlers-apart-under = { $count } lappal alatta
settlers-apart-on = { $count } áruval rajta

# A napló
settlers-round = { $round }. forduló, felderítési fázis; a kezdőjátékos: { $seat }.
settlers-round-alone = { $round }. forduló, felderítési fázis
settlers-phase-production = Kezdődik a termelési fázis.
settlers-phase-action = Kezdődik az akciófázis.
settlers-phase-cleanup = Kezdődik a takarítási fázis.
settlers-phase-attack = A virtuális játékos támad.
settlers-turn = { $seat } köre kezdődik.
settlers-passed = { $seat } passzol.
settlers-gained-card = { $card }: { $seat } { $goods-acc } kap.
settlers-gained-deal = Üzlet – { $card }: { $seat } { $goods-acc } kap.
settlers-gained-bonus = Építési bónusz – { $card }: { $seat } { $goods-acc } kap.
settlers-gained-board = A birodalomtábláról { $seat } { $goods-acc } kap.
settlers-gained-work = A munkásokért { $seat } { $goods-acc } kap.
settlers-gained-foundation = Az alapzatért { $seat } { $goods-acc } kap.
settlers-gained-exchange = A visszaadott árukért { $seat } { $goods-acc } kap.
settlers-paid = { $seat } { $goods-acc } fizet.
settlers-returned = { $seat } visszaad { $goods-acc }.
settlers-stored = { $seat } elraktároz { $goods-acc }.
settlers-not-stored = { $seat } eldobja, amit nem raktározott el: { $goods }.
settlers-took-good = { $other } elveszít { $goods-acc }; { $seat } kapja meg.
settlers-scored-more = { $card }: { $seat } még { $goods-acc } kap.
settlers-discarded-hand = { $seat } eldobja a kezéből: { $card }.
settlers-reshuffled = A közös dobópakliból új pakli lesz.
settlers-reshuffled-faction = { $seat } eldobott birodalomkártyáiból új pakli lesz.
# Ami a kártyát adja, előtte áll, mint az áruknál.
settlers-drew = { $how ->
    [card] { $by }: { $seat }
    [deal] Üzlet – { $by }: { $seat }
    [bonus] Építési bónusz – { $by }: { $seat }
    [work] A munkásokért { $seat }
   *[plainly] { $seat }
} { $goods-acc } húz.
settlers-drew-known = { $how ->
    [card] { $by }: { $seat }
    [deal] Üzlet – { $by }: { $seat }
    [bonus] Építési bónusz – { $by }: { $seat }
    [work] A munkásokért { $seat }
   *[plainly] { $seat }
} { $goods-acc } húz ({ $cards }).
settlers-looked = { $card }: { $seat } megnézi a birodalompaklija felső { $count } lapját.
settlers-looked-known = { $card }: { $seat } megnézi a birodalompaklija felső lapjait – { $cards }.
settlers-kept = { $seat } egyet kézbe vesz közülük.
settlers-kept-known = { $seat } kézbe veszi: { $cards }.
settlers-shuffled-back = { $seat } a többit visszakeveri a birodalompakliba.
settlers-built = { $seat } felépíti: { $card }.
settlers-token-back = { $seat } visszavesz egy Egyiptom-jelzőt.
settlers-gate-lost = { $card }: az alatta lévő lapok elvesznek – { $cards }.
settlers-discarded-location = { $seat } eldobja a helyszínt: { $card }.
settlers-discarded-location-of = { $seat } eldobja { $other } helyszínét: { $card }.
settlers-discarded-razed = A dobópakliba kerül: { $card }.
settlers-foundation = { $seat } alapzata lesz: { $card }.
settlers-discarded-foundation = { $seat } eldobja az alapzatot: { $card }.
settlers-razed-hand = { $seat } lerombolja a kezéből: { $card }.
settlers-razed = { $seat } lerombolja a saját helyszínét: { $card }.
settlers-razed-of = { $seat } lerombolja { $other } helyszínét: { $card }.
settlers-dealt = { $seat } üzletet köt ezzel: { $card }.
settlers-route = { $seat } üzletet köt ezzel a helyszínnel: { $card }.
settlers-route-ended = Véget ér { $seat } üzlete: { $card }.
settlers-marker = Az üzletet jelölő kártya ez volt: { $card }.
settlers-discarded-deal = { $seat } eldobja az üzletet: { $card }.
settlers-discarded-deal-of = { $seat } eldobja { $other } üzletét: { $card }.
settlers-moved-deal-of = { $seat } elveszi { $other } üzletét: { $card }.
settlers-activated = { $seat } aktiválja: { $card }.
settlers-cleared = { $seat } kiüríti, így újra aktiválható: { $card }.
settlers-defended = { $card }: { $seat } védelemjelzőt tesz rá.
settlers-deployed = { $card }: { $seat } egy munkást állít rá szamurájnak.
settlers-samurai = { $card }: { $seat } szamurájt állít rá a készletből.
settlers-blocked-of = { $seat } erre a fordulóra használhatatlanná teszi { $other } helyszínét: { $card }.
settlers-taken-over-of = { $seat } erre a fordulóra átveszi { $other } helyszínét: { $card }.
settlers-given-back-of = { $seat } visszaadja { $other } helyszínét: { $card }.
settlers-under-gate = { $card }: { $seat } egy lapot tesz alá.
settlers-under-gate-known = { $card }: { $seat } aláteszi – { $cards }.
settlers-on-shrine = { $card }: { $seat } rátesz { $goods-acc }.
settlers-revealed = Felfedett kártyák: { $cards }.
settlers-picked = { $seat } kézbe veszi: { $card }.
settlers-discarded-rest = Senki sem választotta, ezért a dobópakliba kerül: { $card }.
settlers-pack = { $seat } { $count } lapot kap, hogy válasszon.
settlers-pack-known = { $seat } ezekből választhat: { $cards }.
settlers-kept-pack = { $seat } megtart egy lapot.
settlers-kept-pack-known = { $seat } megtartja: { $cards }.
settlers-passed-pack = { $seat } továbbad { $count } lapot; { $other } kapja.
settlers-passed-pack-known = { $seat } továbbadja: { $cards }; { $other } kapja.
settlers-discarded-pack = { $seat } eldobja: { $card }.
settlers-virtual-took = A virtuális játékos helyszíne lesz: { $card }.
settlers-collected = A virtuális játékos paklijába kerül: { $card }.
settlers-lost = { $seat } a támadásban elveszíti ezt a helyszínt: { $card }. A virtuális játékos paklijába kerül.
settlers-attack-revealed = A virtuális játékos felfedi: { $cards }.
settlers-attack-missed-first = A támadás hatástalan: { $seat } egyik közös helyszínének rombolásmezőjében sincs ilyen áru.
settlers-attack-missed-second = A támadás hatástalan: { $seat } egyik közös helyszínének rombolásmezőjében sincs együtt ez az áru és a támadási sor egy másik lapjának áruja.
settlers-attack-used = A támadáskártyák a támadási sor végére kerülnek: { $cards }.
settlers-ended = Vége a játéknak; a pontok döntenek.
settlers-ended-solo = Vége a játéknak; a saját helyszínek és a virtuális játékos lapjainak száma dönt.

# Az asztal
settlers-zone-deck = Közös pakli
settlers-zone-discard = Közös dobópakli
settlers-zone-revealed = Felfedett kártyák
settlers-zone-site = Építés alatt
settlers-zone-virtual = A virtuális játékos helyszínei
settlers-zone-collection = A virtuális játékos paklija
settlers-zone-line = Támadási sor
settlers-zone-attacks = Támadáspakli
settlers-zone-removed = Eldobott támadáskártyák
settlers-zone-hand = Kéz
settlers-zone-pack = Választható lapok
settlers-zone-looked = Megnézett lapok
settlers-zone-deck-barbarians = A barbárok paklija
settlers-zone-deck-japanese = A japánok paklija
settlers-zone-deck-romans = A rómaiak paklija
settlers-zone-deck-egyptians = Az egyiptomiak paklija
settlers-zone-faction-discard = Birodalom-dobópakli
settlers-zone-deals = Üzletek
settlers-zone-routes = Kereskedelmi útvonalak üzletei
settlers-zone-production = Termelő helyszínek
settlers-zone-feature = Tulajdonsághelyszínek
settlers-zone-action = Akcióhelyszínek
settlers-zone-foundations = Alapzatok
settlers-zone-under = A Kapu alatt
settlers-counter-round = Forduló
settlers-counter-first = Kezdőjátékos
settlers-counter-score = Pontállás
settlers-counter-passed = Passzolt
settlers-counter-used = Aktiválva
settlers-counter-defended = Védelemjelző
settlers-counter-samurai = Szamuráj
settlers-counter-blocked = Nem használható
settlers-counter-taken = Átvette
settlers-counter-next = Következő termelés
settlers-counter-stores = Raktározható
settlers-counter-threat = Támadáskártyák, amelyek eltalálnák
settlers-stage-lookout = Felderítési fázis
settlers-stage-production = Termelési fázis
settlers-stage-action = Akciófázis
settlers-stage-cleanup = Takarítási fázis
settlers-stage-attack = Támadási fázis
settlers-stage-over = Vége a játéknak
settlers-rail-lookout = Felderítés
settlers-rail-production = Termelés
settlers-rail-action = Akciók
settlers-rail-cleanup = Takarítás
settlers-rail-attack = Támadások
settlers-lane-production = Termelés
settlers-lane-feature = Tulajdonságok
settlers-lane-action = Akciók

# A játék előtt és után
settlers-name = Birodalmi telepesek
settlers-word-round = forduló
settlers-word-turn = kör
settlers-option-factions = Birodalmak
    .help = Melyik játékosé melyik birodalom (mindegyik csak egyszer); ami nyitva marad, azt sorsolás dönti el.
settlers-option-factions-seed = Sorsolással
settlers-option-factions-barbarians = Barbárok
    .help = Sok munkás, akik fordulóról fordulóra megmaradnak: rombolnak, rabolnak, szétszednek.
settlers-option-factions-japanese = Japánok
    .help = Fürge kereskedők, akik megtartják az ételt. Saját helyszíneik lerombolhatók, ezért szamurájok őrzik őket.
settlers-option-factions-romans = Rómaiak
    .help = Építők: fával és kővel indulnak, megtartják a rombolásjelzőket, és pontot kapnak azért, amit építenek.
settlers-option-factions-egyptians = Egyiptomiak
    .help = Aranyuk megmarad, lapjaik pedig másokat hátráltatnak, vagy kölcsönveszik mások épületeit.
settlers-option-lookout = Felderítés
    .help = Hogyan jutnak a játékosok közös kártyákhoz a forduló elején; az egyszemélyes játéknak erre saját módja van, ott hagyd így.
settlers-option-lookout-standard = Nyílt lapokból, két választással
    .help = Nyílt lapokból sorban választ mindenki, fordulónként kétszer; másodszor fordított sorrendben.
settlers-option-lookout-alternative = Egyszerre, továbbadott lapokból
    .help = Mindenki titokban megtart egyet három lapból, kettőt balra továbbad, és az érkezőkből is megtart egyet.
settlers-option-lookout-advanced = Öt nyílt lapból, pótlással
    .help = Mindenki két lapot vesz el egy ötlapos nyílt sorból, amely a választások között új lapokkal bővül.
settlers-option-peaceful = Békés változat
    .help = Lerombolhatják-e a játékosok azt, amit mások építettek.
settlers-option-peaceful-off = Nem
    .help = Rombolásjelzőkért az ellenfelek közös helyszínei lerombolhatók.
settlers-option-peaceful-on = Igen: ellenfélnél csak kártyahatás rombolhat
    .help = Az ellenfelek helyszíneit rombolásjelzőért nem lehet lerombolni, és minden felderítésben eggyel több lapot húz mindenki.
settlers-option-reshuffle_faction = Kiürült birodalompaklik
    .help = Mi történik, ha valaki kihúzta a birodalompaklija utolsó lapját.
settlers-option-reshuffle_faction-off = Üresek maradnak
    .help = Többé nem lehet belőle húzni: az eldobott lapok nem térnek vissza.
settlers-option-reshuffle_faction-on = A dobópakliból újrakeverjük
    .help = A birodalom eldobott lapjait megkeverik, és újra azok alkotják a paklit.
settlers-option-deck = Birodalompaklik
    .help = Így hagyva a dobozban lévő paklikkal játszotok; más paklihoz írd be a birodalom nevét, majd a darabszámokat és a lapokat, így: „romans; 3 administration; 2 builder”.
settlers-option-deck-printed = A dobozban lévők
settlers-score-play = Játék közben
settlers-score-common = Közös helyszínek
settlers-score-faction = Saját helyszínek
settlers-score-held = Kapu és Szentély
settlers-end-score = A legtöbb pont
settlers-end-shared = Megosztott győzelem
settlers-because-goods = Pontegyenlőség ({ $points } pont): a megmaradt munkások és nyersanyagok száma dönt, { $most } és { $next }.
settlers-because-cards = Pontegyenlőség ({ $points } pont), és egyenlő a munkások és nyersanyagok száma is: a kézben lévő lapok döntenek, { $most } és { $next }.
settlers-because-shared = Pontegyenlőség ({ $points } pont), és egyenlő a munkások, a nyersanyagok és a kézben lévő lapok száma is.
settlers-because-solo-won = { $own } saját helyszín, a virtuális játékosnak { $collected } lapja van.
settlers-because-solo-lost = { $own } saját helyszín, a virtuális játékosnak { $collected } lapja van: a győzelemhez több kell, mint neki.
settlers-end-solo-lost = Vereség a virtuális játékos ellen
settlers-end-solo-commoner = Győzelem a virtuális játékos ellen (Közember)
settlers-end-solo-servant = Győzelem a virtuális játékos ellen (Szolga)
settlers-end-solo-squire = Győzelem a virtuális játékos ellen (Apród)
settlers-end-solo-knight = Győzelem a virtuális játékos ellen (Lovag)
settlers-end-solo-castellan = Győzelem a virtuális játékos ellen (Várnagy)
settlers-end-solo-king = Győzelem a virtuális játékos ellen (Király)
settlers-end-solo-emperor = Győzelem a virtuális játékos ellen (Császár)

# A kártyák nevei
settlers-card-statue = Szobor
settlers-card-supplier = Beszállító
settlers-card-wood-storage = Fatároló
settlers-card-carpenters-workshop = Ácsműhely
settlers-card-pillory = Pellengér
settlers-card-mill = Malom
settlers-card-old-forest = Öreg erdő
settlers-card-quarry = Kőfejtő
settlers-card-rubble = Kőtörmelék
settlers-card-village = Falu
settlers-card-town = Kisváros
settlers-card-working-peasants = Dolgos parasztok
settlers-card-mamas-baths = Anyácska fürdője
settlers-card-armorer = Fegyverkovács
settlers-card-gold-mine = Aranybánya
settlers-card-grain-field = Gabonaföld
settlers-card-lords-fields = Az uraság földje
settlers-card-monument = Emlékmű
settlers-card-merchants-guild = Kereskedőcéh
settlers-card-golden-brook = Aranypatak
settlers-card-wood-supplier = Fatelep
settlers-card-goldsmiths-workshop = Aranyművesműhely
settlers-card-marketplace = Piac
settlers-card-coal-mine = Szénbánya
settlers-card-mason = Kőműves
settlers-card-court-sculptor = Udvari szobrász
settlers-card-masons-guild = Kőművescéh
settlers-card-missionaries = Hittérítők
settlers-card-settlers = Telepesek
settlers-card-travelling-jugglers = Vándorkomédiások
settlers-card-lumberjacks = Favágók
settlers-card-carpenter = Ács
settlers-card-joiner = Asztalos
settlers-card-castle = Kastély
settlers-card-tavern = Fogadó
settlers-card-barracks = Barakkok
settlers-card-confectioner = Cukrász
settlers-card-pig-farmer = Disznótenyésztő
settlers-card-brewer = Sörfőző
settlers-card-imperial-messenger = Birodalmi küldönc
settlers-card-new-forest = Új erdő
settlers-card-hanseatic-league = Hansa szövetség
settlers-card-logging-trail = Favágóösvény
settlers-card-watchtower = Őrtorony
settlers-card-ruins = Romok
settlers-card-baker = Pék
settlers-card-sawmill = Fűrészmalom
settlers-card-coaching-inn = Útszéli vendéglő
settlers-card-town-square = Főtér
settlers-card-merchant-matthias = Mátyás kalmár
settlers-card-lodging-house = Szálláshely
settlers-card-johnny-the-hunter = Vadász Jancsi
settlers-card-surface-mine = Külszíni bánya
settlers-card-porters = Hordárok
settlers-card-primeval-forest = Őserdő
settlers-card-barbarian-altar = Barbár oltár
settlers-card-raid = Portya
settlers-card-saboteurs = Szabotőrök
settlers-card-sentry-tower = Magasles
settlers-card-dark-chapel = Sötét kápolna
settlers-card-pack = Falka
settlers-card-rabble = Csőcselék
settlers-card-settlement = Település
settlers-card-hillfort = Földvár
settlers-card-expedition = Hadjárat
settlers-card-barbarian-quarry = Barbár kőbánya
settlers-card-barter = Cserekereskedelem
settlers-card-fighting-pit = Küzdőtér
settlers-card-idol = Bálvány
settlers-card-mission = Küldetés
settlers-card-pyre = Máglya
settlers-card-robbers = Rablók
settlers-card-farm = Tanya
settlers-card-rice-fields = Rizsföldek
settlers-card-geisha-house = Gésaház
settlers-card-garrison = Kaszárnya
settlers-card-daimyos-castle = Daimjó kastélya
settlers-card-buddhas-temple = Buddha temploma
settlers-card-casino = Játékbarlang
settlers-card-gate = Kapu
settlers-card-shrine = Szentély
settlers-card-stalls = Istálló
settlers-card-negotiator = Közvetítő
settlers-card-sake-brewery = Szakéfőzde
settlers-card-trade-route = Kereskedelmi útvonal
settlers-card-dojo = Dódzsó
settlers-card-ninjas = Nindzsák
settlers-card-sumo-school = Szumóiskola
settlers-card-master-swordsmith = Kardkovácsmester
settlers-card-school-of-diplomacy = Diplomáciai iskola
settlers-card-sculptors-workshop = Szobrászműhely
settlers-card-sculptors-apprentice = Szobrászinas
settlers-card-gladiator-school = Gladiátoriskola
settlers-card-engineers = Mérnökök
settlers-card-gardens = Kertek
settlers-card-spies = Kémek
settlers-card-architect = Építész
settlers-card-administration = Közigazgatás
settlers-card-headquarters = Főhadiszállás
settlers-card-legions = Légiók
settlers-card-warehouses = Raktárak
settlers-card-builder = Építőmester
settlers-card-roman-fortifications = Római erődítmény
settlers-card-trade-colony = Kereskedőkolónia
settlers-card-roman-barracks = Római laktanya
settlers-card-stonemason = Kőfaragó
settlers-card-roman-bank = Római bank
settlers-card-colossus = Kolosszus
settlers-card-desert = Sivatag
settlers-card-altar-of-bastet = Básztet oltára
settlers-card-chariot-builder = Harciszekér-készítő
settlers-card-pharaohs-guard = A fáraó őrsége
settlers-card-oasis = Oázis
settlers-card-slaver = Rabszolgakereskedő
settlers-card-royal-baths = Királyi fürdő
settlers-card-golden-bazaar = Aranybazár
settlers-card-scorpion-breeder = Skorpiótenyésztő
settlers-card-caravan = Karaván
settlers-card-temple-of-ra = Ra temploma
settlers-card-sanctuary = Menedék
settlers-card-avenue-of-sphinxes = Szfinxek sétánya
settlers-card-sphinx = Szfinx
settlers-card-goldsmith = Aranyműves
settlers-card-slaves = Rabszolgák
settlers-card-egyptian-quarry = Egyiptomi kőbánya
settlers-card-pyramid = Piramis
settlers-card-attack-wood = Támadás – fa
settlers-card-attack-gold = Támadás – arany
settlers-card-attack-card = Támadás – kártya
settlers-card-attack-stone = Támadás – kő
settlers-card-attack-worker = Támadás – munkás
settlers-card-attack-vp = Támadás – győzelmi pont
settlers-card-attack-food = Támadás – étel
