"""The nodes of a search's tree."""

from regnum.engine.decision import Option


class Node:
    """What is known of one option of a seat, after the options above it."""

    __slots__ = (
        "children",
        "doubt",
        "elsewhere",
        "offered",
        "option",
        "seat",
        "total",
        "value",
        "visits",
        "weight",
    )

    def __init__(
        self, seat: int, option: Option, elsewhere: list[float], trust: float = 0.0, value: float = 0.0
    ) -> None:
        """`value` is what a first look made of it, which counts as so many visits as `trust` says."""
        self.seat = seat
        self.option = option
        self.elsewhere = elsewhere
        """How often the option was taken anywhere in the tree, and how good that looked in all: one list for
        all nodes of the seat with this option."""
        self.offered = 1
        """How often it could have been taken."""
        self.visits = 0
        self.weight = trust
        """What its visits and the first look count together."""
        self.total = trust * value
        """The sum of all judgements below, as the seat sees them, and of the first look."""
        self.value = value
        """What it is worth: see `worth`."""
        self.doubt = 0.0
        """How much better than that it may be, as far as its visits tell: the fewer, the more."""
        self.children: dict[int, dict[str, Node]] = {}
        """By seat and key. Who is asked next may depend on the world, too."""


def worth(node: Node) -> float:
    """What an option is worth to its seat: as much as the best of what the seat can do next by itself.

    The average alone would make options that ask further look worse than those that do not, for most of what
    was tried below them was a mistake. An option that few worlds offer does not count.
    """
    mean = node.total / node.weight
    children = node.children.get(node.seat)
    if not children:
        return mean
    best, most, often = None, mean, node.visits / 2
    for child in children.values():
        if child.value > most and child.offered >= often and child.visits:
            best, most = child, child.value
    return mean if best is None else mean + (most - mean) * best.visits / (best.visits + 1)
