package arena.games.asterobots.picture;

import arena.game.Painter;
import arena.game.Picture;
import arena.game.Picture.Line;
import arena.game.Picture.Span;
import arena.game.Picture.Tint;
import arena.game.Seat;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Prices;
import arena.games.asterobots.state.Squad;
import arena.games.asterobots.state.Trade;
import arena.games.asterobots.state.Vein;
import arena.games.asterobots.state.View;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the asteroid with all that lies and moves on it, what everybody has and what is on sale. No line is wider than
 * 79 characters as long as the field has no more than the usual size.
 */
public final class FieldPainter implements Painter<View> {

    private static final int COLUMNS = 3;
    private static final String VEINS = "veins: number, place, owner, robots, material rank/robot rank";
    private static final int MOST_SQUADS = 12;

    @Override
    public Picture paint(View view) {
        return paint(view, Integer.MAX_VALUE);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Who has what is always shown, then the asteroid, of half the height if need be, then each table that still
     * fits.
     */
    @Override
    public Picture paint(View view, int rows) {
        List<Line> lines = new ArrayList<>();
        lines.add(Line.of(new Span(title(view), Tint.STRONG)));
        lines.addAll(players(view));
        List<Squad> squads = view instanceof View.Turn turn ? turn.squads() : List.of();
        FieldMap map = new FieldMap(view.size(), view.veins(), squads);
        lines.addAll(lines.size() + map.lines().size() <= rows ? map.lines() : map.lowLines());
        for (List<Line> table : tables(view)) {
            if (lines.size() + table.size() <= rows) {
                lines.addAll(table);
            }
        }
        return new Picture(lines);
    }

    private static List<Line> players(View view) {
        if (!(view instanceof View.Turn turn)) {
            return names(view);
        }
        List<Line> lines = new ArrayList<>(new PlayerTable(turn).lines());
        lines.add(Line.of(new Span(market(turn.prices()), Tint.PLAIN)));
        return lines;
    }

    private static List<List<Line>> tables(View view) {
        List<Line> veins = table(VEINS, veins(view));
        return view instanceof View.Turn turn
                ? List.of(
                        veins,
                        table("squads: owner, robots, destination, steps left", squads(turn.squads())),
                        table("open offers and demands", trades(turn.trades())))
                : List.of(veins);
    }

    /** {@inheritDoc} It tells which veins have another owner. */
    @Override
    public List<String> changes(View before, View after) {
        List<String> changes = new ArrayList<>();
        for (int at = 0; at < after.veins().size(); at++) {
            Vein vein = after.veins().get(at);
            int loser = before.veins().get(at).owner();
            if (vein.owner() != loser) {
                changes.add(
                        owner(vein.owner(), after) + " has " + vein.material().letter() + (at + 1) + " at "
                                + vein.location().text() + " now, which was of " + owner(loser, after) + ".");
            }
        }
        return changes;
    }

    private static String owner(int owner, View view) {
        return owner == Vein.ALIENS ? "the aliens" : view.names().get(owner - 1);
    }

    /** Returns the tint of what belongs to a player or to the aliens. */
    static Tint tint(int owner) {
        return owner == Vein.ALIENS ? Tint.PLAIN : Tint.of(new Seat(owner));
    }

    private static String title(View view) {
        String who = view.me() + " " + view.names().get(view.me() - 1);
        if (!(view instanceof View.Turn turn)) {
            return who + " selects a vein";
        }
        return turn.place().round() > view.rounds()
                ? "all " + view.rounds() + " rounds are played"
                : "round " + turn.place().round() + " of " + view.rounds() + ", turn of " + who;
    }

    private static List<Line> names(View view) {
        List<Line> lines = new ArrayList<>();
        for (int player = 1; player <= view.names().size(); player++) {
            lines.add(Line.of(new Span(player + " " + view.names().get(player - 1), tint(player))));
        }
        return lines;
    }

    private static String market(Prices prices) {
        StringBuilder text = new StringBuilder("aliens sell and buy:");
        for (Material material : Material.values()) {
            text.append("  ")
                    .append(material.word())
                    .append(' ')
                    .append(prices.buying(material))
                    .append(" / ")
                    .append(prices.selling(material));
        }
        return text.toString();
    }

    /** Returns the entries in columns below their heading; nothing if there is none. */
    private static List<Line> table(String heading, List<Span> entries) {
        List<Line> lines = new ArrayList<>();
        if (!entries.isEmpty()) {
            lines.add(Line.of(new Span(heading, Tint.FAINT)));
            lines.addAll(ColumnText.lines(entries, COLUMNS));
        }
        return lines;
    }

    /** Returns what is written of each vein: number, material, place, owner, robots, ranks. */
    private static List<Span> veins(View view) {
        List<Span> veins = new ArrayList<>();
        for (Vein vein : view.veins()) {
            String text = ColumnText.right(veins.size() + 1, 3) + " "
                    + vein.material().letter() + " "
                    + ColumnText.left(vein.location().text(), 8)
                    + (vein.owner() == Vein.ALIENS ? "-" : vein.owner())
                    + ColumnText.right(vein.robots(), 6) + " " + vein.materialRank() + "/" + vein.robotRank();
            veins.add(new Span(text, tint(vein.owner())));
        }
        return veins;
    }

    private static List<Span> squads(List<Squad> squads) {
        List<Span> shown = new ArrayList<>();
        for (Squad squad : squads.subList(0, Math.min(squads.size(), MOST_SQUADS))) {
            String text = squad.owner() + ": " + squad.robots() + " to "
                    + squad.destination().text() + " in " + squad.ahead().size();
            shown.add(new Span(text, tint(squad.owner())));
        }
        if (squads.size() > MOST_SQUADS) {
            shown.add(new Span("and " + (squads.size() - MOST_SQUADS) + " squads more", Tint.FAINT));
        }
        return shown;
    }

    private static List<Span> trades(List<Trade> trades) {
        return trades.stream()
                .map(trade -> new Span(
                        trade.player() + " " + trade.kind().word() + "s " + trade.amount() + " "
                                + trade.material().word() + " at " + trade.price(),
                        tint(trade.player())))
                .toList();
    }
}
