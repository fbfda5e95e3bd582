"""The rounds of Windwardopolis 2, read from the team folder and answered there: there is no need to touch it."""

import re
import time
from pathlib import Path
from typing import Dict, List, Optional

from team_folder import POLL_SECONDS, list_files, print_refusal, publish, read_lines, say_ready, serve
from windwardopolis import Brain, City, read_city, read_game, read_news, read_values, tell


def play(brain: Brain) -> None:
    """Plays round after round. The team folder is the first argument, ARENA_FOLDER, or `folder = ...` in bot.ini."""
    serve(lambda folder: _Round(folder, brain).play())


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
            say_ready(self._folder)
            paths = list_files(self._folder)
            swept = bool(paths) and self._read > 0 and "input_1.txt" not in paths
            if swept or "gameover.txt" in paths:
                return read_lines(paths, "gameover.txt")
            self._print_mistakes(paths)
            told = self._tell(paths)
            waits = self._city is None or self._city.waits
            orders = self._brain.take() if told or not waits else []
            if orders or (told and waits):
                self._answered = self._read if waits else self._answered + 1
                text = "".join(line + "\n" for line in orders) + "End\n"
                publish(self._folder, f"output_{self._answered}", text)
            time.sleep(POLL_SECONDS)

    def _tell(self, paths: Dict[str, Path]) -> bool:
        """Tells the bot of the inputs that have come; returns whether there were any."""
        newest = _newest(paths, "input")
        if newest <= self._read:
            return False
        first = read_values(read_lines(paths, "input_1.txt")) if self._city is None else {}
        if first:
            self._city = read_city(first)
        values = read_values(read_lines(paths, f"input_{newest}.txt"))
        if self._city is None or not values:  # Not whole yet.
            return False
        missed = (read_values(read_lines(paths, f"input_{number}.txt")) for number in range(self._read + 1, newest))
        news = [one for past in missed for one in read_news(past)] + read_news(values)
        is_first, self._read = not self._read, newest
        tell(self._brain, read_game(self._city, values, news), is_first)
        return True

    def _print_mistakes(self, paths: Dict[str, Path]) -> None:
        newest = _newest(paths, "acknowledge")
        while self._acknowledged < newest:
            self._acknowledged += 1
            print_refusal(paths, self._acknowledged, f"Orders {self._acknowledged} were")


def _newest(paths: Dict[str, Path], kind: str) -> int:
    """The highest number of a file such as input_7.txt; 0 if there is none."""
    found = (re.fullmatch(kind + r"_(\d{1,9})\.txt", name) for name in paths)
    return max((int(match.group(1)) for match in found if match), default=0)
