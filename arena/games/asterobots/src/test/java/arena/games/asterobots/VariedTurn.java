package arena.games.asterobots;

import arena.games.asterobots.command.AsterobotsCommand;
import arena.games.asterobots.command.AsterobotsCommand.BankTrade;
import arena.games.asterobots.command.AsterobotsCommand.Direction;
import arena.games.asterobots.command.AsterobotsCommand.Launch;
import arena.games.asterobots.command.AsterobotsCommand.PlayerTrade;
import arena.games.asterobots.command.AsterobotsCommand.Proposal;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Asteroid;
import arena.games.asterobots.state.Holdings;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Trade;
import arena.games.asterobots.state.Vein;
import java.util.ArrayList;
import java.util.List;

/** A turn of many kinds of commands, all legal: offers, demands, trades, sales and launches from every vein. */
final class VariedTurn {

    private VariedTurn() {}

    static AsterobotsOrder of(AsterobotsView.Turn view) {
        Holdings mine = view.mine();
        List<AsterobotsCommand> commands = new ArrayList<>();
        for (Material material : Material.values()) {
            long amount = mine.stock().amount(material);
            if (amount >= 3) {
                commands.add(new BankTrade(Direction.SELL, material, amount / 3));
            }
            boolean open = view.trades().stream()
                    .anyMatch(trade -> trade.player() == view.me() && trade.material() == material);
            if (!open && amount >= 3) {
                commands.add(new Proposal(
                        Trade.Kind.OFFER, material, amount / 3, 1 + view.place().round()));
            } else if (!open && mine.money() >= 50) {
                commands.add(new Proposal(Trade.Kind.DEMAND, material, 2, 5));
            }
        }
        dealt(view, commands);
        for (Vein vein : view.veins()) {
            if (vein.owner() == view.me() && vein.robots() > 1) {
                Vein target = view.veins()
                        .get((view.place().round() * 3 + vein.robots())
                                % view.veins().size());
                if (!target.equals(vein)) {
                    commands.add(Launch.of(vein.robots() / 2, vein.location(), target.location()));
                    commands.add(longWay(vein, target));
                }
            }
        }
        return AsterobotsOrder.Turn.of(commands);
    }

    private static void dealt(AsterobotsView.Turn view, List<AsterobotsCommand> commands) {
        for (Trade trade : view.trades()) {
            boolean sells =
                    trade.kind() == Trade.Kind.DEMAND && view.mine().stock().amount(trade.material()) >= 3;
            boolean buys = trade.kind() == Trade.Kind.OFFER
                    && trade.price() + 50 <= view.mine().money();
            if (trade.player() != view.me() && (sells || buys)) {
                Direction direction = sells ? Direction.SELL : Direction.BUY;
                commands.add(new PlayerTrade(direction, trade.player(), trade.material(), 1));
                return;
            }
        }
    }

    /** Returns a launch with a given path that begins with one step back and forth. */
    private static Launch longWay(Vein from, Vein to) {
        List<Point> path = new ArrayList<>(Asteroid.path(from.location(), to.location()));
        path.addAll(0, path.subList(0, 2).stream().toList());
        return new Launch(1, path);
    }
}
