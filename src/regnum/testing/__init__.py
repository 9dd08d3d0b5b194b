"""What the tests of a game are written with. Needs pytest, so nothing else in the package imports it."""

from regnum.testing.rules import rule
from regnum.testing.story import Story, StoryError

__all__ = ["Story", "StoryError", "rule"]
