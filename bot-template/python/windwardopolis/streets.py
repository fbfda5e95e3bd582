"""The streets of a round and the path finder, which is good: there is no need to touch it."""

import heapq
from dataclasses import dataclass
from math import sqrt
from typing import Dict, FrozenSet, List, Optional, Tuple

Tile = Tuple[int, int]


@dataclass(frozen=True)
class CityMap:
    rows: Tuple[str, ...]  # . park, # road, B bus stop, C company, K coffee stop, H coffee house
    stopping: Dict[Tile, FrozenSet[int]]  # the headings with which one meets a stop sign, at junctions that have some
    signals: FrozenSet[Tile]

    def ground(self, tile: Tile) -> str:
        x, y = tile
        return self.rows[y][x] if 0 <= y < len(self.rows) and 0 <= x < len(self.rows[y]) else "."

    def is_stop(self, tile: Tile) -> bool:
        return self.ground(tile) in "BK"

    def exits(self, tile: Tile) -> List[int]:
        """The headings with which one can leave a tile."""
        return [heading for heading in range(4) if self.ground(beside(tile, heading)) in "#BK"]

    def is_straight(self, tile: Tile) -> bool:
        exits = self.exits(tile)
        return len(exits) == 2 and exits[1] - exits[0] == 2 and not self.is_stop(tile)

    def must_stop(self, tile: Tile, heading: int) -> bool:
        return heading in self.stopping.get(tile, ())


def beside(tile: Tile, heading: int) -> Tile:
    """The tile beside another one."""
    return tile[0] + (0, 1, 0, -1)[heading], tile[1] + (-1, 0, 1, 0)[heading]


def distance(one: Tile, other: Tile) -> int:
    """Steps along x and y; points of a trip are counted by it."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


_TURN = 6  # ticks
_START, _TOP, _CURVE = 1 / 6, 1.0, 0.5  # speeds in map units a tick
_STEPS = {0: 24, 1: 12, 2: 48, 3: 34}  # map units of a way straight on, to the right, round, and to the left


class DrivingTimes:
    """The path finder: how long a car that meets nobody takes to everywhere else, and by which path.

    The shortest in time, not in tiles: a stop sign costs a halt, a curve the time to be fast again. It is good, so you
    may leave it as it is; what it does not know are the other cars and the signals. No stop but the last one is driven
    through, and cars turn round on straight roads only. Of two ways to a tile the later one counts too if it comes
    there faster.
    """

    def __init__(self, city_map: CityMap, acceleration: float, tile: Tile, out: int, start: bool = False) -> None:
        """The ways of a car that leaves a tile with a heading; start: it has just begun there, in the middle."""
        self._map = city_map
        self._here = tile
        self._rise = acceleration / _TURN / _TURN
        self._first: Dict[Tile, tuple] = {}
        ticks = 0.0
        if city_map.is_stop(tile):
            ticks = self._ticks(_START, _CURVE, _STEPS[2] / 2)
            units = self._reached(_START, _CURVE, _STEPS[2] / 2)
        elif start:
            units = self._reached(_START, _TOP, _STEPS[0] / 2)
        else:
            units = _TOP if city_map.is_straight(tile) else _CURVE
        self._search(*self._entering(beside(tile, out), out, ticks, units))

    def ticks_to(self, tile: Tile) -> Optional[float]:
        """About how many ticks until the car enters a tile, to the middle if it is a stop; None if it cannot.

        They begin when it leaves the tile that it is on; in a stop, when it is in the middle.
        """
        if tile not in self._first:
            return None
        ticks, units = self._first[tile][:2]
        return ticks + self._ticks(min(units, _CURVE), _CURVE, _STEPS[2] / 2) if self._map.is_stop(tile) else ticks

    def path_to(self, tile: Tile) -> List[Tile]:
        """The tiles from the one that the car is on to another one; none if it cannot come there.

        Should it leave its tile over another edge, it will turn round, since its path contains that tile.
        """
        path: List[Tile] = []
        label = self._first.get(tile)
        while label:
            path.insert(0, label[2])
            label = label[4]
        return [self._here, *path] if path else path

    def _search(self, ticks: float, units: float, tile: Tile, heading: int) -> None:
        fastest: Dict[Tuple[Tile, int], float] = {}
        number = 0  # Labels of the same time are taken in their order.
        queue: list = [(ticks, number, (ticks, units, tile, heading, None))]
        while queue:
            label = heapq.heappop(queue)[2]
            ticks, units, tile, heading, before = label
            if units <= fastest.get((tile, heading), -1):
                continue
            fastest[tile, heading] = units
            self._first.setdefault(tile, label)
            if before and self._map.is_stop(tile):
                continue
            for out in self._exits(tile, heading):
                number += 1
                after = self._after(label, out)
                heapq.heappush(queue, (after[0], number, after + (label,)))

    def _exits(self, tile: Tile, heading: int) -> List[int]:
        exits = self._map.exits(tile)
        if len(exits) == 1 or self._map.is_straight(tile):
            return exits
        return [out for out in exits if out != (heading + 2) % 4]

    def _after(self, label: tuple, out: int) -> tuple:
        """How a car enters the tile behind the one of a label."""
        ticks, units, tile, heading, _ = label
        steps = _STEPS[(out - heading) % 4]
        top = _TOP if out == heading else _CURVE
        units = min(units, top)
        ticks += self._ticks(units, top, steps)
        stopped = self._map.is_stop(tile)
        reached = self._reached(_START if stopped else units, top, steps / 2 if stopped else steps)
        return self._entering(beside(tile, out), out, ticks, reached)

    def _entering(self, tile: Tile, heading: int, ticks: float, units: float) -> tuple:
        if self._map.must_stop(tile, heading):  # It halts until it would make its next step.
            return ticks + sqrt(2 / self._rise), _START, tile, heading
        return ticks, units, tile, heading

    def _reached(self, units: float, top: float, steps: float) -> float:
        return min(top, sqrt(units * units + 2 * self._rise * steps))

    def _ticks(self, units: float, top: float, steps: float) -> float:
        end = self._reached(units, top, steps)
        rising = (end - units) / self._rise
        return rising + (steps - rising * (units + end) / 2) / top


def read_map(lines: List[str]) -> CityMap:
    """Makes the map of the lines Map1, Map2 and so on."""
    lines = [line for line in lines if line and not line.startswith(";")]
    height = int(lines[0].split()[3])
    stopping, signals = {}, set()
    for word, x, y, *more in (line.split() for line in lines[1 + height :]):
        if word == "sign":  # Over the northern side come those who drive south.
            stopping[int(x), int(y)] = frozenset(("NESW".index(side) + 2) % 4 for side in more[0])
        elif word == "signal":
            signals.add((int(x), int(y)))
    return CityMap(tuple(lines[1 : 1 + height]), stopping, frozenset(signals))
