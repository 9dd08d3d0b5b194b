"""The solo bots: a side that nobody sits at, answered for by its rules."""
