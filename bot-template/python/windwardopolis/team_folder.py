"""The talk with the arena: there is no need to touch it."""

import os
import random
import re
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Dict, List, Optional

from windwardopolis import Brain, City, read_city, read_game, read_news, read_values, tell

_POLL_SECONDS = 0.010  # The rules ask for at least 10 ms between two looks into the folder.
_PATIENCE = 50  # How many times a file that somebody else holds is tried again.


def play(brain: Brain) -> None:
    """Plays round after round. The team folder is the first argument, ARENA_FOLDER, or `folder = ...` in bot.ini."""
    if not _team_folder():
        print("No team folder: give it as argument, ARENA_FOLDER or `folder = ...` in bot.ini.", file=sys.stderr)
        sys.exit(2)
    folder = Path(os.path.abspath(_team_folder()))
    folder.mkdir(parents=True, exist_ok=True)
    random.seed(f"{os.environ.get('ARENA_SEED') or time.time_ns()} {folder.name}")  # Same seed and team: same numbers.
    with suppress(KeyboardInterrupt):  # Ctrl-C
        _wipe(folder)
        while True:
            lines = _Round(folder, brain).play()
            if lines:
                print(*lines, sep="\n", flush=True)
                _wipe(folder)


class _Round:
    """One round, from input_1.txt to Gameover.txt.

    In lock-step each input is answered under its own number. In real time orders are numbered from 1, and inputs that
    have come meanwhile are taken together: the newest one tells how things stand, and all of them what has happened.
    """

    def __init__(self, folder: Path, brain: Brain) -> None:
        self._folder = folder
        self._brain = brain
        self._city: Optional[City] = None
        self._read = 0  # the number of the last input that was read
        self._answered = 0
        self._acknowledged = 0

    def play(self) -> List[str]:
        """Plays to the end; returns the lines of Gameover.txt, none if the arena was stopped and swept the folder."""
        while True:
            with suppress(OSError):  # A heartbeat that fails is made good by the next one.
                (self._folder / "ready.txt").write_bytes(b"")
            paths = _list(self._folder)
            swept = bool(paths) and self._read > 0 and "input_1.txt" not in paths
            if swept or "gameover.txt" in paths:
                return _read(paths, "gameover.txt")
            self._print_mistakes(paths)
            told = self._tell(paths)
            waits = self._city is None or self._city.waits
            orders = self._brain.take() if told or not waits else []
            if orders or (told and waits):
                self._answered = self._read if waits else self._answered + 1
                text = "".join(line + "\n" for line in orders) + "End\n"
                _publish(self._folder, f"output_{self._answered}", text)
            time.sleep(_POLL_SECONDS)

    def _tell(self, paths: Dict[str, Path]) -> bool:
        """Tells the bot of the inputs that have come; returns whether there were any."""
        newest = _newest(paths, "input")
        if newest <= self._read:
            return False
        first = read_values(_read(paths, "input_1.txt")) if self._city is None else {}
        if first:
            self._city = read_city(first)
        values = read_values(_read(paths, f"input_{newest}.txt"))
        if self._city is None or not values:  # Not whole yet.
            return False
        missed = (read_values(_read(paths, f"input_{number}.txt")) for number in range(self._read + 1, newest))
        news = [one for past in missed for one in read_news(past)] + read_news(values)
        is_first, self._read = not self._read, newest
        tell(self._brain, read_game(self._city, values, news), is_first)
        return True

    def _print_mistakes(self, paths: Dict[str, Path]) -> None:
        newest = _newest(paths, "acknowledge")
        while self._acknowledged < newest:
            self._acknowledged += 1
            number = self._acknowledged
            code = _read(paths, f"acknowledge_{number}.txt")
            if code and code[0] != "0":
                words = _read(paths, f"explain_{number}.txt")
                print(f"Orders {number} were answered with code {code[0]}", *words, sep="\n", file=sys.stderr)
                sys.stderr.flush()


def _newest(paths: Dict[str, Path], kind: str) -> int:
    """The highest number of a file such as input_7.txt; 0 if there is none."""
    found = (re.fullmatch(kind + r"_(\d{1,9})\.txt", name) for name in paths)
    return max((int(match.group(1)) for match in found if match), default=0)


def _list(folder: Path) -> Dict[str, Path]:
    """What is in the folder, by small names; nothing if the drive is away for a moment.

    It is always listed and never asked for a name: network drives remember for seconds that a name was not there.
    """
    with suppress(OSError):
        return {name.lower(): folder / name for name in os.listdir(folder)}
    return {}


def _read(paths: Dict[str, Path], name: str) -> List[str]:
    """The lines of a file; none if it is not there, or cannot be read yet."""
    with suppress(KeyError, OSError):
        return paths[name].read_text(encoding="utf-8").splitlines()
    return []


def _publish(folder: Path, stem: str, text: str) -> None:
    """Writes beside and renames, so that the arena never sees half of it."""
    for _ in range(_PATIENCE):  # A virus scanner may hold the file for a moment.
        with suppress(OSError):
            beside = folder / (stem + ".tmp")
            beside.write_bytes(text.encode("utf-8"))
            os.replace(beside, folder / (stem + ".txt"))
            return
        time.sleep(_POLL_SECONDS)
    print(f"{stem}.txt could not be written", file=sys.stderr, flush=True)


def _wipe(folder: Path) -> None:
    """Deletes the files in the team's own folder, ready.txt first: only a new one may say that the bot is ready."""
    with suppress(OSError):
        (folder / "ready.txt").unlink()
    for _ in range(_PATIENCE):
        files = [path for path in folder.iterdir() if path.is_symlink() or not path.is_dir()]
        if not files:
            return
        for path in files:
            with suppress(OSError):
                path.unlink()
        time.sleep(_POLL_SECONDS)


def _team_folder() -> str:
    """The first argument, else ARENA_FOLDER, else the line `folder = ...` of bot.ini; empty if there is none."""
    if len(sys.argv) > 1:
        return sys.argv[1]
    if os.environ.get("ARENA_FOLDER"):
        return os.environ["ARENA_FOLDER"]
    for line in _read({"": Path("bot.ini")}, ""):
        key, _, value = line.partition("=")
        if key.strip() == "folder":
            return value.strip()
    return ""
