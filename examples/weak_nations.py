"""A study in ten lines: which of four nations is the weakest, and how sure is that?

pip install 'regnum[lab]'
"""

from regnum.lab import study
from regnum.lab.report.analysis import groups

NATIONS = ("romans", "vikings", "celts", "utopians")


def main(out: str = "runs/nations", games: int = 200) -> str:
    run = study.play("imperium", ("greedy",) * 4, games, out, nations=NATIONS, rounds="12")
    *_, weakest = groups(run.table("seats"), "side")
    name = weakest.name.rpartition("-")[2]
    return f"{name} won {weakest.share:.0%} of {games} games ({weakest.low:.0%} to {weakest.high:.0%})."


if __name__ == "__main__":
    print(main())
