"""A library for players of Chain Reaction Reloaded: the board as a player sees it, and what an order does to it.

Cells are 1..49, row by row. Place 0 of every list is not used. A Board is a value that never changes.
"""

import re
from dataclasses import dataclass, replace
from typing import List, Tuple

INPUT_LINES = 56
SIZE = 7
CELLS = range(1, SIZE * SIZE + 1)


def _beside(cell: int) -> Tuple[int, ...]:
    row, column = divmod(cell - 1, SIZE)
    places = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return tuple(r * SIZE + c + 1 for r, c in places if 0 <= r < SIZE and 0 <= c < SIZE)


# The neighbours of each cell: above, right, below, left.
NEIGHBOURS = ((),) + tuple(_beside(cell) for cell in CELLS)

# How many coins each cell holds; with one more it bursts.
CAPACITY = (0,) + tuple(len(NEIGHBOURS[cell]) - 1 for cell in CELLS)


@dataclass(frozen=True)
class Board:
    """What a player may see."""

    expecting: str  # "K": place your king on one of the cells first..last; "C": place a coin or swap
    first: int  # only for "K"
    last: int
    me: int  # which player I am, 1 or 2
    swaps: int  # how many king swaps I have left
    owner: Tuple[int, ...]  # per cell: 0 nobody, 1 or 2 a player
    what: Tuple[str, ...]  # per cell: "N" nothing, "C" coins, "K" a king (the other king: "N" while it is hidden)
    coins: Tuple[int, ...]  # per cell: how many
    winner: int = 0  # the player whose burst has hit the other king; 0 if none has

    def king(self, player: int) -> int:
        """The cell of a player's king; 0 if it is hidden or not placed yet."""
        return next((cell for cell in CELLS if self.what[cell] == "K" and self.owner[cell] == player), 0)

    def free_cells(self, player: int) -> List[int]:
        """The cells on which a player may place a coin: empty ones and its own. A hidden king seems empty."""
        return [cell for cell in CELLS if self.owner[cell] in (0, player) and self.what[cell] != "K"]

    def orders(self) -> List[str]:
        """All orders that I may give now."""
        if self.expecting == "K":
            return [f"K {cell}" for cell in range(self.first, self.last + 1)]
        free = self.free_cells(self.me)
        king = self.king(self.me) if self.swaps else 0
        return [f"C {cell}" for cell in free] + [f"S {king}-{cell}" for cell in free if king]

    def after(self, order: str) -> "Board":
        """The board after an order of mine, with all its bursts, as far as I can know: a hidden king seems empty."""
        kind, cells = order[0], [int(cell) for cell in re.findall(r"\d+", order)]
        if kind == "C":
            return self.drop(cells[0], self.me)
        if kind == "S":
            return replace(self.swap(cells[0], cells[1]), swaps=self.swaps - 1)
        owner, what = list(self.owner), list(self.what)
        owner[cells[0]], what[cells[0]] = self.me, "K"
        return replace(self, owner=tuple(owner), what=tuple(what))

    def drop(self, cell: int, player: int) -> "Board":
        """The board after a player has placed a coin, with all its bursts."""
        owner, what, coins = list(self.owner), list(self.what), list(self.coins)
        owner[cell], what[cell], coins[cell] = player, "C", coins[cell] + 1
        return self._burst(owner, what, coins, player)

    def swap(self, king: int, cell: int) -> "Board":
        """The board after a player has swapped its king with what stands on another cell, with all bursts."""
        lists = list(self.owner), list(self.what), list(self.coins)
        for values in lists:
            values[king], values[cell] = values[cell], values[king]
        return self._burst(*lists, self.owner[king])

    def _burst(self, owner: List[int], what: List[str], coins: List[int], player: int) -> "Board":
        """Lets all cells with too many coins burst together, again and again, until none has or a king is hit."""
        winner = 0
        full = [cell for cell in CELLS if coins[cell] > CAPACITY[cell]]
        while full and not winner:
            for cell in full:
                coins[cell] -= len(NEIGHBOURS[cell])
                if coins[cell] == 0:
                    owner[cell], what[cell] = 0, "N"
            for cell in (beside for cell in full for beside in NEIGHBOURS[cell]):
                if what[cell] != "K":
                    owner[cell], what[cell], coins[cell] = player, "C", coins[cell] + 1
                elif owner[cell] != player:
                    winner = player
                # A coin that reaches the player's own king disappears.
            full = [cell for cell in CELLS if coins[cell] > CAPACITY[cell]]
        return replace(self, owner=tuple(owner), what=tuple(what), coins=tuple(coins), winner=winner)


def parse(lines: List[str], team: str) -> Board:
    """Reads a prompt by line number: the keys 1 and 2 come twice, for the players and for the cells."""
    if len(lines) < INPUT_LINES:
        raise ValueError("not whole yet")
    values = [line.partition("=")[2].strip() for line in lines]
    expecting, _, area = values[0].partition(" ")
    first, _, last = area.partition("-")
    me = 1 if values[1].lower() == team.lower() else 2
    cells = [("0", "N", "0")] + [value.split(",") for value in values[7:INPUT_LINES]]
    owner, what, coins = zip(*((int(cell[0]), cell[1].strip(), int(cell[2])) for cell in cells))
    return Board(expecting, int(first or 0), int(last or 0), me, int(values[4 + me]), owner, what, coins)
