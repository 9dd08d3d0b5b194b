"""The server's tests once more, on PostgreSQL and with Redis, with two worker processes.

Where these cannot be had, the run says so in its summary: `tests/conftest.py` looks for the word LOUD.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from regnum.engine.errors import RegnumError
from regnum.server.hub import backend
from regnum.server.settings import Settings
from regnum.server.storage import METADATA, open_engine
from regnum.server.upgrade import upgrade
from regnum.testing.guests import Guest, Socket
from regnum.testing.services import Unavailable, free_port, postgres, redis
from regnum.testing.serving import Server

HERE = Path(__file__).parent
AGAIN = [
    "test_lobby.py",
    "test_campaigns.py::test_a_won_game_is_logged_and_changes_the_deck",
    "test_campaigns.py::test_two_windows_begin_one_game",
    "test_campaigns.py::test_a_campaign_is_carried_to_another_device_once",
    "test_campaigns.py::test_a_carried_seat_takes_its_campaign_along",
    "test_campaigns.py::test_several_processes_enter_a_game_once",
    "test_campaigns.py::test_solo_games_are_added_up_by_nation_bot_and_level",
    "test_campaigns.py::test_results_and_bests_outlive_their_tables",
    "test_live.py",
    "test_processes.py::test_both_answer_the_same_question_at_the_same_moment",
    "test_restart.py::test_a_restart_keeps_everything",
]


@pytest.fixture(scope="module")
def addresses() -> Iterator[tuple[str, str]]:
    try:
        with postgres() as database, redis() as messenger:
            yield database, messenger
    except Unavailable as absent:
        pytest.skip(f"LOUD: nothing was tested on PostgreSQL and Redis. {absent}")


def test_migrations_lead_to_the_tables_of_the_code(addresses: tuple[str, str]) -> None:
    engine = open_engine(Settings(database=addresses[0]))
    upgrade(engine)
    upgrade(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_the_server_on_postgresql_and_redis_with_two_workers(addresses: tuple[str, str]) -> None:
    database, messenger = addresses
    settings = {
        "REGNUM_TEST_DATABASE": database,
        "REGNUM_TEST_REDIS": messenger,
        "REGNUM_TEST_WORKERS": "2",
    }
    arguments = ["-n0", "-q", "-p", "no:cacheprovider", *(str(HERE / name) for name in AGAIN)]
    command = [sys.executable, "-m", "pytest", *arguments]
    run = subprocess.run(
        command, env=os.environ | settings, capture_output=True, text=True, cwd=HERE.parents[1]
    )
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
    assert " passed" in run.stdout


def test_the_game_goes_on_without_redis(serve: Callable[..., Server]) -> None:
    """What is not heard is found in the database."""
    try:
        with redis() as address:
            ann, bob = meet(serve(redis=address), serve(redis=address))
            play(ann, bob, 6)
    except Unavailable as absent:
        pytest.skip(f"LOUD: nothing was tested with Redis. {absent}")
    play(ann, bob, 3)


def meet(first: Server, second: Server) -> tuple[Socket, Socket]:
    """Ann at one server, Bob at another."""
    ann, bob = Guest(first.url), Guest(second.url)
    table = ann.new_table("me", "open", name="Ann", seed=5)
    bob.join(table["links"]["join"], 1, "Bob")
    return ann.open(table["id"]), bob.open(table["id"])


def play(ann: Socket, bob: Socket, steps: int) -> None:
    """A few choices, seen by both."""
    for one in (ann, bob):
        one.sees(0)
    for _ in range(steps):
        me = ann if ann.options() else bob
        version = me.choose(me.options()[0])["version"]
        for one in (ann, bob):
            one.sees(version)


def test_an_address_without_redis_is_refused_in_words(tmp_path: Path) -> None:
    for address in (f"redis://127.0.0.1:{free_port()}/0", "nonsense"):
        with pytest.raises(RegnumError, match="Redis cannot be reached"):
            backend(Settings(data=str(tmp_path), redis=address))
