"""YOUR THINKING GOES HERE: a bot for Asterobots to begin with; asterobots.py is the library.

It picks the veins with the most robots, raises a robot rank whenever it can pay for it, and sends the robots of a
crowded vein to the nearest one of somebody else.
"""

from asterobots import (
    ALIENS,
    HIGHEST_RANK,
    MATERIALS,
    MOST_COMMANDS,
    UPGRADE_ROBOT,
    buy_from_aliens,
    launch,
    play,
    save_temporary_commands,
    sell_to_aliens,
    upgrade_robot,
)

CROWD = 100  # So many robots in a vein set out,
GUARDS = 10  # but for these.


def select_vein(game):
    """Returns the place of a free vein; each player is asked twice."""
    return max(game.veins_of(ALIENS), key=lambda vein: vein.robots).place


def select_actions(game):
    """Returns the commands of this turn."""
    commands = upgrade(game)
    save_temporary_commands(commands)  # What follows may take longer once you have worked on it.
    commands += attack(game)
    return commands[:MOST_COMMANDS]


def upgrade(game):
    """Raises the robot rank of the vein that gains most by it, if what is missing can be bought."""
    veins = [vein for vein in game.veins_of(game.me) if vein.robot_rank < HIGHEST_RANK]
    if not veins:
        return []
    vein = min(veins, key=lambda vein: (vein.robot_rank, -vein.first_reproduction))
    needed = dict(zip(MATERIALS, UPGRADE_ROBOT[vein.robot_rank]))
    spare = {material: stock - needed[material] for material, stock in zip(MATERIALS, game.my_player.stock)}
    purchases = [buy_from_aliens(material, -amount) for material, amount in spare.items() if amount < 0]
    missing = sum(-amount * game.buying[material] for material, amount in spare.items() if amount < 0)
    missing -= game.my_player.money
    sales = []
    for material, amount in spare.items():
        price = game.selling[material]
        if missing > 0 and amount > 0 and price > 0:
            sold = min(amount, -(-missing // price))  # Rounded up.
            sales.append(sell_to_aliens(material, sold))
            missing -= sold * price
    return sales + purchases + [upgrade_robot(vein.place)] if missing <= 0 else []


def attack(game):
    """Sends the robots of each crowded vein to the nearest vein that is not mine."""
    targets = [vein for vein in game.veins if vein.owner != game.me]
    commands = []
    for vein in game.veins_of(game.me):
        if vein.robots >= CROWD and targets:
            target = min(targets, key=vein.distance)
            commands.append(launch(vein.robots - GUARDS, vein.place, target.place))
    return commands


if __name__ == "__main__":
    play(select_vein, select_actions)
