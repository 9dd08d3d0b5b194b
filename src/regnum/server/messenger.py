"""Redis as the messenger between processes, borne with patience: it may be away for a while."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis import Redis as PlainRedis
from redis.asyncio import Redis
from redis.exceptions import RedisError

from regnum.engine.errors import RegnumError

log = logging.getLogger("regnum.server")
PAUSE = 1.0


def messenger(address: str) -> "Messenger":
    """The messenger at an address. Raises RegnumError if there is none."""
    try:
        with PlainRedis.from_url(address, socket_connect_timeout=5) as probe:
            probe.ping()
        return Messenger(redis=Redis.from_url(address), key_prefix="regnum")
    except (ValueError, RedisError) as wrong:
        raise RegnumError(f"Redis cannot be reached: {wrong}.") from None


class Messenger(RedisChannelsPubSubBackend):
    """Trouble with Redis is logged and passes: what was missed is found in the database."""

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Send to everybody who listens."""
        try:
            await super().publish(data, channels)
        except (RedisError, OSError) as trouble:
            log.warning("Redis took no message: %s", trouble)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """What the others send."""
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except (RedisError, OSError) as trouble:
                log.warning("Redis is not heard: %s", trouble)
                await asyncio.sleep(PAUSE)
