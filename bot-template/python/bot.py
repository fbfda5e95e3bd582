"""A starter bot for Chain Reaction Reloaded: your thinking goes into think(), the rest talks to the arena."""

import itertools
import os
import random
import sys
import time
from collections import namedtuple
from contextlib import suppress
from pathlib import Path

POLL_SECONDS = 0.010  # The rules ask for at least 10 ms between two looks into the folder.
PATIENCE = 50  # How many times a file that somebody else holds is tried again.
INPUT_LINES = 56

# What this bot may see. Cells are 1..49, row by row; place 0 of the three lists is not used.
#   expecting  "K": place your king on one of the cells first..last; "C": place a coin or swap
#   me, swaps  which player I am (1 or 2), and how many king swaps I have left
#   owner      per cell: 0 nobody, 1 or 2 a player
#   what       per cell: "N" nothing, "C" coins, "K" a king (the other king looks like "N" while it is hidden)
#   coins      per cell: how many
Board = namedtuple("Board", "expecting first last me swaps owner what coins")


def think(board, chance):
    """YOUR THINKING GOES HERE. Returns the order: "K 8", "C 8", or "S 8-30" to swap the king from 8 to 30."""
    if board.expecting == "K":
        return f"K {chance.randint(board.first, board.last)}"
    cells = [cell for cell in range(1, 50) if board.owner[cell] in (0, board.me) and board.what[cell] != "K"]
    # Never empty: without such a cell the match is lost already. A swap needs one too, so it is no way out.
    return f"C {chance.choice(cells)}"


def parse(lines, team):
    """Reads a prompt by line number: the keys 1 and 2 come twice, for the players and for the cells."""
    values = [line.partition("=")[2].strip() for line in lines]
    expecting, _, area = values[0].partition(" ")
    first, _, last = area.partition("-")
    me = 1 if values[1].lower() == team.lower() else 2
    cells = [value.split(",") for value in values[7:INPUT_LINES]]
    owner = [0] + [int(cell[0]) for cell in cells]
    what = ["N"] + [cell[1].strip() for cell in cells]
    coins = [0] + [int(cell[2]) for cell in cells]
    return Board(expecting, int(first or 0), int(last or 0), me, int(values[4 + me]), owner, what, coins)


def play_match(folder, chance):
    """Plays to the end; returns the lines of Gameover.txt, none if the arena was stopped and swept the folder."""
    for turn in itertools.count(1):
        name, lines = wait_for(folder, ["gameover.txt", f"input_{turn}.txt"], turn - 1, heartbeat=True)
        if name in ("gameover.txt", None):
            return lines
        order = think(parse(lines, folder.name), chance)
        publish(folder, f"output_{turn}", order)
        acknowledge = f"acknowledge_{turn}.txt"
        name, lines = wait_for(folder, [acknowledge, "gameover.txt", f"input_{turn + 1}.txt"], turn)
        if name == acknowledge and lines[0] != "0":
            print(f"Turn {turn}: {order} was answered with code {lines[0]}", file=sys.stderr, flush=True)


def wait_for(folder, wanted, last_turn, heartbeat=False):
    """Waits for the first of the wanted files: its name and lines; no name if no file of the last turn is left.

    Lists the folder and never asks for a name: network drives remember for seconds that a name was not there.
    """
    while True:
        with suppress(OSError):  # A heartbeat that fails is made good by the next one.
            if heartbeat:
                (folder / "ready.txt").write_bytes(b"")
        with suppress(OSError):  # A drive that is away for a moment is looked at again.
            paths = {path.name.lower(): path for path in folder.iterdir()}
            for name in wanted:
                lines = read_lines(paths[name]) if name in paths else []
                if len(lines) >= (INPUT_LINES if name.startswith("input") else 1):  # Fewer: not whole yet.
                    return name, lines
            if last_turn > 0 and not any(name.endswith(f"_{last_turn}.txt") for name in paths):
                return None, []
        time.sleep(POLL_SECONDS)


def read_lines(path):
    """The lines of a file; none if it cannot be read yet."""
    with suppress(OSError):
        return path.read_text(encoding="utf-8").splitlines()
    return []


def publish(folder, stem, order):
    """Writes beside and renames, so that the arena never sees half an order."""
    for _ in range(PATIENCE):  # A virus scanner may hold the file for a moment.
        with suppress(OSError):
            beside = folder / (stem + ".tmp")
            beside.write_bytes((order + "\n").encode("ascii"))
            os.replace(beside, folder / (stem + ".txt"))
            return
        time.sleep(POLL_SECONDS)
    print(f"{stem}.txt could not be written", file=sys.stderr, flush=True)


def wipe(folder):
    """Deletes the files in the team's own folder, ready.txt first: only a new one may say that the bot is ready."""
    with suppress(OSError):
        (folder / "ready.txt").unlink()
    for _ in range(PATIENCE):
        paths = [path for path in folder.iterdir() if path.is_symlink() or not path.is_dir()]
        if not paths:
            return
        for path in paths:
            with suppress(OSError):
                path.unlink()
        time.sleep(POLL_SECONDS)


def team_folder():
    """The first argument, else ARENA_FOLDER, else the line `folder = ...` of bot.ini; empty if there is none."""
    if len(sys.argv) > 1:
        return sys.argv[1]
    if os.environ.get("ARENA_FOLDER"):
        return os.environ["ARENA_FOLDER"]
    for line in read_lines(Path("bot.ini")):
        key, _, value = line.partition("=")
        if key.strip() == "folder":
            return value.strip()
    return ""


def main():
    if not team_folder():
        print("No team folder: give it as argument, ARENA_FOLDER or `folder = ...` in bot.ini.", file=sys.stderr)
        sys.exit(2)
    folder = Path(os.path.abspath(team_folder()))
    folder.mkdir(parents=True, exist_ok=True)
    seed = os.environ.get("ARENA_SEED") or time.time_ns()
    chance = random.Random(f"{seed} {folder.name}")  # The same seed and the same team: the same match again.
    wipe(folder)
    while True:
        lines = play_match(folder, chance)
        if lines:
            print(*lines, sep="\n", flush=True)
            wipe(folder)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):  # Ctrl-C
        main()
