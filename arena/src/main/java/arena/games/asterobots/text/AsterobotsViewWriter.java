package arena.games.asterobots.text;

import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Holdings;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Squad;
import arena.games.asterobots.state.Stock;
import arena.games.asterobots.state.Trade;
import arena.games.asterobots.state.Vein;
import arena.text.KeyValueWriter;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes views, line by line. */
final class AsterobotsViewWriter {

    /** What line 1 asks for when a vein is to be selected. */
    static final String VEIN = "VEIN";

    /** What line 1 asks for when a turn is to be played. */
    static final String COMMANDS = "COMMANDS " + AsterobotsView.MOST_COMMANDS;

    private static final int CHARACTERS = 8_192;
    private static final int CHARACTERS_OF_A_POINT = 8;

    private final KeyValueWriter lines = new KeyValueWriter(CHARACTERS);

    private AsterobotsViewWriter() {}

    /** Returns the whole text. */
    static String write(AsterobotsView view) {
        AsterobotsViewWriter writer = new AsterobotsViewWriter();
        if (view instanceof AsterobotsView.Turn turn) {
            writer.turn(turn);
        } else {
            writer.selection((AsterobotsView.Selection) view);
        }
        return writer.lines.text();
    }

    private void selection(AsterobotsView.Selection view) {
        lines.put("Expecting", VEIN);
        names(view);
        lines.put("TimeLimit", view.limit().toMillis())
                .put("Me", view.me())
                .put("Size", view.size())
                .put("Rounds", view.rounds())
                .put("Veins", view.veins().size());
        veins(view);
    }

    private void turn(AsterobotsView.Turn view) {
        lines.put("Expecting", COMMANDS);
        names(view);
        lines.put("Me", view.me())
                .put("Round", view.place().round())
                .put("Rounds", view.rounds())
                .put("Size", view.size())
                .put("Buy", prices(view.prices()::buying))
                .put("Sell", prices(view.prices()::selling));
        accounts(view.accounts());
        veins(view);
        squads(view.squads());
        trades(view.trades());
    }

    private void names(AsterobotsView view) {
        for (int at = 0; at < view.names().size(); at++) {
            lines.put(at + 1, view.names().get(at));
        }
    }

    /** Returns the prices as one value, gas first. */
    static String prices(ToLongFunction<Material> price) {
        return Stream.of(Material.values())
                .map(material -> Long.toString(price.applyAsLong(material)))
                .collect(Collectors.joining(","));
    }

    private void accounts(List<Holdings> accounts) {
        for (int at = 0; at < accounts.size(); at++) {
            Holdings account = accounts.get(at);
            Stock stock = account.stock();
            lines.put(
                    "Player" + (at + 1),
                    account.money() + "," + stock.gas() + "," + stock.stone() + "," + stock.metal() + ","
                            + account.veins() + "," + account.robots() + "," + account.timeToLive() + ","
                            + account.funds());
        }
    }

    private void veins(AsterobotsView view) {
        for (int at = 0; at < view.veins().size(); at++) {
            Vein vein = view.veins().get(at);
            lines.put(
                    "Vein" + (at + 1),
                    vein.location().text() + "," + vein.material().letter() + "," + vein.owner() + ","
                            + vein.robots() + "," + vein.productivity() + "," + vein.reproduction() + ","
                            + vein.materialRank() + "," + vein.robotRank());
        }
    }

    private void squads(List<Squad> squads) {
        lines.put("Squads", squads.size());
        for (int at = 0; at < squads.size(); at++) {
            Squad squad = squads.get(at);
            lines.put(
                    "Squad" + (at + 1),
                    squad.owner() + "," + squad.robots() + ","
                            + squad.location().text() + ","
                            + squad.destination().text() + "," + squad.ahead().size());
            lines.put("Path" + (at + 1), path(squad.ahead()));
        }
    }

    private static String path(List<Point> points) {
        StringBuilder text = new StringBuilder(points.size() * CHARACTERS_OF_A_POINT);
        for (Point point : points) {
            text.append(text.isEmpty() ? "" : " ").append(point.x()).append(',').append(point.y());
        }
        return text.toString();
    }

    private void trades(List<Trade> trades) {
        lines.put("Trades", trades.size());
        for (int at = 0; at < trades.size(); at++) {
            Trade trade = trades.get(at);
            lines.put(
                    "Trade" + (at + 1),
                    trade.player() + "," + trade.kind().word() + ","
                            + trade.material().word() + "," + trade.amount() + "," + trade.price());
        }
    }
}
