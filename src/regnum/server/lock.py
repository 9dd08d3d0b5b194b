"""Who uses a table."""

import asyncio
from collections import deque
from types import TracebackType


class Lock:
    """Held by one at a time. Where it is free, it is had at once; or else waited for, in turn."""

    __slots__ = ("_waiting", "held")

    def __init__(self) -> None:
        self.held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Hold it, if nobody does."""
        if self.held:
            return False
        self.held = True
        return True

    def release(self) -> None:
        """Hand it to whoever waits longest. It stays held then: nobody comes in between."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.release()  # it was handed to us at this very moment
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()
