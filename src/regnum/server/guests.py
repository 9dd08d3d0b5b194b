"""Who is who: guests with a signed cookie, and the names they give themselves."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable
from time import time

COOKIE = "regnum_guest"
DAY = 24 * 3600
KEPT_DAYS = 400
"""No browser keeps a cookie for longer."""
RENEWED_DAYS = 30
"""A cookie that is older is given anew."""
SHAPE = re.compile(r"([A-Za-z0-9_-]{22})(?:\.([0-9]{1,6}))?\.([0-9a-f]{64})")
"""The guest, the day on which the cookie was given (early ones have none), and our signature."""


class Guests:
    """Makes guests and knows them again."""

    def __init__(self, secret: bytes, clock: Callable[[], float] = time) -> None:
        self._secret = secret
        self._clock = clock

    def new(self) -> str:
        """A guest who has never been here."""
        return secrets.token_urlsafe(16)

    def cookie(self, guest: str) -> str:
        """What the guest's browser keeps."""
        dated = f"{guest}.{self._today()}"
        return f"{dated}.{self._sign(dated)}"

    def known(self, cookie: str) -> tuple[str, bool] | None:
        """The guest of a cookie, and whether it is still fresh; None if we have not signed it."""
        shape = SHAPE.fullmatch(cookie)
        if shape is None or not hmac.compare_digest(self._sign(cookie.rpartition(".")[0]), shape[3]):
            return None
        return shape[1], shape[2] is not None and self._today() - int(shape[2]) < RENEWED_DAYS

    def of_header(self, header: str) -> tuple[str, bool] | None:
        """The guest of a request's Cookie header, and whether the cookie is fresh.

        A host may have many cookies that are not ours, of any shape, and even some of our name.
        """
        named = [part.partition("=") for part in header.split(";")]
        values = [value.strip() for name, _, value in named if name.strip() == COOKIE]
        found = [known for value in values if (known := self.known(value)) is not None]
        return found[0] if found else None

    def header(self, guest: str, secure: bool) -> str:
        """The Set-Cookie header for a guest."""
        kept = f"Path=/; Max-Age={KEPT_DAYS * DAY}; HttpOnly; SameSite=Lax"
        return f"{COOKIE}={self.cookie(guest)}; {kept}" + ("; Secure" if secure else "")

    def _today(self) -> int:
        return int(self._clock() // DAY)

    def _sign(self, what: str) -> str:
        return hmac.new(self._secret, b"guest " + what.encode(), hashlib.sha256).hexdigest()


def own_cookies(header: bytes) -> bytes:
    """What is ours of a Cookie header."""
    return b";".join(part for part in header.split(b";") if part.strip().startswith(COOKIE.encode() + b"="))


def token() -> str:
    """A link that cannot be guessed."""
    return secrets.token_urlsafe(16)


def clean(text: str) -> str:
    """A name or a line of chat without line breaks, control signs and signs that turn the writing around."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
