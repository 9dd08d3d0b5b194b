"""The keywords of the rulebook, one verb each: the only code that changes zones and counters.

`ctx` is what an effect knows while it is resolved, `tell` says what happened, `zones` lifts and lays cards,
`passives` finds what changes a keyword for a seat, and the rest are the keywords by subject.
"""
