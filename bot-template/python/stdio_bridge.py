"""Serves a team folder with a program that plays by its standard streams; the same as `arena bridge stdio`.

    python3 stdio_bridge.py FOLDER COMMAND...

The program is started anew for each match. Its messages are explained in arena/docs/other-ways-in.md.
"""

import os
import re
import subprocess
import sys
import threading
import time
from contextlib import suppress

PAUSE = 0.010  # between two looks into the folder
ARENA = re.compile(r"(input|acknowledge|explain)_([1-9][0-9]*)\.txt|Gameover\.txt")
ORDER = ("input", "acknowledge", "explain")


def main():
    if len(sys.argv) < 3:
        sys.exit("Name the team folder and a command: python3 stdio_bridge.py FOLDER COMMAND...")
    folder, command = os.path.abspath(sys.argv[1]), sys.argv[2:]
    os.makedirs(folder, exist_ok=True)
    with suppress(KeyboardInterrupt):  # Ctrl-C
        while Match(folder).play(command):
            pass
        sys.exit(f"{command[0]} has ended before a match.")


class Match:
    """One match: the arena's files go to the program, its messages to the folder."""

    def __init__(self, folder):
        self.folder = folder
        self.ready = self.thinking = False
        self.taken, self.last_input = set(), 0

    def play(self, command):
        """Plays and returns whether there was a match."""
        self.wipe()
        variables = {**os.environ, "ARENA_FOLDER": self.folder}
        program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=variables)
        reader = threading.Thread(target=self.read, args=(program.stdout,), daemon=True)
        reader.start()
        try:
            over = False
            while not over and (reader.is_alive() or self.last_input):
                over = self.carry(program.stdin)
                time.sleep(PAUSE)
            with suppress(OSError):
                program.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                program.wait(2)
            return over
        finally:
            program.kill()
            program.wait()

    def carry(self, pipe):
        """Sends the arena's new files; returns whether the match is over."""
        names = os.listdir(self.folder)
        found = [match for match in map(ARENA.fullmatch, names) if match]
        for match in sorted(found, key=place):
            if match.group() not in self.taken:
                self.send(match, pipe)
        over = "Gameover.txt" in self.taken
        inputs = [int(match.group(2)) for match in found if match.group(1) == "input"]
        cleared = self.last_input > 0 and not over and max(inputs, default=0) < self.last_input
        if self.ready and not self.thinking and not over and not cleared:
            self.publish("ready", b"ready\n")
        return over or cleared

    def send(self, match, pipe):
        name = match.group()
        try:
            with open(os.path.join(self.folder, name), "rb") as file:
                text = file.read()
        except OSError:  # Removed, or held for a moment: the next look finds it again.
            return
        if not text.endswith(b"\n"):  # On a share the beginning of a file may be seen before the rest.
            return
        self.taken.add(name)
        if match.group(1) == "input":
            self.last_input, self.thinking = max(self.last_input, int(match.group(2))), True
        with suppress(OSError):  # The program has closed its input, or ended.
            pipe.write(name[:-4].replace("_", " ").encode() + b"\n" + text + b".\n")
            pipe.flush()

    def read(self, pipe):
        """Reads the program's messages; other lines are for people."""
        title, lines = None, []
        for line in pipe:
            plain = line.strip()
            if title and plain == b".":
                if title.startswith("output"):
                    self.thinking = False
                self.ready = True
                self.publish(title.replace(" ", "_"), b"".join(lines))
                title, lines = None, []
            elif title:
                lines.append(line)
            elif plain == b"ready":
                self.ready = True
            elif re.fullmatch(rb"(output|draft) [1-9][0-9]{0,8}", plain):
                title = plain.decode()
            else:
                sys.stderr.buffer.write(line)
                sys.stderr.flush()

    def publish(self, stem, content):
        """Writes beside and renames, so that the arena never sees half of it."""
        with suppress(OSError):
            beside = os.path.join(self.folder, f".{stem}.part")
            with open(beside, "wb") as file:
                file.write(content)
            os.replace(beside, os.path.join(self.folder, stem + ".txt"))

    def wipe(self):
        for name in os.listdir(self.folder):
            if name in ("ready.txt", "Gameover.txt") or re.fullmatch(r"[a-z]+_[0-9]+\.txt", name):
                os.unlink(os.path.join(self.folder, name))


def place(match):
    """The order in which the arena publishes: by number, the end of the match last."""
    return (1, 0, 0) if not match.group(1) else (0, int(match.group(2)), ORDER.index(match.group(1)))


if __name__ == "__main__":
    main()
