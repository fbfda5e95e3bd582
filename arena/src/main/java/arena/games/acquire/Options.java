package arena.games.acquire;

import arena.game.Chance;
import arena.game.Searchable;
import arena.game.Seat;
import arena.game.Settings;
import arena.games.acquire.order.Command;
import arena.games.acquire.order.Order;
import arena.games.acquire.state.Board;
import arena.games.acquire.state.Card;
import arena.games.acquire.state.Chain;
import arena.games.acquire.state.State;
import arena.games.acquire.state.Terms;
import arena.games.acquire.state.Tile;
import arena.games.acquire.state.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** What a player may try, and what may be true, as far as a view tells. */
final class Options implements Searchable<State, View, Order> {

    private static final int FOR_ONE = 2;

    /**
     * {@inheritDoc}
     *
     * <p>Each tile with each chain it may found or leave as survivor; with it nothing, as many shares as can be had of
     * one chain, and each card with what it is best for. A holder sells all, keeps all, trades what can be traded, and
     * sells or keeps the rest.
     */
    @Override
    public List<Order> actions(View view, Seat seat) {
        return switch (view.expecting().question()) {
            case SPECIAL -> specials(view, seat.number());
            case TILE -> placings(view);
            case TILE_AND_STOCK ->
                placings(view).stream()
                        .flatMap(placing -> purchases(view, seat.number(), placing))
                        .toList();
            case MERGE -> disposals(view, seat.number());
            case CHAIN -> choices(view, Command.Create::new);
            case SURVIVOR -> choices(view, Command.Survivor::new);
            case DEFUNCT -> choices(view, Command.Settle::new);
            case STOCK -> purchases(view, seat.number(), Order.NOTHING).toList();
            case END -> List.of();
        };
    }

    private static List<Order> choices(View view, Function<Chain, Command> command) {
        return view.expecting().chains().stream().map(command).map(Order::of).toList();
    }

    private static List<Order> specials(View view, int player) {
        return Stream.concat(
                        Stream.of(Optional.<Card>empty()),
                        view.accounts().get(player - 1).cards().stream()
                                .filter(Card::isForTiles)
                                .map(Optional::of))
                .map(card -> Order.of(new Command.PlayCard(card)))
                .toList();
    }

    /** Returns each tile that can be placed, with the chains it needs; nothing is placed if there is none. */
    static List<Order> placings(View view) {
        Board board = Guess.board(view);
        List<Order> placings = new ArrayList<>();
        for (Tile tile : view.playable()) {
            Command place = new Command.PlaceTile(tile);
            Board.Effect effect = board.effect(tile);
            List<Chain> survivors = chains(view, board.largest(effect.chains()));
            if (effect.kind() == Board.Kind.FOUNDS) {
                inactive(view).forEach(chain -> placings.add(Order.of(place, new Command.Create(chain))));
            } else if (survivors.size() > 1) {
                survivors.forEach(chain -> placings.add(Order.of(place, new Command.Survivor(chain))));
            } else {
                placings.add(Order.of(place));
            }
        }
        return placings.isEmpty() ? List.of(Order.NOTHING) : placings;
    }

    static List<Chain> inactive(View view) {
        return view.chains().stream()
                .filter(chain -> chain.size() == 0)
                .map(View.Holdings::chain)
                .toList();
    }

    private static List<Chain> chains(View view, List<Integer> places) {
        return places.stream().map(view.chainSet()::at).toList();
    }

    /** Returns an order with nothing bought, and with each purchase that is worth trying after it. */
    private static Stream<Order> purchases(View view, int player, Order placing) {
        Counter counter = Counter.of(view, player, placing);
        List<Order> orders = new ArrayList<>(List.of(placing));
        for (Chain chain : counter.chains()) {
            add(orders, placing, new Command.Buy(chain, counter.most(chain)));
        }
        counter.dearest().ifPresent(chain -> addCards(orders, placing, counter, chain));
        if (view.place().mayEnd()) {
            orders.add(with(placing, new Command.DeclareEnd()));
        }
        return orders.stream();
    }

    /** Adds each card that is held: shares of the dearest chain, or two of the cheapest for one of it. */
    private static void addCards(List<Order> orders, Order placing, Counter counter, Chain dearest) {
        for (Card card : List.of(Card.FREE_3_STOCK, Card.BUY_5_STOCK)) {
            if (counter.has(card)) {
                add(orders, placing, new Command.Buy(dearest, counter.with(card).most(dearest)), card);
            }
        }
        counter.cheapestPair()
                .filter(give -> counter.has(Card.TRADE_2_STOCK) && !give.equals(dearest))
                .ifPresent(give -> orders.add(with(
                        placing,
                        new Command.PlayCard(Optional.of(Card.TRADE_2_STOCK)),
                        new Command.Trade(give, dearest))));
    }

    private static void add(List<Order> orders, Order placing, Command.Buy buy, Card... card) {
        if (buy.shares() > 0) {
            Command[] commands = Stream.concat(
                            Stream.of(card).map(one -> new Command.PlayCard(Optional.of(one))), Stream.of(buy))
                    .toArray(Command[]::new);
            orders.add(with(placing, commands));
        }
    }

    private static Order with(Order placing, Command... more) {
        List<Command> commands = new ArrayList<>(placing.commands());
        commands.addAll(List.of(more));
        return Order.of(commands);
    }

    private static List<Order> disposals(View view, int player) {
        Chain defunct = view.expecting().chains().get(0);
        Chain survivor = view.expecting().chains().get(1);
        int held = view.holdings(defunct).shares(player);
        int traded = Math.min(held / FOR_ONE, view.holdings(survivor).bank()) * FOR_ONE;
        List<Order> orders = new ArrayList<>(List.of(
                Order.of(new Command.Sell(held)),
                Order.of(new Command.Keep(held)),
                Order.of(new Command.Keep((held + 1) / 2), new Command.Sell(held / 2))));
        if (traded > 0) {
            orders.add(Order.of(new Command.Exchange(traded), new Command.Sell(held - traded)));
            orders.add(Order.of(new Command.Exchange(traded), new Command.Keep(held - traded)));
        }
        return orders;
    }

    @Override
    public State guess(View view, Seat seat, Settings settings, Chance source) {
        return Guess.of(view, Terms.of(settings), seat.number(), source);
    }
}
