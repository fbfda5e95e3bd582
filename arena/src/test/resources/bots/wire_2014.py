"""A small client of the contest of 2014: TCP, frames of XML, pushed status, orders at any time.

    python3 wire_2014.py HOST PORT NAME

It drives to the nearest waiting passenger, and with a passenger to its destination; without coffee to a coffee store.
It ends at <exit/>.
"""

import socket
import struct
import sys
import xml.etree.ElementTree as ET
from collections import deque

HOST, PORT, NAME = sys.argv[1], int(sys.argv[2]), sys.argv[3]
DIRECTIONS = {
    "NORTH_SOUTH": "NS", "EAST_WEST": "EW", "INTERSECTION": "NESW", "NORTH_UTURN": "S", "EAST_UTURN": "W",
    "SOUTH_UTURN": "N", "WEST_UTURN": "E", "T_NORTH": "NEW", "T_EAST": "NES", "T_SOUTH": "ESW", "T_WEST": "NSW",
    "CURVE_NE": "SE", "CURVE_NW": "SW", "CURVE_SE": "NE", "CURVE_SW": "NW",
}
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
CARDS = {"MOVE_PASSENGER", "CHANGE_DESTINATION", "MULT_DELIVERY_QUARTER_SPEED", "ALL_OTHER_CARS_QUARTER_SPEED",
         "STOP_CAR", "RELOCATE_ALL_CARS", "RELOCATE_ALL_PASSENGERS", "MULT_DELIVERING_PASSENGER",
         "MULT_DELIVER_AT_COMPANY"}


class Client:
    def __init__(self):
        self.socket = socket.create_connection((HOST, PORT))
        self.send(ET.Element("join", {"name": NAME, "school": "Test School", "language": "Python"}))
        self.delivered, self.seen, self.drawn = set(), {}, False

    def send(self, element):
        text = ET.tostring(element, encoding="utf-8")
        self.socket.sendall(struct.pack("<i", len(text)) + text)

    def receive(self):
        count = struct.unpack("<i", self.exactly(4))[0]
        assert count <= 262_144, "a client of 2014 cannot hold this frame"
        return ET.fromstring(self.exactly(count).decode("utf-8"))

    def exactly(self, count):
        data = b""
        while len(data) < count:
            more = self.socket.recv(count - len(data))
            if not more:
                sys.exit("the arena has closed the connection")
            data += more
        return data

    def setup(self, message):
        self.roads = {(int(tile.get("x")), int(tile.get("y"))): DIRECTIONS[tile.get("direction")]
                      for tile in message.find("map") if tile.get("direction")}
        self.me = message.get("my-guid")
        players = {player.get("guid"): player for player in message.find("players")}
        assert players[self.me].get("name") == NAME
        self.stops = {company.get("name"): (int(company.get("bus-stop-x")), int(company.get("bus-stop-y")))
                      for company in message.find("companies")}
        self.stores = [(int(store.get("bus-stop-x")), int(store.get("bus-stop-y")))
                       for store in message.find("stores")]
        assert all(card.get("card") in CARDS for card in message.find("powerups"))
        names = {passenger.get("name") for passenger in message.find("passengers")}
        assert all(enemy.text in names for enemy in message.iter("enemy"))
        waiting = {passenger.get("name"): passenger.get("lobby") for passenger in message.find("passengers")}
        self.order("ready", place(players[self.me]), None, waiting)

    def status(self, message):
        word = message.get("status")
        self.seen[word] = self.seen.get(word, 0) + 1
        me = next(player for player in message.find("players") if player.get("guid") == self.me)
        if me.get("last-delivered"):
            self.delivered.add(me.get("last-delivered"))
        states = {passenger.get("name"): passenger for passenger in message.find("passengers")}
        assert all(state.get("status") in ("lobby", "travelling", "done") for state in states.values())
        idle = not message.findtext("path")
        if message.get("player-guid") == self.me and (idle or word != "UPDATE"):
            on_board = me.get("passenger")
            goal = self.stops[states[on_board].get("destination")] if on_board else None
            if not on_board and me.get("coffee-servings") == "0":
                goal = self.stores[0]
            waiting = {name: state.get("lobby") for name, state in states.items() if state.get("status") == "lobby"}
            self.order("move", place(me), goal, waiting)

    def order(self, root, here, goal, waiting):
        wanted = [name for name in waiting if name not in self.delivered]
        goals = [goal] if goal else [self.stops[waiting[name]] for name in wanted]
        message = ET.Element(root)
        path = self.way(here, goals)
        if path:
            ET.SubElement(message, "path").text = "".join(f"{x},{y};" for x, y in path)
        if wanted:
            ET.SubElement(message, "pick-up").text = "".join(f"{name};" for name in wanted)
        self.send(message)
        if not self.drawn:
            self.drawn = True
            draw = ET.SubElement(ET.Element("order", {"action": "DRAW"}), "powerup", {"card": "STOP_CAR"})
            order = ET.Element("order", {"action": "DRAW"})
            order.append(draw)
            self.send(order)

    def way(self, here, goals):
        queue, origin = deque([here]), {here: None}
        while queue:
            tile = queue.popleft()
            if tile in goals and tile != here:
                path = []
                while tile is not None:
                    path.append(tile)
                    tile = origin[tile]
                return path[::-1]
            for letter in self.roads.get(tile, ""):
                after = (tile[0] + STEPS[letter][0], tile[1] + STEPS[letter][1])
                if after in self.roads and after not in origin:
                    origin[after] = tile
                    queue.append(after)
        return []


def place(player):
    return int(player.get("limo-x")), int(player.get("limo-y"))


def main():
    client = Client()
    while True:
        message = client.receive()
        if message.tag == "exit":
            print(sorted(client.seen.items()), len(client.delivered), flush=True)
            return
        if message.tag == "setup":
            client.setup(message)
        elif message.tag == "status":
            client.status(message)


main()
