"""The keywords of the rulebook, one verb each: the only code that changes zones and counters.

`tell` says what happened, `zones` lifts and lays cards, and the rest are the keywords by subject.
"""
