"""Who is who: guests with a signed cookie, and the names they give themselves."""

import hashlib
import hmac
import re
import secrets
from http.cookies import CookieError, SimpleCookie

COOKIE = "regnum_guest"
YEARS = 2 * 365 * 24 * 3600
SHAPE = re.compile(r"([A-Za-z0-9_-]{22})\.([0-9a-f]{64})")


class Guests:
    """Makes guests and knows them again."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def new(self) -> str:
        """A guest who has never been here."""
        return secrets.token_urlsafe(16)

    def cookie(self, guest: str) -> str:
        """What the guest's browser keeps."""
        return f"{guest}.{self._sign(guest)}"

    def known(self, cookie: str) -> str | None:
        """The guest of a cookie; None if we have not signed it."""
        shape = SHAPE.fullmatch(cookie)
        if shape is None or not hmac.compare_digest(self._sign(shape[1]), shape[2]):
            return None
        return shape[1]

    def of_header(self, header: str) -> str | None:
        """The guest of a request's Cookie header."""
        try:
            morsel = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return None
        return self.known(morsel.value) if morsel else None

    def header(self, guest: str, secure: bool) -> str:
        """The Set-Cookie header for a new guest."""
        attributes = f"Path=/; Max-Age={YEARS}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
        return f"{COOKIE}={self.cookie(guest)}; {attributes}"

    def _sign(self, guest: str) -> str:
        return hmac.new(self._secret, b"guest " + guest.encode(), hashlib.sha256).hexdigest()


def token() -> str:
    """A link that cannot be guessed."""
    return secrets.token_urlsafe(16)


def clean(text: str) -> str:
    """A name or a line of chat without line breaks, control signs and signs that turn the writing around."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
