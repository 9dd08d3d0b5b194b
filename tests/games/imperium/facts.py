"""Facts of every card of Classics, to hold the card modules to: number, name, icons, start, points, cost.

A line is: numbers | name | icons and terrain | start | players | points | cost. Points are a number,
`7 history, 3` for a value that depends on the place, or `2 per fertile` for a formula. `free` among the icons
is free play.
"""

COMMONS = """
UNC1 | Standing Army | uncivilised pinned | commons | 4 | 1 |
UNC2 | Jade Mask | uncivilised mask | commons | 2 | 1 history |
UNC3 | Elders | uncivilised | commons | 2 | 1 |
UNC4-5 | Town | uncivilised barbarian pinned | commons | 2 | 2 history |
UNC6 | Shrine | uncivilised barbarian pinned | commons | 2 | 1 |
UNC7 | Invasion | uncivilised attack | commons | 2 | 1 |
UNC8 | Mysticism | uncivilised pinned | commons | 2 | 1 |
UNC9 | Oracle | uncivilised barbarian free | commons | 2 | 2 per fame |
UNC10 | Agriculture | uncivilised pinned | commons | 2 | 2 per fertile |
UNC11 | Boats | uncivilised pinned | commons | 2 | 1 per fertile/river |
UNC12 | Shaduf | uncivilised pinned | commons | 2 | 2 per river |
UNC13 | Rituals & Ceremonies | uncivilised barbarian free | commons | 3 | 1 |
UNC14 | Ambassador | uncivilised civilised pinned | commons | 3 | 1 |
UNC15-17 | City | uncivilised civilised pinned city | commons | 2 | 1 |
UNC18 | Gambling | uncivilised civilised free | commons | 2 | 1 |
UNC19 | Port | uncivilised civilised pinned | commons | 2 | 1 |
UNC20 | Diplomacy | uncivilised civilised | commons | 2 | 1 |
UNC21 | Leadership | uncivilised civilised free | commons | 2 | 1 |
UNC22 | Lost Scroll | uncivilised civilised scroll free | commons | 3 | 1 history |
CIV1 | Drama & Poetry | civilised empire attack free | commons | 4 | 2 |
CIV2 | Education | civilised empire free | commons | 2 | 2 |
CIV3 | Moneylenders | civilised empire free | commons | 2 | 1 per 10 materials |
CIV4 | Corruption | civilised empire attack | commons | 2 | 2 |
CIV5 | Onager | civilised empire attack | commons | 2 | 2 |
CIV6 | Metropolis | civilised empire pinned metropolis | commons | 2 | 2 |
CIV7 | Metropolis | civilised empire pinned metropolis | commons | 4 | 2 |
CIV8 | Pharmacy | civilised empire pinned | commons | 2 | 2 |
CIV9 | Wonder | civilised empire pinned | commons | 3 | 2 |
CIV10 | Coinage | civilised empire pinned | commons | 2 | 2 |
CIV11 | Exports | civilised empire attack | commons | 2 | 1 per 10 cards |
CIV12 | Urban Development | civilised empire | commons | 2 | 2 per city/metropolis |
CIV13 | Mercenaries | civilised empire free | commons | 2 | 1 per 4 population |
CIV14 | Temple | civilised empire pinned | commons | 2 | 1 per 5 progress |
CIV15 | Cataphract | civilised empire attack knight | commons | 2 | 2 |
REG1 | Wilderness | region pinned | commons | 3 | 1 |
REG2 | Jungle | region pinned | commons | 2 | 1 |
REG3 | Mountain | region pinned | commons | 2 | 1 |
REG4 | Coast | region pinned production fertile | commons | 2 | 0 |
REG5 | Floodplain | region pinned production river | commons | 2 | 0 |
REG6 | Forest | region pinned production production fertile | commons | 2 | 0 |
REG7 | Oasis | region pinned production production river | commons | 2 | 0 |
REG8 | Hills | region pinned production fertile | commons | 2 | 0 |
REG9 | Marsh | region pinned production river | commons | 2 | 0 |
REG10 | Steppe | region pinned production production fertile | commons | 2 | 0 |
REG11 | River | region pinned production production river | commons | 2 | 0 |
REG12 | Cape | region pinned production river | commons | 2 | 0 |
REG13 | Woodland | region pinned production fertile | commons | 2 | 0 |
REG14 | Sacred Pass | region barbarian pinned | commons | 2 | 1 |
TRI1 | Armenians | tributary | commons | 2 | 3 |
TRI2 | Assyrians | tributary free | commons | 2 | 3 |
TRI3 | Egyptians | tributary | commons | 2 | 1 per civilised |
TRI4 | Ionians | tributary free | commons | 2 | 3 |
TRI5 | Qin | tributary pinned | commons | 2 | 1 per 3 pinned play not region |
TRI6 | Olmecs | tributary free | commons | 3 | 3 |
TRI7 | Sumerians | tributary | commons | 2 | 3 |
TRI8 | Aksumites | tributary | commons | 2 | 1 per tributary |
TRI9 | Minoans | tributary barbarian free | commons | 2 | 1 per 4 progress |
TRI10 | Mauryans | tributary pinned | commons | 4 | 1 per 2 cards history |
TRI11 | Hittites | tributary | commons | 2 | 3 |
FAM1 | Praiseworthy | fame | commons | 2 | 7 history, 3 |
FAM2 | Great | fame free | commons | 2 | 6 history, 2 |
FAM3 | Notorious | fame attack free | commons | 2 | 1 per unrest others |
FAM4 | Marvellous | fame free | commons | 2 | 9 |
FAM5 | Glorious | fame free | commons | 2 | 6 |
FAM6-7 | Triumphant | fame | commons | 2 | 11 |
FAM8 | Awe-inspiring | fame pinned | commons | 2 | 7 |
UNR1-8 | Unrest | unrest | commons | 2 | -2 |
UNR9-10 | Unrest | unrest | commons | 3 | -2 |
UNR11-12 | Unrest | unrest | commons | 4 | -2 |
"""

NATIONS: dict[str, str] = {}

NATIONS["carthaginians"] = """
CAR1A | Carthaginians | power | in-play | 2 | 1 per 6 materials |
CAR1B | Carthaginians | power | in-play | 2 | 1 per 3 materials |
CAR2 | City of Carthage | pinned city | accession | 2 | 0 |
CAR3-4 | Elephants | empire attack | development | 2 | 2 | 0/3/0
CAR5 | Hegemony | empire | development | 2 | 2 | 3/1/0
CAR6 | Hannibal | empire | development | 2 | 4 | 0/4/0
CAR7 | Trading Ships | empire pinned | development | 2 | 4 | 4/1/0
CAR8 | Monopoly | empire attack | development | 2 | 1 per 5 materials | 7/0/0
CAR9 | Prosperity |  | nation | 2 | 0 |
CAR10 | Caravans | pinned | nation | 2 | 0 |
CAR11 | Advance | barbarian | nation | 2 | 0 |
CAR12 | Iberia | region pinned production fertile | nation | 2 | 0 |
CAR13 | Berbers | tributary | nation | 2 | 0 |
CAR14 | Glory |  | deck | 2 | 0 |
CAR15 | Prosperity |  | deck | 2 | 0 |
CAR16 | Advance | barbarian | deck | 2 | 0 |
CAR17 | Conquer | barbarian | deck | 2 | 0 |
CAR18 | Dido, Queen of Carthage | barbarian | deck | 2 | 0 |
CAR19 | Carthaginian Traders | barbarian free | deck | 2 | 0 |
CAR20 | Balearic Islands | region pinned production production river | deck | 2 | 0 |
CAR21 | Mauretania | region pinned production | deck | 2 | 0 |
CAR22-23 | Unrest | unrest | deck | 2 | -2 |
"""

NATIONS["celts"] = """
CEL1A | Celts | power | in-play | 2 | 1 per uncivilised |
CEL1B | Celts | power | in-play | 2 | 2 per uncivilised |
CEL2 | Celtic Gold |  | accession | 2 | 0 |
CEL3 | Celtic Innovation | empire attack | development | 2 | 4 | 2/2/0
CEL4 | Chainmail | empire pinned | development | 2 | 4 | 3/1/0
CEL5 | Chariots | empire pinned | development | 2 | 4 | 0/3/0
CEL6 | Ogham Script | empire pinned | development | 2 | 4 | 2/2/0
CEL7 | Vercingetorix | empire | development | 2 | 1 per uncivilised | 4/0/0
CEL8 | Conquer | barbarian | nation | 2 | 0 |
CEL9 | Armorica | region pinned production river | nation | 2 | 0 |
CEL10 | Belgica | region pinned river | nation | 2 | 0 |
CEL11 | Britannia | region pinned production fertile | nation | 2 | 0 |
CEL12 | Hibernia | region pinned fertile | nation | 2 | 0 |
CEL13 | Unrest | unrest | nation | 2 | -2 |
CEL14 | Druids |  | deck | 2 | 0 |
CEL15 | Glory |  | deck | 2 | 0 |
CEL16 | Advance | barbarian | deck | 2 | 0 |
CEL17 | Conquer | barbarian | deck | 2 | 0 |
CEL18 | Boudicca | barbarian attack | deck | 2 | 0 |
CEL19 | Cattle Raid | barbarian attack | deck | 2 | 0 |
CEL20 | Cauldron of Cerridwen | pinned | deck | 2 | 0 |
CEL21 | Celtica | region pinned production | deck | 2 | 0 |
CEL22-23 | Unrest | unrest | deck | 2 | -2 |
CEL24-25 | Unrest | unrest | supply | 3 | -2 |
CEL26-28 | Unrest | unrest | supply | 4 | -2 |
"""

NATIONS["greeks"] = """
GRE1A | Greeks | power | in-play | 2 | 1 per 7 cards |
GRE1B | Greeks | power | in-play | 2 | 1 per 3 cards |
GRE2 | Olympic Games |  | accession | 2 | 0 |
GRE3 | Greek Prosperity | empire | development | 2 | 2 | 2/2/0
GRE4 | Pericles | empire free | development | 2 | 3 | 3/2/0
GRE5 | City of Corinth | empire pinned city | development | 2 | 3 | 3/2/0
GRE6 | Science | empire pinned | development | 2 | 3 | 3/2/0
GRE7 | Greek Innovation | empire attack | development | 2 | 3 | 3/2/0
GRE8 | Direct Democracy | empire pinned | development | 2 | 3 | 3/2/0
GRE9 | Lighthouse | empire pinned | development | 2 | 3 | 5/0/0
GRE10 | Philosophy | empire | development | 2 | 1 per 5 cards | 6/0/0
GRE11 | City of Athens | pinned city | nation | 2 | 0 |
GRE12 | Plains of Thessaly | region pinned production | nation | 2 | 0 |
GRE13 | Unrest | unrest | nation | 2 | -2 |
GRE14 | Glory |  | deck | 2 | 0 |
GRE15 | Greek Mercenaries | attack | deck | 2 | 0 |
GRE16 | Advance | barbarian | deck | 2 | 0 |
GRE17 | Conquer | barbarian | deck | 2 | 0 |
GRE18 | Settlers | barbarian | deck | 2 | 0 |
GRE19 | City of Sparta | barbarian pinned city | deck | 2 | 0 |
GRE20 | Peloponnese | region pinned production river | deck | 2 | 0 |
GRE21 | Forest of Pholoe | region pinned production | deck | 2 | 0 |
GRE22-23 | Unrest | unrest | deck | 2 | -2 |
"""

NATIONS["macedonians"] = """
MAC1A | Macedonians | power | in-play | 2 | 1 per 2 region |
MAC1B | Macedonians | power | in-play | 2 | 1 per region |
MAC2 | Alexander |  | accession | 2 | 0 |
MAC3 | Development | empire | development | 2 | 3 | 4/1/0
MAC4 | Parmenion | empire | development | 2 | 2 | 2/2/0
MAC5 | Companion Cavalry | empire pinned | development | 2 | 3 | 0/3/0
MAC6 | Alexander the Great | empire free | development | 2 | 4 | 4/2/0
MAC7 | Mosaics | empire pinned | development | 2 | 3 | 4/1/0
MAC8 | Alexandria in Egypt | empire pinned metropolis | development | 2 | 2 | 4/1/0
MAC9 | Alexandria in Ariana | empire pinned city | development | 2 | 1 per 2 region | 4/2/0
MAC10 | Prosperity |  | nation | 2 | 0 |
MAC11 | Uxians | tributary attack | nation | 2 | 0 |
MAC12 | Glory |  | nation | 2 | 0 |
MAC13 | Advance | barbarian | deck | 2 | 0 |
MAC14-15 | Conquer | barbarian | deck | 2 | 0 |
MAC16 | Philip II | barbarian | deck | 2 | 0 |
MAC17 | Phalanx | pinned | deck | 2 | 0 |
MAC18 | Haliacmon Valley | region pinned fertile river | deck | 2 | 0 |
MAC19 | Orestis | region pinned | deck | 2 | 0 |
MAC20 | Pelagonia | region pinned fertile | deck | 2 | 0 |
MAC21-23 | Unrest | unrest | deck | 2 | -2 |
"""

NATIONS["persians"] = """
PER1A | Persians | power | in-play | 2 | 1 per 3 tributary |
PER1B | Persians | power | in-play | 2 | 1 per tributary |
PER2 | City of Persepolis | pinned city | accession | 2 | 0 |
PER3 | Battering Ram | empire attack | development | 2 | 2 | 0/4/0
PER4 | Development | empire | development | 2 | 3 | 4/2/0
PER5 | Windmills | empire pinned free | development | 2 | 2 | 4/0/0
PER6 | Satrap | empire free | development | 2 | 3 | 4/2/0
PER7 | Persian Gold | empire attack | development | 2 | 4 | 7/0/0
PER8 | Babylonians | tributary empire free | development | 2 | 4 | 0/5/0
PER9 | Darius I | empire | development | 2 | 1 per tributary | 3/2/0
PER10 | Arachosia | region pinned production river | nation | 2 | 0 |
PER11 | Nisaean Plain | region pinned fertile fertile | nation | 2 | 0 |
PER12 | Median Empire | tributary barbarian | nation | 2 | 0 |
PER13 | Unrest | unrest | nation | 2 | -2 |
PER14 | Glory |  | deck | 2 | 0 |
PER15 | Prosperity |  | deck | 2 | 0 |
PER16 | Advance | barbarian | deck | 2 | 0 |
PER17-18 | Conquer | barbarian | deck | 2 | 0 |
PER19 | Bactria | region pinned | deck | 2 | 0 |
PER20 | Zagros | region pinned production river | deck | 2 | 0 |
PER21 | Lydians | tributary barbarian | deck | 2 | 0 |
PER22-23 | Unrest | unrest | deck | 2 | -2 |
"""

NATIONS["romans"] = """
ROM1A | Romans | power | in-play | 2 | 1 per 4 population |
ROM1B | Romans | power | in-play | 2 | 1 per 2 population |
ROM2 | Julius Caesar | empire free | accession | 2 | 0 |
ROM3 | Military Engineering | empire attack | development | 2 | 3 | 4/1/0
ROM4 | Roman Invasion | empire attack | development | 2 | 2 | 0/3/0
ROM5 | Legions | empire pinned | development | 2 | 2 | 0/3/0
ROM6 | The Senate | empire | development | 2 | 3 | 4/0/0
ROM7 | Rome, the Eternal City | empire pinned metropolis | development | 2 | 4 | 3/3/0
ROM8 | Emperor Trajan | empire | development | 2 | 1 per 3 population | 2/1/0
ROM9 | Prosperity |  | nation | 2 | 0 |
ROM10 | Bread and Circuses | pinned | nation | 2 | 0 |
ROM11 | Gallia Aquitania | region pinned production fertile | nation | 2 | 0 |
ROM12 | Raetia | region pinned production river | nation | 2 | 0 |
ROM13 | Unrest | unrest | nation | 2 | -2 |
ROM14 | Glory |  | deck | 2 | 0 |
ROM15 | Prosperity |  | deck | 2 | 0 |
ROM16 | Advance | barbarian | deck | 2 | 0 |
ROM17 | Conquer | barbarian | deck | 2 | 0 |
ROM18 | Triumvirate | barbarian | deck | 2 | 0 |
ROM19 | City of Rome | pinned city | deck | 2 | 0 |
ROM20 | Dalmatia | region pinned production | deck | 2 | 0 |
ROM21 | Roman Expansion | barbarian attack | deck | 2 | 0 |
ROM22-23 | Unrest | unrest | deck | 2 | -2 |
"""

NATIONS["scythians"] = """
SCY1A | Scythians | power | in-play | 2 | 1 per 6 materials |
SCY1B | Scythians | power | in-play | 2 | 1 per 3 materials and 1 per 3 region |
SCY2 | Glory |  | accession | 2 | 0 |
SCY3 | Ateas | empire | development | 2 | 3 | 0/4/0
SCY4 | Kurgans | empire pinned | development | 2 | 2 | 0/3/0
SCY5 | City of Gelonus | empire pinned city | development | 2 | 2 | 0/3/0
SCY6 | Jewellery |  | development | 2 | 7 | 7/0/0
SCY7-8 | Unrest | unrest | nation | 2 | -2 |
SCY9 | Tamga | pinned | nation | 2 | 1 per 2 region |
SCY10 | Pontic Steppe | region pinned production fertile | nation | 2 | 0 |
SCY11 | Tarim Basin | region pinned production river | nation | 2 | 0 |
SCY12 | Caucasia | region pinned production | nation | 2 | 0 |
SCY13 | Raiders | barbarian attack free | nation | 2 | 0 |
SCY14 | Nomads |  | deck | 2 | 0 |
SCY15 | Nomads | barbarian | deck | 2 | 0 |
SCY16 | Advance | barbarian | deck | 2 | 0 |
SCY17 | Conquer | barbarian | deck | 2 | 0 |
SCY18 | Carpathian Mountains | region barbarian pinned | deck | 2 | 0 |
SCY19 | Tian Shan | region barbarian pinned | deck | 2 | 0 |
SCY20 | Mounted Archers | pinned | deck | 2 | 0 |
SCY21 | Tents | barbarian pinned | deck | 2 | 0 |
SCY22-24 | Unrest | unrest | deck | 2 | -2 |
"""

NATIONS["vikings"] = """
VIK1A | Vikings | power | in-play | 2 | 1 per variable |
VIK1B | Vikings | power | in-play | 2 | 2 per variable |
VIK2 | Harald Hardrada | barbarian | accession | 2 | 2 per variable |
VIK3 | Iceland | region barbarian pinned production | nation | 2 | 0 |
VIK4 | Combs | barbarian pinned | nation | 2 | 1 per 3 population |
VIK5 | Graenland | region barbarian pinned | nation | 2 | 0 |
VIK6 | Føroyar | region barbarian pinned | nation | 2 | 0 |
VIK7 | Vinland | region barbarian pinned production river fertile | nation | 2 | 6 play |
VIK8 | Sagas | barbarian pinned | nation | 2 | 1 per cards here |
VIK9 | City of Dubh Linn | barbarian pinned city | nation | 2 | 1 per 8 materials |
VIK10 | Longships | barbarian pinned | nation | 2 | 0 |
VIK11 | Skis | barbarian pinned | nation | 2 | 2 |
VIK12 | Rollo the Walker | barbarian | nation | 2 | 0 |
VIK13 | Go a'Viking | barbarian attack free | nation | 2 | 0 |
VIK14-15 | Unrest | unrest | nation | 2 | -2 |
VIK16 | Gothja | barbarian | deck | 2 | 0 |
VIK17 | Scandinavia | region barbarian pinned production | deck | 2 | 0 |
VIK18 | Advance | barbarian | deck | 2 | 0 |
VIK19 | Prosperity |  | deck | 2 | 0 |
VIK20 | Glory |  | deck | 2 | 0 |
VIK21 | Erik the Red | barbarian | deck | 2 | 0 |
VIK22 | Jomsviking | barbarian attack | deck | 2 | 0 |
VIK23 | Althing | barbarian attack | deck | 2 | 0 |
VIK24 | Unrest | unrest | deck | 2 | -2 |
VIK25 | Unrest | unrest | supply | 3 | -2 |
VIK26 | Unrest | unrest | supply | 4 | -2 |
"""
