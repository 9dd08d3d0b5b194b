"""Frames are read the short way or the long way, and nobody can tell which."""

from __future__ import annotations

import random
import socket
from typing import Any

import msgspec
import pytest

from regnum.server.wire import frame_head, frame_size, is_plain


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
