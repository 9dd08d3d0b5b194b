"""Frames are read the short way or the long way, and nobody can tell which; and who is let in when."""

from __future__ import annotations

import random
import socket
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from regnum.server.wire import SHUT, Doors, frame_head, frame_size, is_plain


def masked(text: bytes, mask: bytes = b"\x01\x02\x03\x04", first: int = 0x81) -> bytes:
    """A frame as browsers send it."""
    size = len(text)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([first]) + length + mask + bytes(one ^ mask[at % 4] for at, one in enumerate(text))


@pytest.mark.parametrize("size", [0, 5, 125, 126, 200, 65535])
def test_the_size_of_a_frame_is_known_from_its_head(size: int) -> None:
    frame = masked(b"x" * size)
    assert frame_size(frame) == frame_size(frame[:4]) == len(frame)
    assert frame_size(frame[:1]) == frame_size(b"") == 0


def test_short_frames_of_text_are_plain() -> None:
    assert is_plain(masked(b"hello"))
    odd = [masked(b"x" * 200), masked(b""), b"\x81\x05hello"]
    odd += [masked(b"hello", first=first) for first in (0x01, 0x80, 0x82, 0x88, 0x89, 0xC1)]
    assert not any(is_plain(frame) for frame in odd)


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_frames_have_their_length_before_them(size: int) -> None:
    head = frame_head(size)
    assert head[0] == 0x81
    assert int.from_bytes(head[1:2] if size < 126 else head[2:], "big") == size


def test_requests_arrive_however_they_are_cut(duel: Any) -> None:
    """Whole, in pieces, several at once, with pings between, and longer than a short frame."""
    me = duel.asked()
    wire = me.wire.socket
    key = me.options()[0]
    bad = [
        msgspec.json.encode(
            {"v": 1, "type": "choose", "id": f"r{at}" + "x" * pad, "version": 0, "number": 9, "keys": [key]}
        )
        for at, pad in enumerate((0, 0, 30, 0, 35))
    ]
    stream = masked(bad[0]) + masked(bad[1]) + masked(b"ping", first=0x89) + masked(bad[2]) + masked(bad[3])
    stream += masked(bad[4][:20], first=0x01) + masked(bad[4][20:], first=0x80)
    wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    rng = random.Random(1)
    for longest in (2, 60, 600):
        at = 0
        while at < len(stream):
            step = rng.randint(1, longest)
            wire.sendall(stream[at : at + step])
            at += step
        for raw in bad:
            assert me.answer(msgspec.json.decode(raw)["id"])["error"]["type"] == "stale"
    duel.step(rng)


# --- doors --------------------------------------------------------------------------------------------


class Turns:
    """A loop whose turns are taken by hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self.soon: list[Callable[[], None]] = []
        self.later: list[tuple[float, Callable[[], None]]] = []

    def time(self) -> float:
        return self.now

    def call_soon(self, call: Callable[..., None], *args: Any) -> None:
        self.soon.append(lambda: call(*args))

    def call_at(self, when: float, call: Callable[..., None], *args: Any) -> None:
        self.later.append((when, lambda: call(*args)))

    def turn(self) -> None:
        """What is due is called; what that calls for comes with the next turn."""
        due = [call for when, call in self.later if when <= self.now]
        self.later = [one for one in self.later if one[0] > self.now]
        calls, self.soon = [*self.soon, *due], []
        for call in calls:
            call()


def test_a_crowd_is_let_in_one_by_one() -> None:
    doors, loop, inside = Doors(), Turns(), list[str]()
    for name in ("first", "second", "third"):
        doors.come("here", lambda name=name: inside.append(name), loop)  # type: ignore[misc, arg-type]
    assert inside == []
    for number, names in enumerate([["first"], ["first", "second"], ["first", "second", "third"]]):
        assert doors.waiting["here"] == 3 - number
        loop.turn()
        assert inside == names
    assert not doors.waiting


def test_those_who_come_after_somebody_that_was_turned_away_wait_and_nobody_else_does() -> None:
    doors, loop, inside = Doors(), Turns(), list[str]()
    doors.shut("there", loop.time())
    for address in ("there", "here", "there"):
        doors.come(address, lambda address=address: inside.append(address), loop)  # type: ignore[misc, arg-type]
    for _ in range(5):
        loop.turn()
    assert inside == ["here"]
    assert doors.waiting == {"there": 2}
    loop.now = SHUT
    for _ in range(3):
        loop.turn()
    assert inside == ["here", "there", "there"]
    assert not doors.waiting


def test_a_door_that_fails_does_not_stay_shut_for_others() -> None:
    doors, loop, inside = Doors(), Turns(), list[str]()

    def fails() -> None:
        raise ConnectionError

    doors.come("here", fails, loop)  # type: ignore[arg-type]
    doors.come("here", lambda: inside.append("second"), loop)  # type: ignore[arg-type]
    with pytest.raises(ConnectionError):
        loop.turn()
    loop.turn()
    assert inside == ["second"]
