"""What a person is told when something cannot be done."""


class RegnumError(Exception):
    """One clear line for a person: what is wrong, and what was expected instead.

    Everything a user can cause is a subclass; the command line shows the line and exits with 2,
    the server sends it as a typed message. A traceback means a bug of ours, never of the user's.
    """
