"""Everything that can happen to a card: the only code that moves cards, and the code that tells of it."""
