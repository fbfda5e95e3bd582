package arena.games.asterobots;

import arena.game.Chance;
import arena.game.Searchable;
import arena.game.Seat;
import arena.game.Settings;
import arena.games.asterobots.command.AsterobotsCommand;
import arena.games.asterobots.command.AsterobotsCommand.BankTrade;
import arena.games.asterobots.command.AsterobotsCommand.Direction;
import arena.games.asterobots.command.AsterobotsCommand.Launch;
import arena.games.asterobots.command.AsterobotsCommand.Upgrade;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.AsterobotsMoment;
import arena.games.asterobots.state.AsterobotsPlayerState;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.AsterobotsTerms;
import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Asteroid;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Position;
import arena.games.asterobots.state.Rank;
import arena.games.asterobots.state.Stock;
import arena.games.asterobots.state.Vein;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The orders worth trying from a view, and its state, which is exact, since nothing is secret. */
final class AsterobotsOptions implements Searchable<AsterobotsState, AsterobotsView, AsterobotsOrder> {

    private static final int NEAREST = 3;

    /**
     * {@inheritDoc}
     *
     * <p>For a turn: no command; then single commands, which are each affordable upgrade, half of a vein's robots and
     * all of them to each of its nearest veins, and half of each material sold to the aliens.
     */
    @Override
    public List<AsterobotsOrder> actions(AsterobotsView view, Seat seat) {
        if (view instanceof AsterobotsView.Turn turn) {
            List<AsterobotsOrder> orders = new ArrayList<>(List.of(AsterobotsOrder.Turn.empty()));
            commands(turn).forEach(command -> orders.add(AsterobotsOrder.Turn.of(List.of(command))));
            return List.copyOf(orders);
        }
        return List.copyOf(selections(view.veins()));
    }

    /** Returns the selection of each free vein. */
    static List<AsterobotsOrder.Select> selections(List<Vein> veins) {
        return veins.stream()
                .filter(vein -> vein.owner() == Vein.ALIENS)
                .map(vein -> new AsterobotsOrder.Select(vein.location()))
                .toList();
    }

    private static List<AsterobotsCommand> commands(AsterobotsView.Turn view) {
        List<AsterobotsCommand> commands = new ArrayList<>();
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

    private static void upgrades(Vein vein, Stock stock, List<AsterobotsCommand> commands) {
        for (Rank rank : Rank.values()) {
            if (vein.rank(rank) < Rank.MOST && stock.covers(rank.cost(vein.rank(rank)))) {
                commands.add(new Upgrade(rank, vein.location()));
            }
        }
    }

    private static void launches(Vein from, List<Vein> veins, List<AsterobotsCommand> commands) {
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
    public AsterobotsState guess(AsterobotsView view, Seat seat, Settings settings, Chance source) {
        return state(view, settings);
    }

    /** Returns the state of a match with some settings that has this view. */
    static AsterobotsState state(AsterobotsView view, Settings settings) {
        AsterobotsTerms terms =
                AsterobotsTerms.of(settings).seen(view.size(), view.veins().size(), view.rounds());
        if (view instanceof AsterobotsView.Turn turn) {
            return state(turn, terms);
        }
        AsterobotsView.Selection selection = (AsterobotsView.Selection) view;
        AsterobotsState start =
                AsterobotsState.start(view.names(), terms.withSelectionTime(selection.limit()), view.veins());
        int picks = (int) view.veins().stream()
                .filter(vein -> vein.owner() != Vein.ALIENS)
                .count();
        return start.with(new AsterobotsMoment(picks, 1, view.me()), start.position());
    }

    private static AsterobotsState state(AsterobotsView.Turn view, AsterobotsTerms terms) {
        List<AsterobotsPlayerState> players = view.accounts().stream()
                .map(account ->
                        new AsterobotsPlayerState(account.money(), account.stock(), account.timeToLive(), false))
                .toList();
        return new AsterobotsState(
                view.names(),
                terms,
                new AsterobotsMoment(
                        AsterobotsMoment.PICKS_EACH * players.size(),
                        view.place().round(),
                        view.me()),
                new Position(view.prices(), players, view.veins(), view.squads(), view.trades()),
                Optional.empty());
    }
}
