package arena.games.acquire;

import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.HotelBoard;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import arena.games.acquire.state.Purchase;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The limits of a further purchase after the order so far, computed from a view; after a merger they are lower bounds.
 *
 * @param board the board after the tile
 * @param founded the chain that the tile founds
 * @param ordered the purchases and trades so far
 */
record PurchaseLimits(AcquireView view, int player, HotelBoard board, Optional<HotelChain> founded, Purchase ordered) {

    /** Returns the limits after an order. */
    static PurchaseLimits of(AcquireView view, int player, AcquireOrder order) {
        HotelBoard before = Determinization.board(view);
        if (order.tile().isEmpty()) {
            return new PurchaseLimits(view, player, before, Optional.empty(), order.purchase());
        }
        HotelTile tile = order.tile().get();
        HotelBoard.Effect effect = before.effect(tile);
        return switch (effect.kind()) {
            case FOUNDS -> {
                HotelChain chain = order.create().orElseThrow();
                yield new PurchaseLimits(
                        view, player, before.joined(tile, chain), Optional.of(chain), order.purchase());
            }
            case GROWS, MERGES -> {
                HotelChain chain = order.survivor()
                        .orElseGet(() -> view.chainSet()
                                .at(before.largest(effect.chains()).get(0)));
                yield new PurchaseLimits(view, player, before.joined(tile, chain), Optional.empty(), order.purchase());
            }
            case LOOSE, NOT_NOW, DEAD ->
                new PurchaseLimits(view, player, before.withLoose(tile), Optional.empty(), order.purchase());
        };
    }

    /** Returns the limits with a card. */
    PurchaseLimits with(PowerUp card) {
        return new PurchaseLimits(
                view,
                player,
                board,
                founded,
                new Purchase(Optional.of(card), ordered.buys(), ordered.trades(), ordered.declaresEnd()));
    }

    /** Returns the chains on the board. */
    List<HotelChain> chains() {
        return view.chainSet().chains().stream().filter(board::has).toList();
    }

    int price(HotelChain chain) {
        return chain.price(board.size(chain));
    }

    boolean isFree() {
        return ordered.isFree();
    }

    /** Returns the number of shares of a chain in the bank; a founder has taken one. */
    int bank(HotelChain chain) {
        return view.holdings(chain).bank() - freeShare(chain) - netBought(chain);
    }

    /** Returns the number of shares of a chain that the player holds. */
    int shares(HotelChain chain) {
        return view.holdings(chain).shares(player) + freeShare(chain) + netBought(chain);
    }

    private int freeShare(HotelChain chain) {
        return founded.equals(Optional.of(chain))
                ? Math.min(1, view.holdings(chain).bank())
                : 0;
    }

    /** Returns the shares of a chain that are bought and received so far, less those given. */
    private int netBought(HotelChain chain) {
        int shares = 0;
        for (Purchase.Buy buy : ordered.buys()) {
            shares += buy.chain().equals(chain) ? buy.shares() : 0;
        }
        for (Purchase.Trade trade : ordered.trades()) {
            shares += trade.get().equals(chain) ? 1 : 0;
            shares -= trade.give().equals(chain) ? Purchase.GIVEN : 0;
        }
        return shares;
    }

    private int cash() {
        int paid = ordered.buys().stream()
                .mapToInt(buy -> isFree() ? 0 : buy.shares() * price(buy.chain()))
                .sum();
        return view.accounts().get(player - 1).cash() - paid;
    }

    /** Returns the most shares of a chain that can be bought. */
    int maximum(HotelChain chain) {
        int allowance = ordered.allowance()
                - ordered.buys().stream().mapToInt(Purchase.Buy::shares).sum();
        int affordable = isFree() ? allowance : cash() / price(chain);
        return Math.min(allowance, Math.min(bank(chain), affordable));
    }

    boolean has(PowerUp card) {
        return view.accounts().get(player - 1).cards().contains(card);
    }

    /** Returns the chain on the board with the highest price of which the bank has shares. */
    Optional<HotelChain> dearest() {
        return chains().stream().filter(chain -> bank(chain) > 0).max(Comparator.comparing(this::price));
    }

    /** Returns the chain on the board with the lowest price of which two shares can be given. */
    Optional<HotelChain> cheapestPair() {
        return chains().stream()
                .filter(chain -> shares(chain) >= Purchase.GIVEN)
                .min(Comparator.comparing(this::price));
    }
}
