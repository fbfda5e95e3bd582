import sys

from chain_reaction import CELLS, parse


def word(board, cell):
    return f"{board.owner[cell]},{board.what[cell]},{board.coins[cell]}"


lines = sys.stdin.read().splitlines()
for at in range(0, len(lines), 58):
    board = parse(lines[at + 2 : at + 58], lines[at])
    order = lines[at + 1]
    print(";".join(board.orders()) if order.startswith("?") else "", end="|")
    after = board.after(order.lstrip("?"))
    print(after.winner, after.swaps, *(word(after, cell) for cell in CELLS))
