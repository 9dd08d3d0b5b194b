"""All messages as one JSON Schema: `python -m regnum.server.schema`. The client's types are made from it."""

import sys
from typing import Any

import msgspec

from regnum.engine.campaign import Campaign
from regnum.engine.record import Record
from regnum.server import messages

ANSWERS = (
    messages.Problem,
    messages.Games,
    messages.Words,
    messages.Cards,
    messages.Clauses,
    messages.ClauseInfo,
    messages.NewTable,
    messages.TableInfo,
    messages.Tables,
    messages.Bests,
    messages.Invitation,
    messages.Join,
    messages.Carry,
    messages.Hint,
    messages.Analysis,
    messages.Progress,
    messages.Frames,
    messages.Growth,
    messages.Turns,
    messages.NewCampaign,
    messages.NewGame,
    messages.NewDeck,
    messages.CampaignInfo,
    messages.Campaigns,
    messages.Solo,
    Campaign,
    Record,
)


def schema() -> dict[str, Any]:
    """The definitions, with `FromServer` and `FromClient` for the two directions of the WebSocket."""
    wanted = [messages.FromServer, messages.FromClient, *ANSWERS]
    (server, client, *_), parts = msgspec.json.schema_components(wanted, ref_template="#/$defs/{name}")
    for name, part in parts.items():
        if leaves_out(name):
            part["x-omits"] = True  # a field that is not there has its default
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Regnum",
        "version": messages.PROTOCOL,
        "$defs": {**parts, "FromServer": server, "FromClient": client},
    }


def leaves_out(name: str) -> bool:
    """Does a message leave out what is as usual?"""
    struct = getattr(messages, name, None)
    return isinstance(struct, type) and issubclass(struct, msgspec.Struct) and omits(struct)


def omits(struct: type[msgspec.Struct]) -> bool:
    """Does a struct leave out its defaults?"""
    return struct.__struct_config__.omit_defaults


def main() -> None:
    """Print it."""
    raw = msgspec.json.encode(schema(), order="sorted")
    sys.stdout.write(msgspec.json.format(raw, indent=1).decode() + "\n")


if __name__ == "__main__":
    main()
