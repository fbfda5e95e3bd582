package arena.games.asterobots;

import arena.game.Chance;
import arena.game.Searchable;
import arena.game.Seat;
import arena.game.Settings;
import arena.games.asterobots.command.BankTrade;
import arena.games.asterobots.command.Command;
import arena.games.asterobots.command.Direction;
import arena.games.asterobots.command.Launch;
import arena.games.asterobots.command.Order;
import arena.games.asterobots.command.Upgrade;
import arena.games.asterobots.state.Asteroid;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Moment;
import arena.games.asterobots.state.PlayerState;
import arena.games.asterobots.state.Position;
import arena.games.asterobots.state.Rank;
import arena.games.asterobots.state.State;
import arena.games.asterobots.state.Stock;
import arena.games.asterobots.state.Terms;
import arena.games.asterobots.state.Vein;
import arena.games.asterobots.state.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What a player may try, and the state behind a view, which is no guess, since nothing is secret. */
final class Options implements Searchable<State, View, Order> {

    private static final int NEAREST = 3;

    /**
     * {@inheritDoc}
     *
     * <p>Of a turn: nothing; then single commands, which are each affordable upgrade, half of a vein's robots and all
     * of them to each of its nearest veins, and half of each material sold to the aliens.
     */
    @Override
    public List<Order> actions(View view, Seat seat) {
        if (view instanceof View.Turn turn) {
            List<Order> orders = new ArrayList<>(List.of(Order.Turn.empty()));
            commands(turn).forEach(command -> orders.add(Order.Turn.of(List.of(command))));
            return List.copyOf(orders);
        }
        return List.copyOf(selections(view.veins()));
    }

    /** Returns the selection of each free vein. */
    static List<Order.Select> selections(List<Vein> veins) {
        return veins.stream()
                .filter(vein -> vein.owner() == Vein.ALIENS)
                .map(vein -> new Order.Select(vein.location()))
                .toList();
    }

    private static List<Command> commands(View.Turn view) {
        List<Command> commands = new ArrayList<>();
        Stock stock = view.mine().stock();
        for (Vein vein : view.veins()) {
            if (vein.owner() == view.me()) {
                upgrades(vein, stock, commands);
                launches(vein, view.veins(), commands);
            }
        }
        for (Material material : Material.values()) {
            long amount = (stock.amount(material) + 1) / 2;
            if (amount > 0) {
                commands.add(new BankTrade(Direction.SELL, material, amount));
            }
        }
        return commands;
    }

    private static void upgrades(Vein vein, Stock stock, List<Command> commands) {
        for (Rank rank : Rank.values()) {
            if (vein.rank(rank) < Rank.MOST && stock.covers(rank.cost(vein.rank(rank)))) {
                commands.add(new Upgrade(rank, vein.location()));
            }
        }
    }

    private static void launches(Vein from, List<Vein> veins, List<Command> commands) {
        if (from.robots() == 0) {
            return;
        }
        veins.stream()
                .filter(vein -> !vein.equals(from))
                .sorted(Comparator.comparingInt(vein -> Asteroid.distance(from.location(), vein.location())))
                .limit(NEAREST)
                .forEach(to -> {
                    commands.add(Launch.of((from.robots() + 1) / 2, from.location(), to.location()));
                    commands.add(Launch.of(from.robots(), from.location(), to.location()));
                });
    }

    @Override
    public State guess(View view, Seat seat, Settings settings, Chance source) {
        return state(view, settings);
    }

    /** Returns the state of a match with these settings that looks like the view. */
    static State state(View view, Settings settings) {
        Terms terms = Terms.of(settings).seen(view.size(), view.veins().size(), view.rounds());
        if (view instanceof View.Turn turn) {
            return state(turn, terms);
        }
        View.Selection selection = (View.Selection) view;
        State start = State.start(view.names(), terms.withSelectionTime(selection.limit()), view.veins());
        int picks = (int) view.veins().stream()
                .filter(vein -> vein.owner() != Vein.ALIENS)
                .count();
        return start.with(new Moment(picks, 1, view.me()), start.position());
    }

    private static State state(View.Turn view, Terms terms) {
        List<PlayerState> players = view.accounts().stream()
                .map(account -> new PlayerState(account.money(), account.stock(), account.timeToLive(), false))
                .toList();
        return new State(
                view.names(),
                terms,
                new Moment(Moment.PICKS_EACH * players.size(), view.place().round(), view.me()),
                new Position(view.prices(), players, view.veins(), view.squads(), view.trades()),
                Optional.empty());
    }
}
