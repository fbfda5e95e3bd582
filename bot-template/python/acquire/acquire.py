"""A library for players of Acquire: the game as a player sees it, and the questions.

bot.py shows how it is used: a class after Brain, handed to play(). Its questions are those of the contest of 2015;
everything in a Game is a value that never changes. Players have the numbers of the arena's files, 1 to n. Chains are
named by their letters and tiles by their texts, such as "5F".
"""

import traceback
from dataclasses import dataclass, replace
from typing import Dict, List, Optional, Tuple

from team_folder import play_turns

NONE = "NONE"
FREE_3_STOCK = "FREE_3_STOCK"
BUY_5_STOCK = "BUY_5_STOCK"
TRADE_2_STOCK = "TRADE_2_STOCK"
DRAW_5_TILES = "DRAW_5_TILES"
PLACE_4_TILES = "PLACE_4_TILES"
CARDS = (NONE, FREE_3_STOCK, BUY_5_STOCK, TRADE_2_STOCK, DRAW_5_TILES, PLACE_4_TILES)

SAFE = 11  # A chain of so many tiles is never merged away.
_LAST_SIZES = (2, 3, 4, 5, 10, 20, 30, 40)  # Up to each of these sizes a share costs one step of $100 more.


@dataclass(frozen=True)
class Chain:
    letter: str
    name: str
    first_price: int  # of a share, at size 2
    size: int  # 0: not on the board
    price: int  # of a share now; 0: not on the board
    bank: int  # shares that can still be bought
    shares: Tuple[Optional[int], ...]  # of player 1, 2 and so on; None where they are hidden

    def price_at(self, size: int) -> int:
        """What a share costs when the chain has so many tiles, 2 or more."""
        return self.first_price + 100 * sum(size > last for last in _LAST_SIZES)

    def shares_of(self, player: int) -> int:
        return self.shares[player - 1] or 0


@dataclass(frozen=True)
class Player:
    number: int
    name: str
    cash: int
    cards: Tuple[str, ...]  # not yet played


@dataclass(frozen=True)
class Effect:
    """What placing a tile does."""

    founds: bool
    chains: Tuple[str, ...]  # that it touches; two or more are merged
    size: int  # how much it adds, with the loose tiles that it joins


@dataclass(frozen=True)
class Game:
    """All that a player may see."""

    expecting: str  # "SPECIAL", "TILE", "TILE_AND_STOCK", "MERGE", "CHAIN", "SURVIVOR", "DEFUNCT" or "STOCK"
    asked: Tuple[str, ...]  # the chains behind the question
    me: int
    turn: int
    mover: int  # whose turn it is
    to_place: int  # tiles that the mover still places in this turn
    may_end: bool
    rows: Tuple[str, ...]  # 9 rows of 12: "." free, "o" a loose tile, "X" never any more, "x" not now, or a chain
    chains: Dict[str, Chain]  # by letter
    players: Dict[int, Player]  # by number
    hand: Tuple[str, ...]  # my tiles
    playable: Tuple[str, ...]  # those that can be placed now

    @property
    def my_player(self) -> Player:
        return self.players[self.me]

    def active(self) -> List[Chain]:
        """The chains on the board."""
        return [chain for chain in self.chains.values() if chain.size > 0]

    def inactive(self) -> List[Chain]:
        """The chains that can be founded."""
        return [chain for chain in self.chains.values() if chain.size == 0]

    def cell(self, row: int, column: int) -> str:
        """What lies at a place, both numbers from 0; "." off the board."""
        return self.rows[row][column] if 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row]) else "."

    def effect(self, tile: str) -> Effect:
        """What one of my playable tiles would do."""
        touched: List[str] = []
        joined = [("ABCDEFGHI".index(tile[-1]), int(tile[:-1]) - 1)]
        for row, column in joined:  # The list grows while it is read.
            for place in ((row, column - 1), (row - 1, column), (row, column + 1), (row + 1, column)):
                letter = self.cell(*place)
                if letter == "o" and place not in joined:
                    joined.append(place)
                if letter in self.chains and letter not in touched:
                    touched.append(letter)
        return Effect(founds=not touched and len(joined) > 1, chains=tuple(touched), size=len(joined))

    def survivors(self, letters: Tuple[str, ...]) -> List[str]:
        """The largest of some chains: those that may survive a merger."""
        largest = max(self.chains[letter].size for letter in letters)
        return [letter for letter in letters if self.chains[letter].size == largest]

    def after(self, turn: "PlayerTurn") -> List[Chain]:
        """The chains on the board once a tile is placed; those that it merges are left out, as their sales decide."""
        effect = self.effect(turn.tile)
        after = dict(self.chains)
        if effect.founds and turn.create:
            founded = after[turn.create]
            free = min(1, founded.bank)  # Who founds a chain is given a share.
            mine = tuple((held or 0) + free if n == self.me else held for n, held in enumerate(founded.shares, 1))
            founded = replace(founded, size=effect.size, price=founded.price_at(effect.size), shares=mine)
            after[turn.create] = replace(founded, bank=founded.bank - free)
        elif len(effect.chains) == 1:
            chain = after[effect.chains[0]]
            size = chain.size + effect.size
            after[chain.letter] = replace(chain, size=size, price=chain.price_at(size))
        for letter in effect.chains if len(effect.chains) > 1 else ():
            del after[letter]
        return [chain for chain in after.values() if chain.size > 0]


# The answers. What is left out is left to the rules: a tile by lot, the first chain, no purchase, all is sold.


@dataclass(frozen=True)
class PlayerTurn:
    tile: Optional[str] = None
    create: Optional[str] = None  # the chain to found, if the tile founds one
    survivor: Optional[str] = None  # which of the largest chains survives, if the tile merges some
    card: str = NONE  # FREE_3_STOCK, BUY_5_STOCK or TRADE_2_STOCK
    buy: Tuple[Tuple[str, int], ...] = ()  # chains and shares
    trade: Tuple[Tuple[str, str], ...] = ()  # with TRADE_2_STOCK: two shares of the first for one of the second
    declare_end: bool = False  # where players end the game themselves


@dataclass(frozen=True)
class PlayerMerge:
    sell: int
    keep: int
    trade: int  # shares that are given, two for one of the survivor's


class Brain:
    """Answers the questions of a game; make a class after it. What it does not answer is left to the rules."""

    def query_special_power_before_turn(self, game: Game) -> str:
        """Returns DRAW_5_TILES, PLACE_4_TILES or NONE."""
        return NONE

    def query_tile_only(self, game: Game) -> PlayerTurn:
        """Asked for the first three of four tiles: a tile, and the chain to found or to survive."""
        return PlayerTurn()

    def query_tile_and_purchase(self, game: Game) -> PlayerTurn:
        """Asked once a turn."""
        return PlayerTurn()

    def query_merge_stock(self, game: Game, survivor: Chain, defunct: Chain) -> PlayerMerge:
        """Asked for each chain of which I hold shares when it is merged away, in others' turns too."""
        return PlayerMerge(sell=defunct.shares_of(game.me), keep=0, trade=0)

    # The questions of a table where a turn is asked step by step.

    def query_chain(self, game: Game) -> str:
        """Returns which of game.asked is founded."""
        return game.asked[0]

    def query_survivor(self, game: Game) -> str:
        """Returns which of game.asked survives."""
        return game.asked[0]

    def query_defunct(self, game: Game) -> str:
        """Returns which of game.asked is settled next."""
        return game.asked[0]

    def query_purchase(self, game: Game) -> PlayerTurn:
        """Asked after the tile: what to buy, and whether the game ends if game.may_end."""
        return PlayerTurn()


def _answer(game: Game, brain: Brain) -> List[str]:
    if game.expecting == "SPECIAL":
        return [f"card {brain.query_special_power_before_turn(game)}"]
    if game.expecting == "TILE":
        return _written(brain.query_tile_only(game), whole=game.to_place > 1)
    if game.expecting == "TILE_AND_STOCK":
        return _written(brain.query_tile_and_purchase(game))
    if game.expecting == "STOCK":
        return _written(brain.query_purchase(game))
    if game.expecting == "MERGE":
        defunct, survivor = (game.chains[letter] for letter in game.asked)
        merge = brain.query_merge_stock(game, survivor, defunct)
        return [f"trade {merge.trade}", f"keep {merge.keep}", f"sell {merge.sell}"]
    if game.expecting == "CHAIN":
        return [f"create {brain.query_chain(game)}"]
    if game.expecting == "SURVIVOR":
        return [f"survivor {brain.query_survivor(game)}"]
    return [f"settle {brain.query_defunct(game)}"]


def _written(turn: PlayerTurn, whole: bool = True) -> List[str]:
    lines = [f"tile {turn.tile}"] if turn.tile else []
    lines += [f"create {turn.create}"] if turn.create and whole else []
    lines += [f"survivor {turn.survivor}"] if turn.survivor and whole else []
    lines += [f"card {turn.card}"] if turn.card != NONE else []
    lines += [f"buy {chain} {shares}" for chain, shares in turn.buy]
    lines += [f"trade {give} {get}" for give, get in turn.trade]
    return lines + (["declare-end"] if turn.declare_end else [])


def parse(lines: List[str]) -> Game:
    """Reads a prompt by its keys. Raises KeyError or ValueError if it is not whole."""
    values = {key.strip(): value.strip() for key, _, value in (line.partition("=") for line in lines)}
    expecting, *asked = values["Expecting"].split()
    playable = _words(values["Playable"])  # The last line.
    chains = [_chain(value) for value in _listed(values, "Chain")]
    names = enumerate(_listed(values, ""), 1)
    return Game(
        expecting=expecting,
        asked=tuple(asked),
        me=int(values["Me"]),
        turn=int(values["Turn"]),
        mover=int(values["Mover"]),
        to_place=int(values["ToPlace"]),
        may_end=values["MayEnd"] == "1",
        rows=tuple(values[row] for row in "ABCDEFGHI"),
        chains={chain.letter: chain for chain in chains},
        players={number: _player(number, name, values[f"Player{number}"]) for number, name in names},
        hand=_words(values[f"Hand{values['Me']}"]),
        playable=playable,
    )


def _listed(values: Dict[str, str], word: str) -> List[str]:
    """The values of word1, word2 and so on, as many as there are."""
    found = []
    while f"{word}{len(found) + 1}" in values:
        found.append(values[f"{word}{len(found) + 1}"])
    return found


def _words(value: str) -> Tuple[str, ...]:
    return tuple(word for word in value.split() if word != "-")


def _chain(value: str) -> Chain:
    letter, name, first_price, size, price, bank, *shares = value.split(",")
    held = tuple(None if share == "?" else int(share) for share in shares)
    return Chain(letter, name, int(first_price), int(size), int(price), int(bank), held)


def _player(number: int, name: str, value: str) -> Player:
    cash, *cards = map(int, value.split(","))
    return Player(number, name, cash, tuple(CARDS[card] for card in cards))


def play(brain: Brain) -> None:
    """Plays match after match. The team folder is the first argument, ARENA_FOLDER, or `folder = ...` in bot.ini."""
    play_turns(lambda lines, team: parse(lines), lambda game, save: _think(game, brain))


def _think(game: Game, brain: Brain) -> str:
    """Asks the bot. If it fails, the rules' own answer for a bot that says nothing stands, and the match goes on."""
    try:
        return "".join(line + "\n" for line in _answer(game, brain)) + "End\n"
    except Exception:  # Whatever it is, it is the bot's, and the log is where its author looks.
        traceback.print_exc()
        return "End\n"
