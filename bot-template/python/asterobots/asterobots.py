"""A library for players of Asterobots: the game as a player sees it, and the commands.

bot.py shows how it is used: two functions, select_vein(game) and select_actions(game), handed to play(). Everything
in a Game is a value that never changes. Players have the numbers of the arena's files: 1 to n, and 0 for the aliens.
"""

import re
import time
import traceback
from dataclasses import dataclass
from typing import Dict, List, NamedTuple, Optional, Tuple

from team_folder import play_turns

ALIENS = 0
MATERIALS = ("gas", "stone", "metal")
HIGHEST_RANK = 3
MOST_COMMANDS = 100

# What it takes to raise a rank by 1: by the rank before, in the order gas, stone, metal.
UPGRADE_MATERIAL = {1: (200, 100, 0), 2: (100, 300, 0)}
UPGRADE_ROBOT = {1: (200, 0, 200), 2: (0, 300, 500)}


class Point(NamedTuple):
    """A vertex of the field. It points up when x + y is even, and then its vertical neighbour is the one at y + 1."""

    x: int
    y: int

    def points_up(self) -> bool:
        return (self.x + self.y) % 2 == 0

    def across(self) -> "Point":
        """The vertical neighbour."""
        return Point(self.x, self.y + (1 if self.points_up() else -1))

    def neighbours(self) -> List["Point"]:
        """All three; near the border one may lie off the field (see Game.contains)."""
        return [Point(self.x - 1, self.y), Point(self.x + 1, self.y), self.across()]

    def distance(self, other: "Point") -> int:
        """How many steps a squad needs from here to another vertex."""
        across, vertical = abs(other.x - self.x), abs(other.y - self.y)
        if vertical == 0:
            return across
        # Between two vertical steps lies one sideways, and one before the first if this vertex points the other way.
        sideways = vertical - (1 if self.points_up() == (other.y > self.y) else 0)
        return vertical + max(across, sideways + (sideways - across) % 2)

    def path(self, other: "Point") -> List["Point"]:
        """The way a squad takes if launched without a path, both ends included."""
        if (self.x, self.y) > (other.x, other.y):
            return other.path(self)[::-1]
        way = [other]  # The arena builds it from its end, going vertically wherever the triangles let it.
        while way[-1] != self:
            at = way[-1]
            vertical = at.y != self.y and at.points_up() == (self.y > at.y)
            way.append(at.across() if vertical else Point(at.x + (1 if at.x < self.x else -1), at.y))
        return way[::-1]

    def __str__(self) -> str:
        return f"{self.x},{self.y}"


@dataclass(frozen=True)
class Vein:
    place: Point
    material: str  # "gas", "stone" or "metal"
    owner: int  # a player, or ALIENS
    robots: int
    first_productivity: int  # at material rank 1
    first_reproduction: int  # at robot rank 1
    material_rank: int  # 1 to 3
    robot_rank: int  # 1 to 3

    @property
    def productivity(self) -> int:
        """How much material a turn it gives its owner now; the aliens get nothing."""
        return self.first_productivity << (self.material_rank - 1)

    @property
    def reproduction(self) -> int:
        """How many new robots a turn it gives its owner now; the aliens get none."""
        return self.first_reproduction << (self.robot_rank - 1)

    def distance(self, other: "Vein") -> int:
        return self.place.distance(other.place)


@dataclass(frozen=True)
class Squad:
    owner: int
    robots: int
    place: Point
    destination: Point
    path: Tuple[Point, ...]  # the steps still to come, the destination last

    @property
    def steps_left(self) -> int:
        return len(self.path)


@dataclass(frozen=True)
class Player:
    number: int  # 1 for the player who begins
    name: str
    money: int = 0  # without what demands hold back
    stock: Tuple[int, ...] = (0, 0, 0)  # gas, stone, metal; without what offers hold back
    veins: int = 0
    robots: int = 0
    time_to_live: int = 0  # the last round in which the player owned a vein
    funds: int = 0  # money, and what the aliens would pay for the stock


@dataclass(frozen=True)
class Trade:
    player: int
    kind: str  # "offer" or "demand"
    material: str
    amount: int
    price: int  # of one piece


@dataclass(frozen=True)
class Game:
    """All that a player may see. Veins come by y and then x; squads, the one launched last first."""

    expecting: str  # "VEIN" or "COMMANDS"
    me: int
    round: int  # 0 while veins are selected
    rounds: int
    size: int
    players: Dict[int, Player]
    veins: Tuple[Vein, ...]
    squads: Tuple[Squad, ...]
    trades: Tuple[Trade, ...]
    buying: Dict[str, int]  # what the aliens want for one piece
    selling: Dict[str, int]  # what the aliens give for one piece
    deadline: float  # in time.monotonic()

    @property
    def my_player(self) -> Player:
        return self.players[self.me]

    def veins_of(self, player: int) -> List[Vein]:
        return [vein for vein in self.veins if vein.owner == player]

    def vein_at(self, place: Point) -> Optional[Vein]:
        return next((vein for vein in self.veins if vein.place == place), None)

    def squads_of(self, player: int) -> List[Squad]:
        return [squad for squad in self.squads if squad.owner == player]

    def others_trades(self, kind: str, material: str) -> List[Trade]:
        """The other players' "offer"s of a material, or their "demand"s for it."""
        return [t for t in self.trades if (t.kind, t.material) == (kind, material) and t.player != self.me]

    def contains(self, point: Point) -> bool:
        """Whether a point is a vertex of the field. Rows 0 and 1 are the longest."""
        row = point.y - 1 if point.y > 0 else -point.y
        return row < self.size and row + 2 - 2 * self.size <= point.x <= 2 * self.size - row

    def seconds_left(self) -> float:
        """How long this answer may still take; what was saved counts when it is over."""
        return self.deadline - time.monotonic()


# The commands, executed in the order of the list. One that the rules do not allow is skipped.


def launch(robots: int, start: Point, goal: Point) -> str:
    """Sends robots from one of my veins to any other vein, the shortest way; their first step is this turn's."""
    return f"launch {robots} {start} {goal}"


def launch_with_path(robots: int, path: List[Point]) -> str:
    """Sends robots along a path of connected vertices, both ends included."""
    return f"launch {robots} {' '.join(map(str, path))}"


def upgrade_material(place: Point) -> str:
    return f"upgrade material {place}"


def upgrade_robot(place: Point) -> str:
    return f"upgrade robot {place}"


def buy_from_aliens(material: str, amount: int) -> str:
    return f"bank buy {material} {amount}"


def sell_to_aliens(material: str, amount: int) -> str:
    return f"bank sell {material} {amount}"


def offer(material: str, amount: int, price: int) -> str:
    """Offers it to the other players at a price a piece; it leaves my stock at once, and the rest comes back."""
    return f"offer {material} {amount} {price}"


def demand(material: str, amount: int, price: int) -> str:
    """Demands it of the other players at a price a piece; the money leaves at once, and the rest comes back."""
    return f"demand {material} {amount} {price}"


def buy_from_offer(trade: Trade, amount: int) -> str:
    return f"buy {trade.player} {trade.material} {amount}"


def sell_to_demand(trade: Trade, amount: int) -> str:
    return f"sell {trade.player} {trade.material} {amount}"


# Temporary answers: the last one counts if the time runs out, or if the player fails.

_save = lambda text: None  # noqa: E731 - play() puts the place of the current turn here.


def save_temporary_vein(place: Point) -> None:
    _save(_written("VEIN", place))


def save_temporary_commands(commands: List[str]) -> None:
    _save(_written("COMMANDS", commands))


def _written(expecting: str, answer) -> str:
    if expecting == "VEIN":
        return f"select {answer[0]},{answer[1]}\n"
    return "".join(command + "\n" for command in answer) + "End\n"


def parse(lines: List[str]) -> Game:
    """Reads a prompt by its keys. Raises KeyError or ValueError if it is not whole."""
    values = {key.strip(): value.strip() for key, _, value in (line.partition("=") for line in lines)}
    expecting = values["Expecting"].split()[0]
    veins = tuple(_vein(value) for value in _listed(values, "Vein"))
    trades = tuple(_trade(value) for value in _listed(values, "Trade"))
    count = ("Veins", veins) if expecting == "VEIN" else ("Trades", trades)
    if len(count[1]) != int(values[count[0]]):
        raise ValueError(f"there are not yet {values[count[0]]} {count[0]}")
    names = enumerate(_listed(values, ""), 1)
    ways = [values.get(f"Path{index}", "") for index in range(1, len(values))]
    limit_millis = int(values.get("TimeLimit", 10_000 if expecting == "VEIN" else 1_000))
    return Game(
        expecting=expecting,
        me=int(values["Me"]),
        round=int(values.get("Round", 0)),
        rounds=int(values["Rounds"]),
        size=int(values["Size"]),
        players={number: _player(number, name, values.get(f"Player{number}", "")) for number, name in names},
        veins=veins,
        squads=tuple(_squad(*pair) for pair in zip(_listed(values, "Squad"), ways)),
        trades=trades,
        buying=dict(zip(MATERIALS, _numbers(values.get("Buy", "0,0,0")))),
        selling=dict(zip(MATERIALS, _numbers(values.get("Sell", "0,0,0")))),
        deadline=time.monotonic() + limit_millis / 1000,
    )


def _listed(values: Dict[str, str], word: str) -> List[str]:
    """The values of word1, word2 and so on, as many as there are."""
    found = []
    while f"{word}{len(found) + 1}" in values:
        found.append(values[f"{word}{len(found) + 1}"])
    return found


def _numbers(text: str) -> List[int]:
    return [int(number) for number in re.findall(r"-?\d+", text)]


def _points(text: str) -> Tuple[Point, ...]:
    numbers = _numbers(text)
    return tuple(map(Point, numbers[::2], numbers[1::2]))


def _material(text: str) -> str:
    return next(material for material in MATERIALS if material.startswith(text.strip().lower()))


def _vein(value: str) -> Vein:
    x, y, material, *rest = value.split(",")
    return Vein(Point(int(x), int(y)), _material(material), *map(int, rest))


def _squad(value: str, way: str) -> Squad:
    owner, robots, x, y, goal_x, goal_y = _numbers(value)[:6]
    path = _points(way)
    place = Point(x, y)
    return Squad(owner, robots, place, Point(goal_x, goal_y), path[1:] if path[:1] == (place,) else path)


def _player(number: int, name: str, value: str) -> Player:
    if not value:  # Nobody owns anything while veins are selected.
        return Player(number, name)
    money, gas, stone, metal, *rest = _numbers(value)
    return Player(number, name, money, (gas, stone, metal), *rest)


def _trade(value: str) -> Trade:
    player, kind, material, amount, price = (part.strip() for part in value.split(","))
    return Trade(int(player), kind.lower(), _material(material), int(amount), int(price))


def play(select_vein, select_actions) -> None:
    """Plays match after match. The team folder is the first argument, ARENA_FOLDER, or `folder = ...` in bot.ini."""
    minds = {"VEIN": select_vein, "COMMANDS": select_actions}
    play_turns(lambda lines, team: parse(lines), lambda game, save: _think(game, minds[game.expecting], save))


def _think(game: Game, mind, save_draft) -> str:
    """Asks the bot. If it fails, what it saved last is its answer, and the match goes on."""
    global _save
    saved = ["select\n" if game.expecting == "VEIN" else "End\n"]

    def save(text: str) -> None:
        saved.append(text)
        save_draft(text)

    _save = save
    try:
        return _written(game.expecting, mind(game))
    except Exception:  # Whatever it is, it is the bot's, and the log is where its author looks.
        traceback.print_exc()
        return saved[-1]
