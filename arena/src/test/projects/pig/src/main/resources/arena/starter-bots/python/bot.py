"""A starter bot for Pig: your thinking goes into think(); team_folder.py talks to the arena."""

from team_folder import play_turns


def think(values):
    """YOUR THINKING GOES HERE. Returns ROLL or HOLD."""
    return "HOLD" if int(values["Total"]) >= 20 else "ROLL"


def parse(lines, team):
    """Reads a prompt; its last line tells which seats have left."""
    values = dict((part.strip() for part in line.split("=", 1)) for line in lines if "=" in line)
    if "Left" not in values:
        raise ValueError("not whole yet")
    return values


if __name__ == "__main__":
    play_turns(parse, lambda values, save: think(values) + "\n")
