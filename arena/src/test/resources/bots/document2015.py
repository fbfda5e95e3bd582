"""A bot written strictly after "Soliton Premier League 2015", "Writing the code", and nothing newer.

It clears its folder, writes ready.txt in every round of step 4, asks for files by their names, waits the fixed
200 ms of steps 4 and 8, writes its answer straight to its final name and with CRLF, and exits at Gameover.txt.

    document2015.py FOLDER [INI]    an ini file with a line "TeamFolder = ..." names the folder instead
"""

import os
import random
import sys
import time


def team_folder():
    if len(sys.argv) > 2:
        with open(sys.argv[2]) as ini:
            for line in ini:
                key, _, value = line.partition("=")
                if key.strip() == "TeamFolder":
                    return value.strip()
    return sys.argv[1]


def clear(folder):
    """Step 1: create the team folder, or clear all the files in it."""
    os.makedirs(folder, exist_ok=True)
    for name in os.listdir(folder):
        if os.path.isfile(os.path.join(folder, name)):
            os.remove(os.path.join(folder, name))


def wait_for_input(folder, i):
    """Step 4: the wait loop; says False if Gameover.txt came."""
    while True:
        with open(os.path.join(folder, "ready.txt"), "w") as ready:
            ready.write("ready")
        if os.path.exists(os.path.join(folder, f"input_{i}.txt")):
            time.sleep(0.2)
            return True
        if os.path.exists(os.path.join(folder, "Gameover.txt")):
            return False
        time.sleep(0.01)


def decide(lines, team, chance):
    """Steps 5 and 6: read the 56 lines by their numbers, and place at random what is expected."""
    expecting = lines[0].split("=")[1].split()
    if expecting[0] == "K":
        first, last = expecting[1].split("-")
        return f"K {chance.randint(int(first), int(last))}"
    me = "1" if lines[1].split("=")[1].strip() == team else "2"
    cells = []
    for line in lines[7:56]:
        cell, value = line.split("=")
        owner, what, _ = (part.strip() for part in value.split(","))
        if owner in ("0", me) and what != "K":
            cells.append(int(cell))
    return f"C {chance.choice(cells)}"


def wait_for_acknowledge(folder, i):
    """Steps 8 and 9."""
    path = os.path.join(folder, f"acknowledge_{i}.txt")
    while not os.path.exists(path):
        time.sleep(0.01)
    time.sleep(0.2)
    with open(path) as acknowledge:
        return acknowledge.read().strip()


def main():
    folder = os.path.abspath(team_folder())
    team = os.path.basename(folder)
    chance = random.Random(f"{os.environ.get('ARENA_SEED') or time.time_ns()} {team}")
    clear(folder)
    i = 0
    while True:
        i += 1
        if not wait_for_input(folder, i):
            with open(os.path.join(folder, "Gameover.txt")) as over:
                print(over.read().strip(), flush=True)
            return
        with open(os.path.join(folder, f"input_{i}.txt")) as prompt:
            order = decide(prompt.read().splitlines(), team, chance)
        with open(os.path.join(folder, f"output_{i}.txt"), "w", newline="") as output:
            output.write(order + "\r\n")
        code = wait_for_acknowledge(folder, i)
        if code != "0":
            print(f"Turn {i}: {order} was answered with code {code}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
