"""All cards: what a card is, the index of them by number, and how people see them."""
