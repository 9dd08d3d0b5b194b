"""The words of the rulebook as numbers: domains, ages, and what depends on how many play."""

DOMAINS = ("military", "religion", "economy", "science", "culture", "utopia")
MILITARY, RELIGION, ECONOMY, SCIENCE, CULTURE, UTOPIA = range(6)
AGES = ("I", "II", "III")

# By number of seats (0 and 1 never occur): TURN-4, END-1, SETUP-2.
LEVEL_1 = (0, 0, 3, 3, 2)
LEVEL_2 = (0, 0, 5, 5, 4)
HEGEMONY = (0, 0, 8, 7, 7)
REMOVED_PER_AGE = (0, 0, 3, 3, 0)

BASIC_HAND, SCRIPTURE_HAND, DIVINE_RIGHT_HAND = 3, 5, 7
PACK_SIZE, KEPT = 4, 3
"""Of a draft: the cards of a pack, and how many of them are kept (SETUP-5)."""
