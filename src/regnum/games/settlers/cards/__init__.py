"""The cards: what they are, which there are, and how people see them. A deck is one module here."""
