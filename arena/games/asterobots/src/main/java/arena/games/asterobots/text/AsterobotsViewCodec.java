package arena.games.asterobots.text;

import arena.game.Codec;
import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Holdings;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Squad;
import arena.games.asterobots.state.Stock;
import arena.games.asterobots.state.Trade;
import arena.games.asterobots.state.Vein;
import arena.text.KeyValueWriter;
import java.util.List;

/** The codec of {@code input_i.txt}: the lines of arena/docs/games/asterobots.md, What your input says. */
public final class AsterobotsViewCodec implements Codec<AsterobotsView> {

    @Override
    public String write(AsterobotsView view) {
        return new Writer().write(view);
    }

    @Override
    public AsterobotsView read(String text) {
        return new AsterobotsViewReader(text).read();
    }

    /** A writer of views, line by line; it is mutable and serves one view. */
    private static final class Writer {

        private static final int CHARACTERS = 8_192;
        private static final int CHARACTERS_OF_A_POINT = 8;

        private final KeyValueWriter lines = new KeyValueWriter(CHARACTERS);

        String write(AsterobotsView view) {
            if (view instanceof AsterobotsView.Turn turn) {
                turn(turn);
            } else {
                selection((AsterobotsView.Selection) view);
            }
            return lines.text();
        }

        private void selection(AsterobotsView.Selection view) {
            lines.put("Expecting", AsterobotsViewReader.VEIN);
            names(view);
            lines.put("TimeLimit", view.limit().toMillis())
                    .put("Me", view.me())
                    .put("Size", view.size())
                    .put("Rounds", view.rounds())
                    .put("Veins", view.veins().size());
            veins(view);
        }

        private void turn(AsterobotsView.Turn view) {
            lines.put("Expecting", AsterobotsViewReader.COMMANDS);
            names(view);
            lines.put("Me", view.me())
                    .put("Round", view.place().round())
                    .put("Rounds", view.rounds())
                    .put("Size", view.size())
                    .put("Buy", AsterobotsViewReader.prices(view.prices()::buying))
                    .put("Sell", AsterobotsViewReader.prices(view.prices()::selling));
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
                                + squad.destination().text() + ","
                                + squad.ahead().size());
                lines.put("Path" + (at + 1), path(squad.ahead()));
            }
        }

        private static String path(List<Point> points) {
            StringBuilder text = new StringBuilder(points.size() * CHARACTERS_OF_A_POINT);
            for (Point point : points) {
                text.append(text.isEmpty() ? "" : " ")
                        .append(point.x())
                        .append(',')
                        .append(point.y());
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
}
