"""The cards. Importing this fills the box."""

from regnum.games.settlers import box
from regnum.games.settlers.cards.attacks import ATTACKS
from regnum.games.settlers.cards.barbarians import BARBARIANS
from regnum.games.settlers.cards.common import COMMON
from regnum.games.settlers.cards.egyptians import EGYPTIANS
from regnum.games.settlers.cards.japanese import JAPANESE
from regnum.games.settlers.cards.romans import ROMANS

DESIGNS = (*COMMON, *BARBARIANS, *JAPANESE, *ROMANS, *EGYPTIANS, *ATTACKS)

box.fill(DESIGNS)
