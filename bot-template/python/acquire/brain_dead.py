"""A bot that is bad on purpose: it does anything at all, right or wrong, as the filler of the contest of 2015 did.

Read it to see how the library is used, and have your bot beat it. The arena answers many of its turns with an error
code: it names chains that are not on the board, and shares that nobody has.
"""

import random

from acquire import CARDS, Brain, PlayerMerge, PlayerTurn, play


class BrainDead(Brain):
    def query_special_power_before_turn(self, game):
        return random.choice(CARDS)

    def query_tile_only(self, game):
        letters = sorted(game.chains)
        return PlayerTurn(
            tile=random.choice(game.hand) if game.hand else None,
            create=random.choice(letters),
            survivor=random.choice(letters),
        )

    def query_tile_and_purchase(self, game):
        turn = self.query_tile_only(game)
        letters = sorted(game.chains)
        return PlayerTurn(
            tile=turn.tile,
            create=turn.create,
            survivor=turn.survivor,
            card=random.choice(CARDS),
            buy=tuple((random.choice(letters), random.randint(1, 3)) for _ in range(random.randint(0, 3))),
            trade=tuple((random.choice(letters), random.choice(letters)) for _ in range(random.randint(0, 2))),
        )

    def query_merge_stock(self, game, survivor, defunct):
        held = defunct.shares_of(game.me)
        return PlayerMerge(sell=random.randint(0, held), keep=random.randint(0, held), trade=random.randint(0, held))


if __name__ == "__main__":
    play(BrainDead())
