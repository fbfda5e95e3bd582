"""The talk with the arena through the team folder: there is no need to touch it."""

import os
import random
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Callable, Dict, List, Optional

POLL_SECONDS = 0.010  # The rules ask for at least 10 ms between two looks into the folder.
_PATIENCE = 50  # How many times a file that another program holds is tried again.

Read = Callable[[List[str], str], Any]  # of lines and team; raises KeyError or ValueError if the prompt is not whole
Answer = Callable[[Any, Callable[[str], None]], str]  # of what was read and a function that saves a draft


def play_turns(read: Read, answer: Answer) -> None:
    """Plays match after match of a game whose prompts are answered one by one."""
    serve(lambda folder: _play_match(folder, read, answer))


def serve(play_match: Callable[[Path], List[str]]) -> None:
    """Plays match after match. The team folder is the first argument, ARENA_FOLDER, or `folder = ...` in bot.ini.

    A match is played to its end and returns the lines of Gameover.txt; none if the arena was stopped and swept the
    folder.
    """
    if not _team_folder():
        print("No team folder: give it as argument, ARENA_FOLDER or `folder = ...` in bot.ini.", file=sys.stderr)
        sys.exit(2)
    folder = Path(os.path.abspath(_team_folder()))
    folder.mkdir(parents=True, exist_ok=True)
    random.seed(f"{os.environ.get('ARENA_SEED') or time.time_ns()} {folder.name}")  # Same seed and team: same numbers.
    with suppress(KeyboardInterrupt):  # Ctrl-C
        _wipe(folder)
        while True:
            lines = play_match(folder)
            if lines:
                print(*lines, sep="\n", flush=True)
                _wipe(folder)


def say_ready(folder: Path) -> None:
    """Renews ready.txt; one that fails is made good by the next one."""
    with suppress(OSError):
        (folder / "ready.txt").write_bytes(b"")


def list_files(folder: Path) -> Dict[str, Path]:
    """What is in the folder, by small names; nothing if the drive is away for a moment.

    It is always listed and never asked for a name: network drives remember for seconds that a name was not there.
    """
    with suppress(OSError):
        return {name.lower(): folder / name for name in os.listdir(folder)}
    return {}


def read_lines(paths: Dict[str, Path], name: str) -> List[str]:
    """The lines of a file; none if it is not there, or cannot be read yet."""
    with suppress(KeyError, OSError):
        return paths[name].read_text(encoding="utf-8").splitlines()
    return []


def publish(folder: Path, stem: str, text: str) -> None:
    """Writes beside and renames, so that the arena never sees half of it."""
    for _ in range(_PATIENCE):  # A virus scanner may hold the file for a moment.
        with suppress(OSError):
            beside = folder / (stem + ".tmp")
            beside.write_bytes(text.encode("utf-8"))
            os.replace(beside, folder / (stem + ".txt"))
            return
        time.sleep(POLL_SECONDS)
    print(f"{stem}.txt could not be written", file=sys.stderr, flush=True)


def print_refusal(paths: Dict[str, Path], number: int, what: str) -> bool:
    """Prints a code other than 0, with the arena's explanation; returns whether there is an acknowledgement."""
    code = read_lines(paths, f"acknowledge_{number}.txt")
    if code and code[0] != "0":
        words = read_lines(paths, f"explain_{number}.txt")
        print(f"{what} answered with code {code[0]}", *words, sep="\n", file=sys.stderr, flush=True)
    return bool(code)


def _play_match(folder: Path, read: Read, answer: Answer) -> List[str]:
    turn = 0
    while True:
        turn += 1
        prompt = _await_prompt(folder, turn, read)
        if prompt is None:
            return read_lines(list_files(folder), "gameover.txt")
        draft = f"draft_{turn}"
        text = answer(prompt, lambda saved, draft=draft: publish(folder, draft, saved))
        if _is_past(list_files(folder), turn):
            print(f"Turn {turn}: the time was up before the bot had decided", file=sys.stderr, flush=True)
        else:
            publish(folder, f"output_{turn}", text)
            _await_acknowledgement(folder, turn)


def _await_prompt(folder: Path, turn: int, read: Read) -> Optional[Any]:
    """The question of this turn; None if the match is over."""
    while True:
        say_ready(folder)
        paths = list_files(folder)
        if _is_over(paths, turn - 1):
            return None
        with suppress(KeyError, ValueError):  # Not there, or not whole yet.
            return read(read_lines(paths, f"input_{turn}.txt"), folder.name)
        time.sleep(POLL_SECONDS)


def _await_acknowledgement(folder: Path, turn: int) -> None:
    while True:
        paths = list_files(folder)
        if print_refusal(paths, turn, f"Turn {turn} was") or _is_past(paths, turn):
            return
        time.sleep(POLL_SECONDS)


def _is_over(paths: Dict[str, Path], last_turn: int) -> bool:
    """Whether the match has ended, or the folder was swept: no file of the last turn is left."""
    swept = bool(paths) and last_turn > 0 and not any(name.endswith(f"_{last_turn}.txt") for name in paths)
    return swept or "gameover.txt" in paths


def _is_past(paths: Dict[str, Path], turn: int) -> bool:
    """Whether the arena waits no longer for an answer in this turn."""
    return f"acknowledge_{turn}.txt" in paths or f"input_{turn + 1}.txt" in paths or _is_over(paths, turn)


def _wipe(folder: Path) -> None:
    """Deletes the files in the team's own folder, ready.txt first: only a new one may say that the bot is ready.

    Then Gameover.txt: without it the arena clears the rest itself, and sooner than a bot on a slow network drive.
    """
    for name in ("ready.txt", "Gameover.txt"):
        with suppress(OSError):
            (folder / name).unlink()
    for _ in range(_PATIENCE):
        try:
            with os.scandir(folder) as entries:
                files = [entry.path for entry in entries if not entry.is_dir(follow_symlinks=False)]
        except OSError:  # The drive is away for a moment.
            time.sleep(POLL_SECONDS)
            continue
        if not files:
            return
        for path in files:
            try:
                os.unlink(path)
            except FileNotFoundError:
                break  # The arena clears the folder, too: see what is left.
            except OSError:
                continue
        time.sleep(POLL_SECONDS)


def _team_folder() -> str:
    """The first argument, else ARENA_FOLDER, else the line `folder = ...` of bot.ini; empty if there is none."""
    if len(sys.argv) > 1:
        return sys.argv[1]
    if os.environ.get("ARENA_FOLDER"):
        return os.environ["ARENA_FOLDER"]
    for line in read_lines({"": Path("bot.ini")}, ""):
        key, _, value = line.partition("=")
        if key.strip() == "folder":
            return value.strip()
    return ""
