"""A bot with the one defect that is named first, for tests of the protocol probe.

    faulty_bot.py DEFECT FOLDER
"""

import os
import random
import sys
import time

DEFECT, FOLDER = sys.argv[1], os.path.abspath(sys.argv[2])
TEAM = os.path.basename(FOLDER)
LINES = 56


def has_defect(name):
    return name == DEFECT


def path(name):
    return os.path.join(FOLDER, name)


def clear():
    if not has_defect("makes no folder"):
        os.makedirs(FOLDER, exist_ok=True)
    for name in os.listdir(FOLDER):
        if has_defect("keeps Gameover.txt") and name == "Gameover.txt":
            continue
        if not has_defect("clears nothing"):
            os.remove(path(name))


def beat(rounds):
    if not (has_defect("beats once") and rounds):
        open(path("ready.txt"), "w").close()


def text(name):
    """The text of a file; nothing if it cannot be read yet."""
    try:
        with open(path(name), newline="") as file:
            return file.read()
    except OSError:
        if has_defect("gives up a held file"):
            raise
        return ""


def names():
    try:
        return os.listdir(FOLDER)
    except OSError:
        if has_defect("dies with its folder"):
            raise
        return []


def sleep():
    if not has_defect("never sleeps"):
        time.sleep(0.01)


def wait_for_input(i):
    """Returns the lines of the input; nothing if the match is over."""
    name, rounds, begin = "input_%d.txt" % i, 0, time.time()
    while True:
        try:
            beat(rounds)
        except OSError:
            if has_defect("dies with its folder"):
                raise
        there = names()
        if name in there:
            found = text(name)
            if has_defect("chokes on CRLF") and "\r" in found:
                raise ValueError("what is a carriage return?")
            lines = found.split("\n")
            if len(lines) > LINES or has_defect("reads half") and os.path.exists(path(name)):
                return [line.strip() for line in lines]
        if "Gameover.txt" in there and not has_defect("ignores the end"):
            return None
        if has_defect("is impatient") and time.time() - begin > 2.5:
            sys.exit("where is my input?")
        rounds += 1
        sleep()


def decide(lines):
    expecting = lines[0].split("=")[1].split()
    if expecting[0] == "K":
        first, last = expecting[1].split("-")
        return "K %d" % random.randint(int(first), int(last))
    one = lines[1].split("=")[1].strip()
    me = "1" if one == TEAM or has_defect("cuts names") and one[:10] == TEAM[:10] else "2"
    cells = []
    for line in lines[7:LINES]:
        cell, value = line.split("=")
        owner, what, _ = value.strip().split(",")
        if owner in ("0", me) and what != "K":
            cells.append((owner != "0", int(cell)))
    if has_defect("cuts names"):
        return "C %d" % max(cells)[1]
    return "C %d" % random.choice(cells)[1]


def answer(i, order):
    if has_defect("writes elsewhere"):
        with open(os.path.join(os.path.dirname(FOLDER), "moves.log"), "a") as log:
            log.write(order + "\n")
    if has_defect("thinks twice"):
        with open(path("output_%d.txt" % i), "w") as out:
            # Each additional blank makes another file with the same order. The pause is longer than the arena waits
            # for a line end, and shorter than the probe observes the file afterwards.
            code = "acknowledge_%d.txt" % i
            while code not in names() and "Gameover.txt" not in names():
                out.write(order)
                out.flush()
                order = " "
                time.sleep(0.25)
        return
    with open(path("output.tmp"), "w") as out:
        out.write(order + "\n")
    os.rename(path("output.tmp"), path("output_%d.txt" % i))


def wait_for_code(i):
    """Returns the number; nothing if the match is over."""
    name = "acknowledge_%d.txt" % i
    while True:
        there = names()
        found = text(name).strip() if name in there else ""
        if found:
            return int(found)
        if "Gameover.txt" in there and not has_defect("ignores the end"):
            return None
        sleep()


def play(i):
    kept = []
    while True:
        lines = wait_for_input(i)
        if lines is None:
            return i
        if has_defect("holds files"):
            kept.append(open(path("input_%d.txt" % i)))
        answer(i, decide(lines))
        code = wait_for_code(i)
        if code is None:
            return i
        if has_defect("knows few codes") and code not in (0, 1, 4, 9, 100):
            raise KeyError(code)
        if not (has_defect("repeats after an error") and 0 < code < 100):
            i += 1


clear()
i = 1
while True:
    i = play(i)
    if has_defect("keeps Gameover.txt") or has_defect("clears nothing"):
        break
    if has_defect("fails at the end"):
        raise IndexError("no winner")
    clear()
    if not has_defect("goes on counting"):
        i = 1
