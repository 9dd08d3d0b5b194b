"""The only code that moves cards and goods. `tell` says what happened; the rest are the verbs by subject."""
