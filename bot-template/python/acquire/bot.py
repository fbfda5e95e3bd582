"""YOUR THINKING GOES HERE: a bot for Acquire to begin with; acquire.py is the library.

It founds chains and makes its own ones grow, buys more of what it has most of, and trades for shares of the survivor
when a chain is merged.
"""

from dataclasses import replace

from acquire import (
    BUY_5_STOCK,
    DRAW_5_TILES,
    FREE_3_STOCK,
    NONE,
    PLACE_4_TILES,
    Brain,
    PlayerMerge,
    PlayerTurn,
    play,
)


class MyPlayerBrain(Brain):
    def query_special_power_before_turn(self, game):
        cards = [card for card in (DRAW_5_TILES, PLACE_4_TILES) if card in game.my_player.cards]
        return cards[0] if cards else NONE

    def query_tile_only(self, game):
        """A tile, and the chain that it founds or that survives."""
        if not game.playable:
            return PlayerTurn()
        tile = max(game.playable, key=lambda tile: self.worth(game, tile))
        effect = game.effect(tile)
        create = game.inactive()[0].letter if effect.founds else None
        survivor = self.mine(game, game.survivors(effect.chains)) if len(effect.chains) > 1 else None
        return PlayerTurn(tile=tile, create=create, survivor=survivor)

    def query_tile_and_purchase(self, game):
        turn = self.query_tile_only(game)
        return self.with_purchases(turn, game, game.after(turn) if turn.tile else game.active())

    def query_merge_stock(self, game, survivor, defunct):
        held = defunct.shares_of(game.me)
        traded = 2 * min(held // 2, survivor.bank)
        return PlayerMerge(sell=held - traded, keep=0, trade=traded)

    def query_survivor(self, game):
        return self.mine(game, game.asked)

    def query_purchase(self, game):
        return replace(self.with_purchases(PlayerTurn(), game, game.active()), declare_end=game.may_end)

    @staticmethod
    def worth(game, tile):
        """How much a tile is liked: it founds a chain, makes one of mine grow, merges some, or none of this."""
        effect = game.effect(tile)
        if effect.founds:
            return 3
        if len(effect.chains) == 1 and game.chains[effect.chains[0]].shares_of(game.me) > 0:
            return 2
        return 1 if len(effect.chains) > 1 else 0

    @staticmethod
    def mine(game, letters):
        """The chain that I have most of."""
        return max(letters, key=lambda letter: game.chains[letter].shares_of(game.me))

    @staticmethod
    def with_purchases(turn, game, chains):
        """Buys of the chains that I have most of, with a card if it pays."""
        wanted = [chain for chain in chains if chain.bank > 0]
        wanted.sort(key=lambda chain: (-chain.shares_of(game.me), chain.price))
        if not wanted:
            return turn
        cash, left, card = game.my_player.cash, 3, NONE
        if BUY_5_STOCK in game.my_player.cards and cash >= 5 * wanted[0].price:
            left, card = 5, BUY_5_STOCK
        elif FREE_3_STOCK in game.my_player.cards and cash < 3 * wanted[0].price:
            card = FREE_3_STOCK
        purchases = []
        for chain in wanted:
            amount = min(left, chain.bank, left if card == FREE_3_STOCK else cash // chain.price)
            if amount > 0:
                purchases.append((chain.letter, amount))
            left -= amount
            cash -= 0 if card == FREE_3_STOCK else amount * chain.price
        return replace(turn, card=card, buy=tuple(purchases))


if __name__ == "__main__":
    play(MyPlayerBrain())
