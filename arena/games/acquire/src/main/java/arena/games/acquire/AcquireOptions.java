package arena.games.acquire;

import arena.game.Chance;
import arena.game.Searchable;
import arena.game.Seat;
import arena.game.Settings;
import arena.games.acquire.order.AcquireCommand;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.HotelBoard;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The orders worth trying from a view, and the states that fit it, for the search. */
final class AcquireOptions implements Searchable<AcquireState, AcquireView, AcquireOrder> {

    private static final int FOR_ONE = 2;

    /**
     * {@inheritDoc}
     *
     * <p>Each tile with each chain that it may found or that may survive; with the tile no purchase, the most shares of
     * one chain, and each card in its best use. A shareholder sells all, keeps all, keeps half, or trades all pairs and
     * sells or keeps the rest.
     */
    @Override
    public List<AcquireOrder> actions(AcquireView view, Seat seat) {
        return switch (view.expecting().question()) {
            case SPECIAL -> specials(view, seat.number());
            case TILE -> placings(view);
            case TILE_AND_STOCK ->
                placings(view).stream()
                        .flatMap(placing -> purchases(view, seat.number(), placing))
                        .toList();
            case MERGE -> disposals(view, seat.number());
            case CHAIN -> choices(view, AcquireCommand.Create::new);
            case SURVIVOR -> choices(view, AcquireCommand.Survivor::new);
            case DEFUNCT -> choices(view, AcquireCommand.Settle::new);
            case STOCK -> purchases(view, seat.number(), AcquireOrder.NOTHING).toList();
            case END -> List.of();
        };
    }

    private static List<AcquireOrder> choices(AcquireView view, Function<HotelChain, AcquireCommand> command) {
        return view.expecting().chains().stream()
                .map(command)
                .map(AcquireOrder::of)
                .toList();
    }

    private static List<AcquireOrder> specials(AcquireView view, int player) {
        return Stream.concat(
                        Stream.of(Optional.<PowerUp>empty()),
                        view.accounts().get(player - 1).cards().stream()
                                .filter(PowerUp::isForTiles)
                                .map(Optional::of))
                .map(card -> AcquireOrder.of(new AcquireCommand.PlayCard(card)))
                .toList();
    }

    /** Returns each playable tile with the chains that it needs; an empty order if there is none. */
    static List<AcquireOrder> placings(AcquireView view) {
        HotelBoard board = Determinization.board(view);
        List<AcquireOrder> placings = new ArrayList<>();
        for (HotelTile tile : view.playable()) {
            AcquireCommand place = new AcquireCommand.PlaceTile(tile);
            HotelBoard.Effect effect = board.effect(tile);
            List<HotelChain> survivors = chains(view, board.largest(effect.chains()));
            if (effect.kind() == HotelBoard.Kind.FOUNDS) {
                inactive(view).forEach(chain -> placings.add(AcquireOrder.of(place, new AcquireCommand.Create(chain))));
            } else if (survivors.size() > 1) {
                survivors.forEach(chain -> placings.add(AcquireOrder.of(place, new AcquireCommand.Survivor(chain))));
            } else {
                placings.add(AcquireOrder.of(place));
            }
        }
        return placings.isEmpty() ? List.of(AcquireOrder.NOTHING) : placings;
    }

    static List<HotelChain> inactive(AcquireView view) {
        return view.chains().stream()
                .filter(chain -> chain.size() == 0)
                .map(AcquireView.Holdings::chain)
                .toList();
    }

    private static List<HotelChain> chains(AcquireView view, List<Integer> places) {
        return places.stream().map(view.chainSet()::at).toList();
    }

    /** Returns the order without a purchase, and with each purchase that is worth trying. */
    private static Stream<AcquireOrder> purchases(AcquireView view, int player, AcquireOrder placing) {
        PurchaseLimits counter = PurchaseLimits.of(view, player, placing);
        List<AcquireOrder> orders = new ArrayList<>(List.of(placing));
        for (HotelChain chain : counter.chains()) {
            add(orders, placing, new AcquireCommand.Buy(chain, counter.maximum(chain)));
        }
        counter.dearest().ifPresent(chain -> addCards(orders, placing, counter, chain));
        if (view.place().mayEnd()) {
            orders.add(with(placing, new AcquireCommand.DeclareEnd()));
        }
        return orders.stream();
    }

    /** Adds each card that the player holds: shares of the dearest chain, or two of the cheapest for one of it. */
    private static void addCards(
            List<AcquireOrder> orders, AcquireOrder placing, PurchaseLimits counter, HotelChain dearest) {
        for (PowerUp card : List.of(PowerUp.FREE_3_STOCK, PowerUp.BUY_5_STOCK)) {
            if (counter.has(card)) {
                add(
                        orders,
                        placing,
                        new AcquireCommand.Buy(dearest, counter.with(card).maximum(dearest)),
                        card);
            }
        }
        counter.cheapestPair()
                .filter(give -> counter.has(PowerUp.TRADE_2_STOCK) && !give.equals(dearest))
                .ifPresent(give -> orders.add(with(
                        placing,
                        new AcquireCommand.PlayCard(Optional.of(PowerUp.TRADE_2_STOCK)),
                        new AcquireCommand.Trade(give, dearest))));
    }

    private static void add(List<AcquireOrder> orders, AcquireOrder placing, AcquireCommand.Buy buy, PowerUp... card) {
        if (buy.shares() > 0) {
            AcquireCommand[] commands = Stream.concat(
                            Stream.of(card).map(one -> new AcquireCommand.PlayCard(Optional.of(one))), Stream.of(buy))
                    .toArray(AcquireCommand[]::new);
            orders.add(with(placing, commands));
        }
    }

    private static AcquireOrder with(AcquireOrder placing, AcquireCommand... more) {
        List<AcquireCommand> commands = new ArrayList<>(placing.commands());
        commands.addAll(List.of(more));
        return AcquireOrder.of(commands);
    }

    private static List<AcquireOrder> disposals(AcquireView view, int player) {
        HotelChain defunct = view.expecting().chains().get(0);
        HotelChain survivor = view.expecting().chains().get(1);
        int held = view.holdings(defunct).shares(player);
        int traded = Math.min(held / FOR_ONE, view.holdings(survivor).bank()) * FOR_ONE;
        List<AcquireOrder> orders = new ArrayList<>(List.of(
                AcquireOrder.of(new AcquireCommand.Sell(held)),
                AcquireOrder.of(new AcquireCommand.Keep(held)),
                AcquireOrder.of(new AcquireCommand.Keep((held + 1) / 2), new AcquireCommand.Sell(held / 2))));
        if (traded > 0) {
            orders.add(AcquireOrder.of(new AcquireCommand.Exchange(traded), new AcquireCommand.Sell(held - traded)));
            orders.add(AcquireOrder.of(new AcquireCommand.Exchange(traded), new AcquireCommand.Keep(held - traded)));
        }
        return orders;
    }

    @Override
    public AcquireState guess(AcquireView view, Seat seat, Settings settings, Chance source) {
        return Determinization.of(view, AcquireTerms.of(settings), seat.number(), source);
    }
}
