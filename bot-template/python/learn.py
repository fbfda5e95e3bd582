"""Learns to play Chain Reaction Reloaded by playing against itself, in about a minute.

    python3 learn.py train          plays games against itself and writes weights.json
    python3 learn.py try 1          plays 400 games against level 1 of the super bot
    python3 learn.py {folder}       plays for a team folder with weights.json, like bot.py

It describes each order by a few small numbers, its key, and keeps one weight for each key. It prefers orders of large
weights; after a game the keys of the winner's orders gain weight, and those of the loser's lose weight (the algorithm
is known as REINFORCE). Change describe(), and see what it learns.
"""

import json
import math
import os
import random
import sys

from arena_env import Games

GAMES_AT_A_TIME = 128
TRAINING_GAMES = 4_500
RATE = 0.1  # how far a game moves the weights
FADE = 0.85  # how much less the order before counts for the end of the game
FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "weights.json")

CELLS = range(1, 50)
AROUND = [[]] + [[to for to, there in ((cell - 7, cell > 7), (cell + 1, cell % 7), (cell + 7, cell < 43),
                                       (cell - 1, cell % 7 != 1)) if there] for cell in CELLS]
MOST = [0] + [len(AROUND[cell]) - 1 for cell in CELLS]  # with one coin more a cell bursts


class Board:
    """What a seat sees: the text of input_i.txt."""

    def __init__(self, view, me):
        lines = view.splitlines()
        cells = [line.partition(" = ")[2].split(",") for line in lines[7:56]]
        self.me, self.foe = me, 3 - me
        self.expecting = lines[0].partition(" = ")[2]
        self.swaps = int(lines[4 + me].partition(" = ")[2])
        self.owner = [0] + [int(cell[0]) for cell in cells]
        self.what = ["N"] + [cell[1] for cell in cells]
        self.coins = [0] + [int(cell[2]) for cell in cells]
        self.full = [self.what[cell] == "C" and self.coins[cell] == MOST[cell] for cell in range(50)]
        kings = {self.owner[cell]: cell for cell in CELLS if self.what[cell] == "K"}
        self.king, self.target = kings.get(me, 0), kings.get(self.foe, 0)
        self.bursting, self.hot = self.burst(cell for cell in CELLS if self.full[cell] and self.owner[cell] != me)
        self.danger = self.king in self.hot
        self.threats = {cell for cell in AROUND[self.king] if cell in self.bursting} if self.danger else set()
        self.hidden = range(29, 50) if me == 1 else range(1, 22)  # where the other king began

    def orders(self):
        """The legal orders as far as the seat can know."""
        if self.expecting[0] == "K":
            first, last = self.expecting[2:].split("-")
            return [f"K {cell}" for cell in range(int(first), int(last) + 1)]
        free = [cell for cell in CELLS if self.owner[cell] != self.foe and self.what[cell] != "K"]
        swaps = [f"S {self.king}-{cell}" for cell in free] if self.swaps and self.danger else []
        return [f"C {cell}" for cell in free] + swaps

    def burst(self, cells):
        """The cells that burst if these do, and the cells that are hit."""
        bursting, hit = set(cells), set()
        waiting = list(bursting)
        while waiting:
            for cell in AROUND[waiting.pop()]:
                hit.add(cell)
                if self.full[cell] and cell not in bursting:
                    bursting.add(cell)
                    waiting.append(cell)
        return bursting, hit

    def describe(self, order):
        """The key of an order."""
        kind, _, where = order.partition(" ")
        cell = int(where.rpartition("-")[2])
        near = AROUND[cell]
        if kind == "K":
            row = (cell - 1) // 7
            return kind, row if self.me == 1 else 6 - row, len(near)
        foes = sum(self.owner[one] == self.foe for one in near)
        if kind == "S":
            return kind, cell in self.hot, min(foes, 2)
        if self.coins[cell] == MOST[cell]:
            _, hit = self.burst([cell])
            gain = sum(self.owner[one] == self.foe for one in hit)
            return ("burst", steps(gain, 1, 2, 4, 7), self.aim(hit, 4), self.danger,
                    self.danger and self.threats <= hit, cell in self.hot)
        fills = self.coins[cell] + 1 == MOST[cell]
        return (kind, fills, cell in self.hot, min(foes, 2), self.aim(near, 2) if fills or self.target else 0,
                self.danger, len(near), self.coins[cell] > 0, self.king in near)

    def aim(self, hit, many):
        """How likely it is that the other king is among some cells: 4 if it stands there."""
        if self.target:
            return 4 if self.target in hit else 0
        return steps(sum(self.owner[one] == 0 and one in self.hidden for one in hit), 1, 2, many)


def steps(number, *limits):
    """How many limits a number reaches."""
    return sum(number >= limit for limit in limits)


class Player:
    """A table of weights, and the choices by it."""

    def __init__(self, weights=None):
        self.weights = weights or {}

    def choose(self, board, care, draw):
        """An order, drawn by the weights; the more care, the rarer are small weights. Returns what learn() needs."""
        orders = board.orders()
        keys = [repr(board.describe(order)) for order in orders]
        values = [care * self.weights.get(key, 0.0) for key in keys]
        best = max(values)
        chances = [math.exp(value - best) for value in values]
        index = draw.choices(range(len(orders)), chances)[0]
        total = sum(chances)
        return orders[index], (keys, index, [chance / total for chance in chances])

    def learn(self, choices, result):
        """Moves the weights after a game: the result is 1 for the winner, -1 for the loser."""
        for keys, index, chances in reversed(choices):
            move = RATE * result
            self.weights[keys[index]] = self.weights.get(keys[index], 0.0) + move
            for key, chance in zip(keys, chances):
                self.weights[key] = self.weights.get(key, 0.0) - move * chance
            result *= FADE


def train(games=TRAINING_GAMES):
    """Plays games against itself and returns the player that has learnt from them."""
    draw, player, ended = random.Random(1), Player(), 0
    choices = [{"1": [], "2": []} for _ in range(GAMES_AT_A_TIME)]
    with Games("chain-reaction", games=GAMES_AT_A_TIME, legal=False, settings={"turn-limit": 300}) as env:
        running = env.reset(seeds=list(range(GAMES_AT_A_TIME)))
        while ended < games:
            orders = []
            for game in running:
                (seat, view), = game["views"].items()
                order, choice = player.choose(Board(view, int(seat)), 1, draw)
                choices[game["game"]][seat].append(choice)
                orders.append({seat: order})
            running = env.step(orders)
            over = [game for game in running if "over" in game]
            for game in over:
                for seat, place in game["over"]["places"].items():
                    player.learn(choices[game["game"]][seat], 1 if place == 1 else -1)
                choices[game["game"]] = {"1": [], "2": []}
            if over:
                if ended // 500 < (ended + len(over)) // 500:
                    print(f"{ended + len(over)} games", file=sys.stderr, flush=True)
                ended += len(over)
                seeds = [draw.getrandbits(53) for _ in over]
                for game in env.reset(seeds=seeds, games=[game["game"] for game in over]):
                    running[game["game"]] = game
    return player


def compare(player, level, games=200):
    """Plays as many games on each seat against a level of the super bot, and returns the share that it won."""
    draw, won = random.Random(2), 0
    with Games("chain-reaction", games=games, legal=False) as env:
        for seat in (1, 2):
            running = env.reset(seeds=list(range(games)), levels={3 - seat: level})
            while running:
                orders = [{str(seat): player.choose(Board(game["views"][str(seat)], seat), 10, draw)[0]}
                          for game in running]
                played = env.step(orders, games=[game["game"] for game in running])
                won += sum(game["over"]["places"][str(seat)] == 1 for game in played if "over" in game)
                running = [game for game in played if "over" not in game]
    return won / (2 * games)


def load():
    with open(FILE, encoding="ascii") as file:
        return Player(json.load(file))


def play():
    """Plays for a team folder, the first argument or ARENA_FOLDER."""
    from team_folder import play_turns

    player = load()

    def read(lines, team):
        if len(lines) < 56:
            raise ValueError("not whole yet")
        return Board("\n".join(lines), 1 if lines[1].partition(" = ")[2].lower() == team.lower() else 2)

    play_turns(read, lambda board, save: player.choose(board, 10, random)[0] + "\n")


def main(words):
    if words[:1] == ["train"]:
        weights = train(int(words[1]) if len(words) > 1 else TRAINING_GAMES).weights
        with open(FILE, "w", encoding="ascii") as file:
            json.dump({key: round(weight, 4) for key, weight in sorted(weights.items())}, file, indent=0)
        print(f"{FILE} has {len(weights)} weights.")
    elif words[:1] == ["try"] and len(words) == 2:
        print(f"It won {compare(load(), int(words[1])):.1%} of 400 games against level {words[1]}.")
    else:
        play()


if __name__ == "__main__":
    main(sys.argv[1:])
