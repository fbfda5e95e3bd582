"""Relays the standard streams of a command, each byte some time late: delay.py SECONDS COMMAND ..."""

import os
import queue
import subprocess
import sys
import threading
import time


def relay(source, target, delay):
    """Copies one stream to another; what arrives together leaves together."""
    late = queue.Queue()

    def write():
        while True:
            due, data = late.get()
            if not data:
                os.close(target)
                return
            time.sleep(max(0.0, due - time.monotonic()))
            while data:
                data = data[os.write(target, data):]

    threading.Thread(target=write, daemon=True).start()
    while True:
        data = os.read(source, 1 << 16)
        late.put((time.monotonic() + delay, data))
        if not data:
            return


def main():
    delay = float(sys.argv[1])
    command = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    there = threading.Thread(target=relay, args=(0, command.stdin.fileno(), delay), daemon=True)
    there.start()
    relay(command.stdout.fileno(), 1, delay)
    sys.exit(command.wait())


if __name__ == "__main__":
    main()
