"""A starter bot for Chain Reaction Reloaded: your thinking goes into think(); team_folder.py talks to the arena."""

import random
from collections import namedtuple

from team_folder import play_turns

INPUT_LINES = 56

# What this bot may see. Cells are 1..49, row by row; place 0 of the three lists is not used.
#   expecting  "K": place your king on one of the cells first..last; "C": place a coin or swap
#   me, swaps  which player I am (1 or 2), and how many king swaps I have left
#   owner      per cell: 0 nobody, 1 or 2 a player
#   what       per cell: "N" nothing, "C" coins, "K" a king (the other king looks like "N" while it is hidden)
#   coins      per cell: how many
Board = namedtuple("Board", "expecting first last me swaps owner what coins")


def think(board):
    """YOUR THINKING GOES HERE. Returns the order: "K 8", "C 8", or "S 8-30" to swap the king from 8 to 30."""
    if board.expecting == "K":
        return f"K {random.randint(board.first, board.last)}"
    cells = [cell for cell in range(1, 50) if board.owner[cell] in (0, board.me) and board.what[cell] != "K"]
    # Never empty: without such a cell the match is lost already. A swap needs one too, so it is no way out.
    return f"C {random.choice(cells)}"


def parse(lines, team):
    """Reads a prompt by line number: the keys 1 and 2 come twice, for the players and for the cells."""
    if len(lines) < INPUT_LINES:
        raise ValueError("not whole yet")
    values = [line.partition("=")[2].strip() for line in lines]
    expecting, _, area = values[0].partition(" ")
    first, _, last = area.partition("-")
    me = 1 if values[1].lower() == team.lower() else 2
    cells = [value.split(",") for value in values[7:INPUT_LINES]]
    owner = [0] + [int(cell[0]) for cell in cells]
    what = ["N"] + [cell[1].strip() for cell in cells]
    coins = [0] + [int(cell[2]) for cell in cells]
    return Board(expecting, int(first or 0), int(last or 0), me, int(values[4 + me]), owner, what, coins)


if __name__ == "__main__":
    play_turns(parse, lambda board, save: think(board) + "\n")
