"""A starter bot for Chain Reaction Reloaded: your thinking goes into think().

chain_reaction.py is the board with its rules, team_folder.py talks to the arena.
"""

import random

from chain_reaction import parse
from team_folder import play_turns


def think(board):
    """YOUR THINKING GOES HERE. Returns the order: "K 8", "C 8", or "S 8-30" to swap the king from 8 to 30.

    board.after("C 8") is the board after that order with all bursts; its winner is board.me if the order wins.
    """
    if board.expecting == "K":
        return random.choice(board.orders())
    # Never empty: without such a cell the match is lost already. A swap needs one too, so it is no way out.
    return f"C {random.choice(board.free_cells(board.me))}"


if __name__ == "__main__":
    play_turns(parse, lambda board, save: think(board) + "\n")
