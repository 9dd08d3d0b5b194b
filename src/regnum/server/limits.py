"""How much is asked of us: token buckets, in memory."""

from collections.abc import Callable
from time import monotonic

from regnum.server.problems import Refusal
from regnum.server.settings import Limits, Rate

MOST = 20_000
"""So many buckets are kept; the full ones go first, since a new bucket is full as well."""


class Bucket:
    """So many tokens; each request takes one, and they come back with time."""

    __slots__ = ("rate", "since", "tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.since = now

    def take(self, now: float, count: int = 1) -> float:
        """0, or how many seconds to wait. Nothing is taken from a bucket that has too little."""
        rate = self.rate
        self.tokens = min(rate.burst, self.tokens + (now - self.since) * rate.per_second)
        self.since = now
        if self.tokens >= count:
            self.tokens -= count
            return 0.0
        return (count - self.tokens) / rate.per_second if rate.per_second else 3600.0


class Limiter:
    """The buckets of all guests and addresses, by what is asked."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, kind: str, guest: str, address: str = "", cost: int = 1) -> None:
        """A request of a guest, which may cost more than another; of nobody we know, it counts for the
        address alone. Raises a Refusal of type `flooding`."""
        rate: Rate = getattr(self._limits, kind)
        crowd = self._limits.crowd
        waits = [self._bucket(kind, guest, rate).take(self._clock(), cost) if guest else 0.0]
        if address and not waits[0]:
            shared = Rate(rate.burst * crowd, rate.per_second * crowd)
            waits.append(self._bucket(kind, f"@{address}", shared).take(self._clock(), cost))
        refuse_if(max(waits))

    def bucket(self, kind: str, guest: str) -> Bucket:
        """A guest's bucket for one kind, for whoever asks it very often."""
        return self._bucket(kind, guest, getattr(self._limits, kind))

    def take_from(self, bucket: Bucket, count: int = 1) -> None:
        """As `take`, without looking for the bucket."""
        refuse_if(bucket.take(self._clock(), count))

    def _bucket(self, kind: str, who: str, rate: Rate) -> Bucket:
        found = self._buckets.get((kind, who))
        if found is None:
            if len(self._buckets) >= MOST:
                self._sweep()
            found = self._buckets[kind, who] = Bucket(rate, self._clock())
        return found

    def _sweep(self) -> None:
        """Forget the buckets that have filled up again, and if there are none, all of them."""
        now = self._clock()
        left = {
            key: bucket
            for key, bucket in self._buckets.items()
            if bucket.tokens + (now - bucket.since) * bucket.rate.per_second < bucket.rate.burst
        }
        self._buckets = left if len(left) < MOST else {}


def refuse_if(wait: float) -> None:
    """Refuse whoever has to wait."""
    if wait > 0:
        raise Refusal("flooding", "error-flooding", wait=max(1, round(wait)))
