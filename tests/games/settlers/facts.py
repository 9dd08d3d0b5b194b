"""The facts of all cards, as a person would list them. The tests of the cards hold the game to this page.

Cards | category | colours | building cost | raze field | deal field
"""

FACTS = """
common:
statue                     | feature    | gray           | wood, 2 stone           | stone, vp    | -
supplier                   | feature    | gray           | wood, 2 stone           | stone, gold  | -
wood-storage               | feature    | brown          | 2 wood, stone           | 2 wood       | -
carpenters-workshop        | feature    | brown          | 3 wood                  | wood, gold   | -
pillory                    | feature    | black          | 2 wood                  | wood, vp     | -
mill                       | feature    | red            | 3 wood                  | food, worker | -
old-forest                 | production | brown          | 2 wood                  | 2 wood       | -
quarry-1 to 3              | production | gray           | wood, stone             | 2 stone      | -
rubble                     | production | gray           | 2 wood, stone           | 2 stone      | -
village-1 to 2             | production | pink           | wood                    | 2 worker     | -
village-3                  | production | pink           | wood                    | wood, worker | -
town                       | production | pink           | wood, stone             | 2 worker     | -
working-peasants           | production | pink           | 3 wood                  | gold, worker | -
mamas-baths                | production | pink           | 2 wood, stone           | food, worker | -
armorer-1 to 3             | production | black          | wood, stone             | stone, vp    | -
gold-mine-1 to 2           | action     | gold           | wood, stone             | gold, vp     | -
grain-field-1 to 2         | production | red            | wood, food              | 2 food       | -
lords-fields               | production | red            | 2 wood, stone           | 2 food       | -
monument                   | production | purple         | stone                   | stone, vp    | -
merchants-guild            | production | gold           | 2 wood, stone           | stone, gold  | -
golden-brook               | production | gold           | wood, stone             | gold, worker | -
wood-supplier              | production | brown          | 3 wood                  | 2 wood       | -
goldsmiths-workshop-1 to 2 | action     | gold           | wood, stone             | gold, vp     | -
marketplace                | action     | gold           | 2 wood                  | wood, gold   | -
coal-mine                  | action     | gray           | wood, stone             | stone, worker | -
mason-1                    | action     | gray           | wood, stone             | wood, stone  | -
mason-2                    | action     | gray           | 2 stone                 | stone, vp    | -
court-sculptor             | action     | gray           | stone                   | stone, worker | -
masons-guild-1 to 2        | action     | gray           | 2 wood, stone           | stone, gold  | -
missionaries               | action     | pink           | 2 food                  | worker, vp   | -
settlers                   | action     | pink           | wood                    | wood, worker | -
travelling-jugglers        | action     | pink           | 2 wood                  | wood, worker | -
lumberjacks                | action     | brown          | 2 wood                  | 2 wood       | -
carpenter                  | action     | brown          | 2 wood, stone           | wood, vp     | -
joiner-1 to 2              | action     | brown          | 2 wood                  | wood, vp     | -
castle-1 to 2              | action     | blue           | wood, stone             | 2 card       | -
castle-3                   | action     | blue           | 2 stone                 | 2 card       | -
tavern                     | action     | blue           | wood, stone             | 2 card       | -
barracks-1 to 2            | action     | black          | wood, 2 stone           | worker, vp   | -
confectioner               | action     | red            | 2 wood, stone           | food, gold   | -
pig-farmer-1 to 2          | action     | red            | wood, stone             | food, worker | -
pig-farmer-3               | action     | red            | 2 wood                  | food, worker | -
brewer                     | action     | red            | wood                    | wood, food   | -
imperial-messenger         | action     | red            | food                    | gold, worker | -
new-forest-1 to 3          | action     | brown          | wood                    | 2 wood       | -
hanseatic-league           | action     | gold           | wood, 2 stone           | gold, vp     | -
logging-trail-1 to 3       | production | brown          | 2 wood                  | 2 wood       | -
watchtower-1 to 4          | production | blue           | 2 wood                  | 2 card       | -
ruins-1 to 6               | feature    | -              | free                    | -            | -
baker                      | feature    | red            | 2 wood, stone           | food, vp     | -
sawmill-1 to 2             | action     | brown          | wood                    | wood, worker | -
coaching-inn               | feature    | pink           | 3 wood                  | food, worker | -
town-square                | feature    | pink           | 2 wood, stone           | worker, card | -
merchant-matthias          | feature    | gold           | wood, 2 stone           | stone, gold  | -
lodging-house              | feature    | gold           | wood, 2 stone           | stone, gold  | -
johnny-the-hunter          | action     | red            | wood                    | wood, food   | -
surface-mine               | action     | gray           | stone                   | 2 stone      | -
porters                    | action     | pink           | 2 wood                  | stone, worker | -
barbarians:
primeval-forest-1 to 3     | production | brown          | wood                    | -            | wood
barbarian-altar-1 to 3     | action     | gold           | 2 wood, location        | -            | gold
raid-1 to 3                | feature    | black          | wood, location          | -            | wood
saboteurs-1                | action     | black          | wood, location          | -            | card
saboteurs-2                | action     | black          | wood, location          | -            | gold
sentry-tower-1 to 2        | production | pink           | 2 wood, location        | -            | worker
dark-chapel-1              | action     | black          | wood, 2 stone, location | -            | worker
dark-chapel-2              | action     | black          | wood, 2 stone, location | -            | raze
pack-1                     | action     | black          | wood, location          | -            | raze
pack-2                     | action     | black          | wood, location          | -            | gold
rabble-1 to 2              | action     | blue           | wood, location          | -            | worker
settlement-1 to 2          | production | pink           | wood                    | -            | worker
hillfort                   | feature    | black          | 2 wood, location        | -            | wood
expedition                 | action     | black          | wood, stone, location   | -            | stone
barbarian-quarry           | production | black          | stone, location         | -            | stone
barter                     | action     | gold           | wood, location          | -            | food
fighting-pit               | action     | black          | wood, stone, location   | -            | raze
idol                       | feature    | purple         | 3 stone, location       | -            | worker
mission                    | action     | blue           | 2 wood, location        | -            | card
pyre                       | feature    | black          | wood, stone, location   | -            | raze
robbers                    | action     | red            | wood, location          | -            | worker
japanese:
farm-1 to 3                | production | red            | wood                    | vp           | worker
rice-fields-1 to 2         | production | red            | food                    | vp           | food
geisha-house-1 to 2        | production | pink           | wood, location          | vp           | worker
garrison                   | action     | black          | wood, location          | vp           | raze
daimyos-castle-1           | production | gray           | 2 stone, location       | vp           | stone
daimyos-castle-2           | production | gray           | 2 stone, location       | vp           | gold
buddhas-temple             | production | blue           | stone, location         | vp           | card
casino                     | action     | gold           | 2 wood, location        | vp           | gold
gate-1 to 2                | feature    | blue           | wood, location          | -            | food
shrine                     | feature    | gold           | wood, stone, location   | -            | card
stalls-1 to 3              | action     | red            | wood, location          | vp           | food
negotiator                 | action     | red            | wood, location          | vp           | gold
sake-brewery               | feature    | pink           | wood, location          | vp           | food
trade-route-1              | action     | red            | stone, location         | vp           | food
trade-route-2              | action     | red            | stone, location         | vp           | worker
trade-route-3              | action     | red            | stone, location         | vp           | vp
dojo-1 to 2                | feature    | red            | wood, location          | vp           | vp
ninjas-1 to 2              | action     | black          | stone, location         | vp           | raze
sumo-school                | action     | black          | wood, location          | vp           | worker
master-swordsmith          | action     | black          | stone, location         | vp           | stone
school-of-diplomacy        | feature    | red            | wood, location          | vp           | gold
romans:
sculptors-workshop-1 to 2  | action     | gray           | stone, location         | -            | stone
sculptors-apprentice-1 to 2 | action     | gray           | stone, location         | -            | gold
sculptors-apprentice-3     | action     | gray           | stone, location         | -            | stone
gladiator-school-1 to 2    | action     | black          | stone, location         | -            | worker
engineers                  | action     | black          | wood, stone, location   | -            | raze
gardens                    | feature    | red            | wood, stone, location   | -            | food
spies                      | action     | blue           | wood, stone, location   | -            | card
architect                  | production | blue           | 2 stone, location       | -            | card
administration-1 to 3      | feature    | blue           | 2 stone, location       | -            | card
headquarters-1 to 2        | feature    | gray           | 2 stone, location       | -            | stone
legions-1 to 2             | production | blue           | food, location          | -            | raze
warehouses                 | feature    | red            | stone, location         | -            | food
builder-1 to 2             | production | brown          | stone, location         | -            | stone
roman-fortifications       | feature    | black          | 2 stone, location       | -            | worker
trade-colony-1 to 3        | production | brown gray red | wood, 2 stone, location | -            | worker
roman-barracks             | production | pink           | food, location          | -            | raze
stonemason-1 to 2          | production | gray           | wood, stone, location   | -            | stone
roman-bank                 | production | gold           | stone, location         | -            | gold
colossus                   | action     | gold           | 2 stone, location       | -            | stone
egyptians:
desert                     | action     | blue           | free                    | -            | worker
altar-of-bastet            | production | gray           | stone, location         | -            | card
chariot-builder            | action     | black          | wood, stone, location   | -            | raze
pharaohs-guard             | production | black          | 2 food, location        | -            | raze
oasis                      | feature    | pink           | food, location          | -            | worker
slaver                     | feature    | pink           | stone, location         | -            | worker
royal-baths-1 to 2         | action     | pink           | stone, location         | -            | worker
golden-bazaar              | action     | gold           | location                | -            | worker
scorpion-breeder           | action     | pink           | wood, stone, location   | -            | raze
caravan-1 to 2             | production | gray           | food                    | -            | card
temple-of-ra               | action     | gold           | stone, location         | -            | worker
sanctuary-1 to 2           | action     | black          | 2 stone, location       | -            | gold
avenue-of-sphinxes-1 to 3  | action     | gray           | 2 stone, location       | -            | worker
sphinx-1 to 2              | feature    | gold           | stone, location         | -            | gold
goldsmith-1 to 3           | action     | gold           | 2 stone, location       | -            | gold
slaves-1 to 2              | action     | gray           | stone, location         | -            | stone
egyptian-quarry-1 to 2     | production | gray           | stone, location         | -            | stone
pyramid-1 to 3             | production | gray           | 2 stone                 | -            | gold
"""

PRODUCTIONS = (
    # name, what it produces, its building bonus
    ("old-forest", "2 wood", ""),
    ("quarry", "stone", "stone"),
    ("village", "worker", "worker"),
    ("town", "2 worker", ""),
    ("armorer", "raze", ""),
    ("grain-field", "food", "food"),
    ("monument", "vp", ""),
    ("golden-brook", "gold", ""),
    ("logging-trail", "wood", "wood"),
    ("watchtower", "card", "card"),
    ("primeval-forest", "2 wood", ""),
    ("sentry-tower", "raze, worker", ""),
    ("settlement", "2 worker", ""),
    ("barbarian-quarry", "raze, stone", ""),
    ("farm", "worker, food", ""),
    ("rice-fields", "2 food", ""),
    ("legions", "common_card", "common_card"),
    ("builder", "wood, stone", ""),
    ("trade-colony", "worker, gold", ""),
    ("roman-barracks", "2 worker", ""),
    ("stonemason", "2 stone", ""),
    ("roman-bank", "gold", ""),
    ("caravan", "food, worker", ""),
    ("egyptian-quarry", "2 stone", ""),
    ("pyramid", "gold, stone", ""),
)

PRODUCTIONS_PER_COLOUR = (
    # name, good, for each location of this colour, at most
    ("rubble", "stone", "gray", 3),
    ("mamas-baths", "worker", "pink", 3),
    ("lords-fields", "food", "red", 3),
    ("merchants-guild", "gold", "gold", 3),
    ("wood-supplier", "wood", "brown", 3),
    ("geisha-house", "worker", "pink", 3),
    ("altar-of-bastet", "stone", "gray", 3),
)

BONUSES = (
    # name, building bonus of a location that does not produce
    ("tavern", "card"),
    ("ruins", "worker"),
    ("idol", "4 vp"),
    ("dojo", "faction_card"),
    ("desert", "2 card"),
    ("oasis", "2 worker"),
)

BONUSES_PER_COLOUR = (
    # name, victory points for each location of this colour, at most, cards drawn besides
    ("statue", "gray", 6, 1),
    ("wood-storage", "brown", 6, 1),
    ("baker", "red", 6, 1),
    ("town-square", "pink", 6, 1),
    ("lodging-house", "gold", 6, 1),
    ("hillfort", "black", 6, 0),
)

REWARDS_FOR_BUILDING = (
    # name, colour of the location built, reward
    ("supplier", "gray", "gold, vp"),
    ("carpenters-workshop", "brown", "gold, vp"),
    ("mill", "red", "gold, vp"),
    ("coaching-inn", "pink", "gold, vp"),
    ("merchant-matthias", "gold", "gold, vp"),
    ("pyre", "black", "gold, vp"),
    ("sake-brewery", "pink", "gold, vp"),
    ("gardens", "red", "2 vp"),
    ("roman-fortifications", "black", "2 vp"),
)

EXCHANGES = (
    # name, activation cost, what it gives, times a round
    ("gold-mine", "worker", "gold", 2),
    ("goldsmiths-workshop", "worker, gold", "2 vp", 1),
    ("marketplace", "wood, stone, food", "3 vp", 1),
    ("coal-mine", "worker", "2 stone", 1),
    ("mason", "worker, stone", "2 vp", 1),
    ("court-sculptor", "stone", "vp", 2),
    ("masons-guild", "worker, 2 stone", "3 vp", 1),
    ("missionaries", "worker, raze", "3 vp", 1),
    ("lumberjacks", "worker", "2 wood", 1),
    ("carpenter", "worker, 2 wood", "3 vp", 1),
    ("joiner", "worker, wood", "2 vp", 1),
    ("castle", "worker", "card", 2),
    ("tavern", "hand_card", "2 vp", 1),
    ("barracks", "worker", "raze", 2),
    ("confectioner", "worker, 2 food", "3 vp", 1),
    ("pig-farmer", "worker, food", "2 vp", 1),
    ("brewer", "food", "vp", 2),
    ("new-forest", "worker", "wood", 2),
    ("sawmill", "wood", "vp", 2),
    ("johnny-the-hunter", "worker", "2 food", 1),
    ("surface-mine", "worker", "stone", 2),
    ("barbarian-altar", "worker", "vp", 2),
    ("expedition", "raze", "gold, 2 vp", 1),
    ("barter", "2 resource", "2 vp", 2),
    ("fighting-pit", "2 worker", "2 raze", 1),
    ("casino", "worker", "gold", 2),
    ("stalls", "food", "vp", 2),
    ("sumo-school", "worker, food", "raze", 1),
    ("master-swordsmith", "stone", "raze, vp", 1),
    ("sculptors-workshop", "worker, stone", "2 vp", 1),
    ("sculptors-apprentice", "stone", "vp", 2),
    ("gladiator-school", "worker", "raze", 1),
    ("colossus", "worker, 3 stone", "4 vp", 1),
    ("golden-bazaar", "food", "gold, vp", 1),
    ("avenue-of-sphinxes", "2 gold", "2 vp", 2),
    ("goldsmith", "worker, gold", "3 vp", 1),
    ("slaves", "worker", "2 stone, vp", 1),
)

OPERATIONS = (
    # name, activation cost, times a round
    ("settlers", "wood", 1),
    ("travelling-jugglers", "worker", 1),
    ("imperial-messenger", "worker", 1),
    ("hanseatic-league", "worker", 2),
    ("porters", "food", 1),
    ("saboteurs", "worker", 1),
    ("dark-chapel", "raze", 1),  # what razing a card from hand takes
    ("pack", "worker", 2),
    ("rabble", "2 worker", 1),
    ("mission", "worker", 1),
    ("robbers", "2 worker", 1),
    ("garrison", "2 raze", 1),
    ("negotiator", "worker", 1),
    ("trade-route", "food", 1),
    ("ninjas", "worker", 1),
    ("engineers", "2 worker", 1),
    ("spies", "worker", 1),
    ("desert", "hand_card", 1),
    ("chariot-builder", "raze", 1),
    ("royal-baths", "gold", 2),
    ("scorpion-breeder", "worker", 1),
    ("temple-of-ra", "", 1),
    ("sanctuary", "worker", 1),
)
