"""The cards: by number, and as people see them."""
