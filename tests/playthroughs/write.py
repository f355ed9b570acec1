"""Writes the golden playthroughs and records anew: `make playthroughs`, then read the diff."""

from __future__ import annotations

from tests.playthroughs.plays import FOLDER, PLAYS


def main() -> None:
    for play in PLAYS:
        transcript, record = play.run()
        (FOLDER / f"{play.name}.txt").write_text(transcript, encoding="utf-8")
        (FOLDER / f"{play.name}.json").write_text(record, encoding="utf-8")
        print(play.name)


if __name__ == "__main__":
    main()
