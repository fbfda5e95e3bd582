"""Measures the share between this machine and the arena's; nothing is installed.

    python3 check_share.py TEAM_FOLDER

Start it here, and on the arena's machine `arena doctor TEAM_FOLDER --with-script`, which prints what was measured.
"""

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

PATIENCE_SECONDS = 120
POLL_SECONDS = 0.010


def main() -> int:
    if len(sys.argv) != 2 or not os.path.isdir(sys.argv[1]):
        print("Name the team folder: python3 check_share.py TEAM_FOLDER", file=sys.stderr)
        return 2
    folder = Path(sys.argv[1])
    print(f"Waiting for `arena doctor {folder} --with-script` on the arena's machine (Ctrl-C ends).", flush=True)
    clear(folder)  # What an earlier measurement left is no answer.
    publish(folder, "doctor_pong_0.txt")
    try:
        return answer(folder)
    finally:
        clear(folder)


def answer(folder: Path) -> int:
    number = 1
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end:
        # The arena says in a name how it wants to be found: by listing the folder, or by asking for the name.
        ask = folder / f"doctor_ask_{number}.txt"
        listed = os.listdir(folder)
        if "doctor_end.txt" in listed:
            print("Done: the arena's machine prints the findings.")
            return 0
        if f"doctor_list_{number}.txt" in listed or (number % 2 == 0 and ask.exists()):
            publish(folder, f"doctor_pong_{number}.txt")
            number += 1
            end = time.monotonic() + PATIENCE_SECONDS
        time.sleep(POLL_SECONDS)
    print("The arena has not answered; is `arena doctor` running there, with this folder?", file=sys.stderr)
    return 1


def clear(folder: Path) -> None:
    for name in os.listdir(folder):
        if name.startswith("doctor_"):
            with suppress(OSError):  # The arena removes its files, too.
                os.remove(folder / name)


def publish(folder: Path, name: str) -> None:
    """Writes under another name and renames, so that nobody sees half a file."""
    part = folder / (name + ".tmp")
    part.write_text("here\n", encoding="ascii")
    os.replace(part, folder / name)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
