"""A small client of the contest of 2015: TCP, frames of XML, questions and replies.

    python3 wire_2015.py HOST PORT NAME [LOST]

It places the first tile that it may, founds the first free chain, and buys what is cheapest. With LOST it closes its
connection without a word after that many questions, and connects again. It ends at <exit/>.
"""

import base64
import socket
import struct
import sys
import xml.etree.ElementTree as ET
import zlib

HOST, PORT, NAME = sys.argv[1], int(sys.argv[2]), sys.argv[3]
LOST = int(sys.argv[4]) if len(sys.argv) > 4 else 0


class Connection:
    def __init__(self):
        self.socket = socket.create_connection((HOST, PORT))
        join = ET.Element("join", {"name": NAME, "school": "Test School", "language": "Python"})
        ET.SubElement(join, "avatar").text = base64.encodebytes(picture()).decode()
        self.send(join)

    def send(self, element):
        text = ET.tostring(element, encoding="utf-8")
        self.socket.sendall(struct.pack("<i", len(text)) + text)

    def receive(self):
        count = struct.unpack("<i", self.exactly(4))[0]
        return ET.fromstring(self.exactly(count).decode("utf-8"))

    def exactly(self, count):
        data = b""
        while len(data) < count:
            more = self.socket.recv(count - len(data))
            if not more:
                sys.exit("the arena has closed the connection")
            data += more
        return data


def picture():
    """A PNG of 32 by 32 pixels, half of them orange."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    row = b"\0" + b"\xff\x80\0" * 16 + b"\0\x40\x80" * 16
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 32, 32, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(row * 32)) + chunk(b"IEND", b""))


def answer(question):
    """The reply to a question, found by what the message says alone, as real clients do."""
    reply = ET.Element("reply", {"cmd": "query-card", "msg-id": question.get("msg-id")})
    me = next(player for player in question.find("players") if player.get("name") == NAME)
    hotels = list(question.find("hotels"))
    kinds = [[square.split(":") for square in column.text.rstrip(";").split(";")]
             for column in sorted(question.find("map"), key=lambda column: int(column.get("x")))]
    assert len(kinds) == int(question.find("map").get("width"))
    assert all(len(column) == int(question.find("map").get("height")) for column in kinds)
    if question.tag == "query-card":
        reply.set("card", "4" if "4" in me.findtext("powers", "") else "0")
    elif question.tag == "query-merge":
        reply.set("sell", "1")
        reply.set("keep", "0")
        reply.set("trade", "2")
    else:
        tiles = [tuple(map(int, tile.split(":"))) for tile in me.findtext("tiles", "").split(";") if tile]
        playable = [(x, y) for x, y in tiles if kinds[x][y][0] == "1"]
        if playable:
            reply.set("tile-x", str(playable[0][0]))
            reply.set("tile-y", str(playable[0][1]))
        free = [hotel.get("name") for hotel in hotels if hotel.get("is-active") == "false"]
        if free:
            reply.set("created-hotel", free[0])
        active = sorted((int(hotel.get("stock-price")), hotel.get("name")) for hotel in hotels
                        if hotel.get("is-active") == "true" and int(hotel.get("num-avail-shares")) > 0)
        if active and question.tag == "query-tile-purchase":
            reply.set("buy", f"{active[0][1]}:2;Nowhere:1;{active[-1][1]}:1;")
    return reply


def main():
    connection, asked = Connection(), 0
    while True:
        message = connection.receive()
        print(message.tag, flush=True)
        if message.tag == "exit":
            return
        if message.tag == "setup":
            assert message.get("my-guid") in [player.get("guid") for player in message.find("players")]
            connection.send(ET.Element("ready"))
            continue
        asked += 1
        if asked == LOST:
            connection.socket.close()
            connection = Connection()
            continue
        connection.send(answer(message))


main()
