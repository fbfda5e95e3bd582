"""A bot on standard streams with the one defect that is named, for tests of the protocol probe.

    faulty_stdio.py DEFECT
"""

import os
import sys
import time

DEFECT = sys.argv[1]
TEAM = os.path.basename(os.environ["ARENA_FOLDER"])


def message():
    """The title and the lines of the next message; nothing at the end of the input."""
    title = sys.stdin.readline().split()
    lines = list(iter(lambda: sys.stdin.readline().rstrip("\n"), ".")) if title else []
    return title, lines


def order(lines):
    expected = lines[0].split(" = ")[1]
    first = lines[1].split(" = ")[1]
    mine = first == TEAM if DEFECT != "compares beginnings" else first[:8] == TEAM[:8]
    me = "1" if mine else "2"
    cells = [line.split(" = ")[0] for line in lines[7:] if " = 0,N" in line or f" = {me},C" in line]
    coins = [line.split(" = ")[0] for line in lines[7:] if f" = {me},C" in line]
    if DEFECT == "compares beginnings" and coins:
        cells = coins
    return expected.split("-")[0] if expected[0] == "K" else "C " + cells[len(cells) // 2]


def wait():
    if DEFECT == "never sleeps":
        os.set_blocking(0, False)
        while True:
            title, lines = message_without_waiting()
            if title:
                return title, lines
    return message()


def message_without_waiting():
    text = ""
    while not text.endswith("\n.\n"):
        try:
            more = os.read(0, 65536)
        except BlockingIOError:
            if not text:
                return [], []
            continue
        if not more:
            sys.exit()
        text += more.decode()
    lines = text.split("\n.\n")[-2].split("\n")
    return lines[0].split(), lines[1:]


if DEFECT != "is never ready":
    print("ready", flush=True)
while True:
    kind, text = wait()
    if not kind or kind[0] == "Gameover":
        break
    if kind[0] == "input":
        print(f"output {kind[1]}\n{order(text)}\n.", flush=True)
    elif kind[0] == "acknowledge" and DEFECT == "knows few codes":
        assert text == ["0"], "another code"
if DEFECT == "ignores the end":
    time.sleep(60)
sys.exit(3 if DEFECT == "fails at the end" else 0)
