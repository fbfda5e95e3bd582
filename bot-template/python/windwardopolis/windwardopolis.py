"""A library for players of Windwardopolis 2: the round as a player sees it. streets.py has the path finder.

bot.py shows how it is used: a class after Brain, handed to play() of team_folder.py. It is told of the round once
(setup), then of everything that happens (game_status), and gives orders (drive, pick_up, draw, discard, play).
Everything in a Game is a value that never changes. Seats have the numbers of the arena's files, 1 to n; tiles are pairs
(x, y), x to the east and y to the south; headings are 0 for the north and one more for each quarter clockwise; cards
are texts such as "STOP_CAR" or "MULT_DELIVER_AT_COMPANY Apple".
"""

import threading
import traceback
from dataclasses import dataclass, field
from typing import Dict, List, Optional, Tuple

from streets import CityMap, DrivingTimes, Tile, beside, read_map

# Why a player is told something. After UPDATE, the regular one, what happens to a car and what becomes of a card.
UPDATE = "UPDATE"
NO_PATH = "NO_PATH"  # A car that comes into the stop at the end of its path is told this first.
PASSENGER_ABANDONED = "PASSENGER_ABANDONED"
PASSENGER_DELIVERED = "PASSENGER_DELIVERED"
PASSENGER_DELIVERED_AND_PICKED_UP = "PASSENGER_DELIVERED_AND_PICKED_UP"  # Delivered or abandoned.
PASSENGER_REFUSED_ENEMY = "PASSENGER_REFUSED_ENEMY"
PASSENGER_PICKED_UP = "PASSENGER_PICKED_UP"
PASSENGER_NO_ACTION = "PASSENGER_NO_ACTION"
COFFEE_STORE_NO_STOCK_UP = "COFFEE_STORE_NO_STOCK_UP"  # It sells nothing to a car with a passenger.
COFFEE_STORE_CAR_RESTOCKED = "COFFEE_STORE_CAR_RESTOCKED"
PASSENGER_REFUSED_NO_COFFEE = "PASSENGER_REFUSED_NO_COFFEE"
PASSENGER_DELIVERED_AND_PICK_UP_REFUSED = "PASSENGER_DELIVERED_AND_PICK_UP_REFUSED"
POWER_UP = "POWER_UP_"  # All about cards begin like this.

# The kinds of cards.
MOVE_PASSENGER = "MOVE_PASSENGER"  # Played with a passenger who waits.
CHANGE_DESTINATION = "CHANGE_DESTINATION"  # Played with a car, as its seat.
MULT_DELIVERY_QUARTER_SPEED = "MULT_DELIVERY_QUARTER_SPEED"
ALL_OTHER_CARS_QUARTER_SPEED = "ALL_OTHER_CARS_QUARTER_SPEED"
STOP_CAR = "STOP_CAR"  # Played with a car, as its seat.
RELOCATE_ALL_CARS = "RELOCATE_ALL_CARS"
RELOCATE_ALL_PASSENGERS = "RELOCATE_ALL_PASSENGERS"
MULT_DELIVERING_PASSENGER = "MULT_DELIVERING_PASSENGER"  # With the name of a passenger behind it.
MULT_DELIVER_AT_COMPANY = "MULT_DELIVER_AT_COMPANY"  # With the name of a company behind it.


@dataclass(frozen=True)
class Company:
    name: str
    stop: Tile


@dataclass(frozen=True)
class Passenger:
    name: str
    points: int  # for a complete trip
    enemies: Tuple[str, ...]  # where one of them waits this one does not leave the car
    company: Optional[str]  # where this one waits; None in a car, or with all trips done
    destination: Optional[str]  # None with all trips done
    route: Tuple[str, ...]  # where to after that


@dataclass(frozen=True)
class Car:
    seat: int
    team: str
    tile: Tile
    angle: int  # 0 for the north and clockwise, in degrees
    score: float  # with the part of the trip under way
    coffee: int
    slow_ticks: int  # for how many ticks more a card of another player slows it down
    stopped_ticks: int
    passenger: Optional[str]  # who is on board
    boarded_at: Optional[str]  # the company where that was
    next_stop: Optional[str]  # the card that it takes on with its next passenger
    transit: Optional[str]  # the card in effect
    delivered: Tuple[str, ...]  # the passengers of its complete trips

    @property
    def hand_limit(self) -> int:
        """How many cards its player may have in the hand."""
        return 4 if self.score < 0.5 else 3 if self.score < 6 else 2 if self.score < 8.5 else 1


@dataclass(frozen=True)
class News:
    status: str
    seat: int  # whose car it is about
    card: Optional[str]


@dataclass(frozen=True)
class City:
    """What is fixed for a round: the first input."""

    waits: bool  # whether the world waits for an answer to each input; if not, orders may be sent at any time
    acceleration: float  # by how much a car's speed rises in a turn of six ticks
    map: CityMap
    companies: Dict[str, Company]  # by name
    stores: Tuple[Tile, ...]  # the coffee stops
    people: Dict[str, Tuple[int, Tuple[str, ...]]]  # points and enemies by name
    from_stops: Dict[Tile, DrivingTimes] = field(default_factory=dict, repr=False, compare=False)  # found so far


@dataclass(frozen=True)
class Game:
    """All that a player may see at one moment of a round."""

    city: City
    me: int
    tick: int
    news: Tuple[News, ...]  # what has happened since the last update that the player was told, to all cars
    cars: Dict[int, Car]  # by seat
    passengers: Dict[str, Passenger]  # by name
    path: Tuple[Tile, ...]  # what my car has still to drive
    pickup: Tuple[str, ...]  # my pick-up list
    deck: Tuple[str, ...]  # my cards that are not drawn
    hand: Tuple[str, ...]  # my cards that are drawn
    playable: Tuple[str, ...]  # those that can be played now

    @property
    def map(self) -> CityMap:
        return self.city.map

    @property
    def companies(self) -> Dict[str, Company]:
        return self.city.companies

    @property
    def stores(self) -> Tuple[Tile, ...]:
        """The coffee stops."""
        return self.city.stores

    @property
    def my_car(self) -> Car:
        return self.cars[self.me]

    @property
    def my_passenger(self) -> Optional[Passenger]:
        """Who is in my car."""
        return self.passengers[self.my_car.passenger] if self.my_car.passenger else None

    def waiting(self) -> List[Passenger]:
        """Those who wait somewhere and whom I may still deliver."""
        return [
            passenger
            for passenger in self.passengers.values()
            if passenger.company and passenger.destination and passenger.name not in self.my_car.delivered
        ]

    def is_shunned(self, passenger: Passenger, company: str) -> bool:
        """Whether a passenger would stay in the car at a company, since an enemy waits there."""
        return any(self.passengers[enemy].company == company for enemy in passenger.enemies)

    def driving_times(self) -> DrivingTimes:
        """How long my car takes to each tile, and its fastest paths."""
        return DrivingTimes(self.map, self.city.acceleration, self.my_car.tile, self._out(), self.tick == 0)

    def driving_times_from(self, stop: Tile) -> DrivingTimes:
        """How long a car takes from a stop, and its fastest paths."""
        known = self.city.from_stops
        if stop not in known:
            known[stop] = DrivingTimes(self.map, self.city.acceleration, stop, self.map.exits(stop)[0])
        return known[stop]

    def _out(self) -> int:
        """Over which edge my car leaves its tile: as its path says, else as it points."""
        exits = self.map.exits(self.my_car.tile)
        for out in exits:
            if self.path and beside(self.my_car.tile, out) == self.path[0]:
                return out
        return min(exits, key=lambda out: abs((self.my_car.angle - 90 * out + 180) % 360 - 180))


class Brain:
    """Make a class after it that is told of the round and gives orders.

    Orders are sent together when all has been told that there is to tell. In real time they may also be given at any
    other time, in another thread; they are then sent within some milliseconds.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._path = ""
        self._pickup = ""
        self._cards: List[str] = []

    def setup(self, game: Game) -> None:
        """Called once, at the beginning of a round."""

    def game_status(self, status: str, car: Car, game: Game) -> None:
        """Called for everything that has happened since the last update, and then for the update with UPDATE."""

    def drive(self, path: List[Tile]) -> None:
        """Orders my car to drive a path; an empty one changes nothing."""
        with self._lock:
            self._path = "path " + " ".join(f"{x},{y}" for x, y in path) if path else ""

    def pick_up(self, names: List[str]) -> None:
        """Orders who is to board at the next stops, the most wanted first; an empty list changes nothing."""
        with self._lock:
            self._pickup = "pickup " + "; ".join(names) if names else ""

    def draw(self, card: str) -> None:
        """Orders to take a card from the deck into the hand."""
        self._card(f"draw {card}")

    def discard(self, card: str) -> None:
        """Orders to throw a card of the hand away."""
        self._card(f"discard {card}")

    def play(self, card: str, target: object = "") -> None:
        """Orders to play a card, some with the name of a passenger or the seat of a car."""
        self._card(f"play {card} {target}".rstrip())

    def _card(self, line: str) -> None:
        with self._lock:
            self._cards.append(line)

    def take(self) -> List[str]:
        """What was ordered and not sent yet."""
        with self._lock:
            lines = [line for line in (self._path, self._pickup, *self._cards) if line]
            self._path, self._pickup, self._cards = "", "", []
            return lines


def tell(brain: Brain, game: Game, first: bool) -> None:
    """Tells the bot. If it fails, what it has ordered by then stands, and the round goes on."""
    try:
        if first:
            brain.take()
            brain.setup(game)
        for news in game.news:
            brain.game_status(news.status, game.cars[news.seat], game)
        brain.game_status(UPDATE, game.my_car, game)
    except Exception:  # Whatever it is, it is the bot's, and the log is where its author looks.
        traceback.print_exc()


# The texts.


def read_values(lines: List[str]) -> Dict[str, str]:
    """The lines of an input by their keys; nothing if it is not whole: the last line is AtOnce."""
    values = {key: value for key, _, value in (line.partition(" = ") for line in lines)}
    return values if "AtOnce" + values.get("Me", "") in values else {}


def read_city(first: Dict[str, str]) -> City:
    people = {}
    for number in _numbers(first, "Person"):
        name, points = first[f"Person{number}"].split("; ")
        people[name] = (int(points), _names(first[f"Enemies{number}"]))
    companies = [Company(name, _tile(stop)) for name, stop in (c.split("; ") for c in _listed(first, "Company"))]
    return City(
        waits=first["Time"] == "lock-step",
        acceleration=float(first["Acceleration"]),
        map=read_map(_listed(first, "Map")),
        companies={company.name: company for company in companies},
        stores=_tiles(first["Stores"]),
        people=people,
    )


def read_game(city: City, values: Dict[str, str], news: List[News]) -> Game:
    me = int(values["Me"])
    passengers = {}
    for number in _numbers(values, "Passenger"):
        name, company, destination = values[f"Passenger{number}"].split("; ")
        route = _names(values[f"Route{number}"])
        passengers[name] = Passenger(name, *city.people[name], _some(company), _some(destination), route)
    hand = _names(values[f"Hand{me}"])
    return Game(
        city=city,
        me=me,
        tick=int(values["Tick"]),
        news=tuple(news),
        cars={seat: _car(values, seat) for seat in _numbers(values, "Car")},
        passengers=passengers,
        path=_tiles(values[f"Path{me}"]),
        pickup=_names(values[f"Pickup{me}"]),
        deck=_names(values[f"Deck{me}"]),
        hand=tuple(card[8:] if card.startswith("not yet ") else card for card in hand),
        playable=tuple(card for card in hand if not card.startswith("not yet ")),
    )


def _car(values: Dict[str, str], seat: int) -> Car:
    place, score, coffee, slow, stopped = values[f"Car{seat}"].split("; ")
    tile, angle = place.split()
    passenger, boarded_at = (values[f"Trip{seat}"].split("; ") + ["-"])[:2]
    next_stop, transit = values[f"FaceUp{seat}"].split("; ")
    return Car(
        seat=seat,
        team=values[str(seat)],
        tile=_tile(tile),
        angle=int(angle),
        score=float(score),
        coffee=int(coffee),
        slow_ticks=int(slow),
        stopped_ticks=int(stopped),
        passenger=_some(passenger),
        boarded_at=_some(boarded_at),
        next_stop=_some(next_stop),
        transit=_some(transit),
        delivered=_names(values[f"Delivered{seat}"]),
    )


def read_news(values: Dict[str, str]) -> List[News]:
    parts = (value.split("; ") for value in _listed(values, "News"))
    return [News(status, int(seat), _some(card)) for status, seat, card in parts]


def _listed(values: Dict[str, str], word: str) -> List[str]:
    """The values of word1, word2 and so on, as many as there are."""
    return [values[f"{word}{number}"] for number in _numbers(values, word)]


def _numbers(values: Dict[str, str], word: str) -> List[int]:
    number = 0
    while f"{word}{number + 1}" in values:
        number += 1
    return list(range(1, number + 1))


def _names(value: str) -> Tuple[str, ...]:
    return () if value == "-" else tuple(value.split("; "))


def _some(value: str) -> Optional[str]:
    return None if value == "-" else value


def _tile(value: str) -> Tile:
    x, y = value.split(",")
    return int(x), int(y)


def _tiles(value: str) -> Tuple[Tile, ...]:
    return () if value == "-" else tuple(_tile(word) for word in value.split())
