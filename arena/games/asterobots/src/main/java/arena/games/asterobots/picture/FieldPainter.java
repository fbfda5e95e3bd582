package arena.games.asterobots.picture;

import arena.game.Painter;
import arena.game.Picture;
import arena.game.Picture.Line;
import arena.game.Picture.Span;
import arena.game.Picture.Tint;
import arena.game.Seat;
import arena.games.asterobots.state.Asteroid;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Squad;
import arena.games.asterobots.state.Trade;
import arena.games.asterobots.state.Vein;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The painter of a field: the asteroid with its veins and squads, the holdings of the players, offers and demands. A
 * line has at most 79 characters on a field of up to the default size.
 */
public final class FieldPainter implements Painter<FieldScene> {

    private static final int COLUMNS = 3;
    private static final int COLUMN_WIDTH = 26;
    private static final String VEINS = "veins: number, place, owner, robots, material rank/robot rank";
    private static final int MOST_SQUADS = 12;
    private static final List<String> HEADS =
            List.of("", "money", "gas", "stone", "metal", "veins", "robots", "lived", "funds");
    private static final int LONGEST_NAME = 16;

    @Override
    public Picture paint(FieldScene scene) {
        return paint(scene, Integer.MAX_VALUE);
    }

    /**
     * {@inheritDoc}
     *
     * <p>The holdings of the players are always shown, then the asteroid, at half its height if needed, then each table
     * that still fits.
     */
    @Override
    public Picture paint(FieldScene scene, int rows) {
        List<Line> lines = new ArrayList<>();
        lines.add(Line.of(new Span(title(scene), Tint.STRONG)));
        lines.addAll(players(scene));
        FieldMap map = new FieldMap(scene);
        lines.addAll(lines.size() + map.lines().size() <= rows ? map.lines() : map.lowLines());
        for (List<Line> table : tables(scene)) {
            if (lines.size() + table.size() <= rows) {
                lines.addAll(table);
            }
        }
        return new Picture(lines);
    }

    private static List<Line> players(FieldScene scene) {
        if (scene.phase() == FieldScene.Phase.SELECTION) {
            return scene.players().stream()
                    .map(player ->
                            Line.of(new Span(player.number() + " " + player.name(), FieldMap.tint(player.number()))))
                    .toList();
        }
        List<Line> lines = accounts(scene);
        lines.add(Line.of(new Span(market(scene), Tint.PLAIN)));
        return lines;
    }

    /** Returns a line for each player below the heads of the columns. */
    private static List<Line> accounts(FieldScene scene) {
        List<List<String>> rows = new ArrayList<>(List.of(HEADS));
        scene.players().forEach(player -> rows.add(account(scene, player)));
        List<Line> lines = new ArrayList<>();
        for (List<String> row : rows) {
            Tint tint = lines.isEmpty() ? Tint.FAINT : FieldMap.tint(lines.size());
            lines.add(Line.of(new Span(joined(row, rows), tint)));
        }
        return lines;
    }

    /** Returns the columns of a player; the player whose turn it is has a mark. */
    private static List<String> account(FieldScene scene, FieldScene.Holder player) {
        String name = player.name();
        String shown = name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME - 1) + "~" : name;
        return List.of(
                player.number() + (player.number() == scene.active() ? ">" : " ") + shown,
                Long.toString(player.money()),
                Long.toString(player.stock().gas()),
                Long.toString(player.stock().stone()),
                Long.toString(player.stock().metal()),
                Integer.toString(player.veins()),
                Integer.toString(player.robots()),
                Integer.toString(player.timeToLive()),
                Long.toString(player.funds()));
    }

    private static String joined(List<String> row, List<List<String>> rows) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < row.size(); column++) {
            int at = column;
            int width = rows.stream()
                    .mapToInt(cells -> cells.get(at).length())
                    .max()
                    .orElse(0);
            String text = row.get(column);
            line.append(column == 0 ? left(text, width) : "  " + right(text, width));
        }
        return line.toString();
    }

    private static List<List<Line>> tables(FieldScene scene) {
        return List.of(
                table(VEINS, veins(scene)),
                table("squads: owner, robots, destination, steps left", squads(scene.squads())),
                table("open offers and demands", trades(scene.trades())));
    }

    /** {@inheritDoc} They are the veins that changed their owner. */
    @Override
    public List<String> changes(FieldScene before, FieldScene after) {
        List<String> changes = new ArrayList<>();
        for (int at = 0; at < after.veins().size(); at++) {
            FieldScene.NumberedVein vein = after.veins().get(at);
            int loser = before.veins().get(at).owner();
            if (vein.owner() != loser) {
                changes.add(owner(vein.owner(), after) + " has " + vein.label() + " at "
                        + vein.location().text() + " now, which was of " + owner(loser, after) + ".");
            }
        }
        return changes;
    }

    private static String owner(int owner, FieldScene scene) {
        return owner == Vein.ALIENS ? "the aliens" : name(owner, scene);
    }

    private static String name(int player, FieldScene scene) {
        return scene.players().get(player - 1).name();
    }

    private static String title(FieldScene scene) {
        String who = scene.active() + " " + name(scene.active(), scene);
        if (scene.phase() == FieldScene.Phase.SELECTION) {
            return who + " selects a vein";
        }
        return scene.round() > scene.rounds()
                ? "all " + scene.rounds() + " rounds are played"
                : "round " + scene.round() + " of " + scene.rounds() + ", turn of " + who;
    }

    private static String market(FieldScene scene) {
        StringBuilder text = new StringBuilder("aliens sell and buy:");
        scene.market()
                .forEach((material, price) -> text.append("  ")
                        .append(material.word())
                        .append(' ')
                        .append(price.buying())
                        .append(" / ")
                        .append(price.selling()));
        return text.toString();
    }

    /** Returns the entries in columns below their heading; no line if there is no entry. */
    private static List<Line> table(String heading, List<Span> entries) {
        List<Line> lines = new ArrayList<>();
        if (!entries.isEmpty()) {
            lines.add(Line.of(new Span(heading, Tint.FAINT)));
            lines.addAll(columns(entries, COLUMNS));
        }
        return lines;
    }

    /** Returns an entry for each vein: number, material, place, owner, robots, ranks. */
    private static List<Span> veins(FieldScene scene) {
        List<Span> veins = new ArrayList<>();
        for (FieldScene.NumberedVein vein : scene.veins()) {
            String text = right(vein.number(), 3) + " "
                    + vein.material().letter() + " "
                    + left(vein.location().text(), 8)
                    + (vein.owner() == Vein.ALIENS ? "-" : vein.owner())
                    + right(vein.robots(), 6) + " " + vein.materialRank() + "/" + vein.robotRank();
            veins.add(new Span(text, FieldMap.tint(vein.owner())));
        }
        return veins;
    }

    private static List<Span> squads(List<Squad> squads) {
        List<Span> shown = new ArrayList<>();
        for (Squad squad : squads.subList(0, Math.min(squads.size(), MOST_SQUADS))) {
            String text = squad.owner() + ": " + squad.robots() + " to "
                    + squad.destination().text() + " in " + squad.ahead().size();
            shown.add(new Span(text, FieldMap.tint(squad.owner())));
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
                        FieldMap.tint(trade.player())))
                .toList();
    }

    /** Returns entries as lines with a number of columns, to be read downwards, column by column. */
    private static List<Line> columns(List<Span> entries, int columns) {
        int rows = (entries.size() + columns - 1) / columns;
        List<Line> lines = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            List<Span> line = new ArrayList<>();
            for (int at = row; at < entries.size(); at += rows) {
                Span entry = entries.get(at);
                boolean last = at + rows >= entries.size();
                line.add(last ? entry : new Span(left(entry.text(), COLUMN_WIDTH), entry.tint()));
            }
            lines.add(new Line(line));
        }
        return lines;
    }

    /** Returns a number with blanks before it. */
    private static String right(long number, int width) {
        return right(Long.toString(number), width);
    }

    /** Returns a text with blanks before it. */
    private static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }

    /** Returns a text with blanks after it. */
    private static String left(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    /**
     * The map of a field: its vertices, two characters wide, row by row. A dot is connected to the vertex below it, an
     * apostrophe to the vertex above it, and each to its neighbours in the row. A vein is the letter of its material
     * and its number, a squad its owner's number and a star.
     */
    private static final class FieldMap {

        private static final int VERTEX_WIDTH = 2;
        private static final String SQUAD = "*";

        private final Asteroid asteroid;
        private final SortedMap<Point, Span> marks = new TreeMap<>();

        FieldMap(FieldScene scene) {
            asteroid = new Asteroid(scene.size());
            for (Squad squad : scene.squads()) {
                marks.put(squad.location(), new Span(squad.owner() + SQUAD, tint(squad.owner())));
            }
            for (FieldScene.NumberedVein vein : scene.veins()) {
                marks.put(vein.location(), new Span(vein.label(), tint(vein.owner())));
            }
        }

        /** Returns the tint of a player, or of the aliens. */
        static Tint tint(int owner) {
            return owner == Vein.ALIENS ? Tint.PLAIN : Tint.of(new Seat(owner));
        }

        List<Line> lines() {
            List<Line> lines = new ArrayList<>();
            for (int row = asteroid.firstRow(); row <= asteroid.lastRow(); row++) {
                lines.add(line(row, marks));
            }
            return lines;
        }

        /** Returns half as many lines: each shows the marks of a row and of the one below it. */
        List<Line> lowLines() {
            List<Line> lines = new ArrayList<>();
            for (int row = asteroid.firstRow(); row <= asteroid.lastRow(); row += 2) {
                int wider = row < 0 ? row + 1 : row;
                lines.add(line(wider, merged(row, wider)));
            }
            return lines;
        }

        /**
         * Returns the marks of a row and of the next one, projected on the wider of them. A vein hides a squad; of two
         * veins above each other, one is moved a little.
         */
        private SortedMap<Point, Span> merged(int row, int wider) {
            SortedMap<Point, Span> together = new TreeMap<>();
            SortedMap<Point, Span> covered = new TreeMap<>();
            marks.forEach((point, mark) -> {
                if (point.y() == row || point.y() == row + 1) {
                    Point place = new Point(point.x(), wider);
                    if (!isVein(together, place)) {
                        together.put(place, mark);
                    } else if (!mark.text().endsWith(SQUAD)) {
                        covered.put(place, mark);
                    }
                }
            });
            covered.forEach((point, mark) -> together.put(freePlace(point, together), mark));
            return together;
        }

        /** Returns the nearest point in the row where no label covers another. */
        private Point freePlace(Point point, SortedMap<Point, Span> laid) {
            for (int step = 1; step <= asteroid.lastColumn(point.y()) - asteroid.firstColumn(point.y()); step++) {
                for (Point place : List.of(point.sideways(step), point.sideways(-step))) {
                    boolean isFree = IntStream.rangeClosed(-1, 1).noneMatch(near -> isVein(laid, place.sideways(near)));
                    if (isFree && asteroid.contains(place)) {
                        return place;
                    }
                }
            }
            return point;
        }

        private static boolean isVein(SortedMap<Point, Span> laid, Point place) {
            Span mark = laid.get(place);
            return mark != null && !mark.text().endsWith(SQUAD);
        }

        /** Returns a row; a label wider than its vertex covers the next vertex, which is never a vein. */
        private Line line(int row, SortedMap<Point, Span> marks) {
            List<Span> spans = new ArrayList<>();
            int indent = asteroid.firstColumn(row) - asteroid.firstColumn(0);
            spans.add(new Span(" ".repeat(VERTEX_WIDTH * indent), Tint.PLAIN));
            int written = 0;
            for (int x = asteroid.firstColumn(row); x <= asteroid.lastColumn(row); x++) {
                Point point = new Point(x, row);
                int at = VERTEX_WIDTH * (x - asteroid.firstColumn(row));
                Span span = marks.getOrDefault(point, new Span(point.pointsUp() ? "." : "'", Tint.FAINT));
                if (at < written) {
                    continue;
                }
                spans.add(new Span(" ".repeat(at - written), Tint.PLAIN));
                spans.add(span);
                written = at + span.text().length();
            }
            return new Line(spans);
        }
    }
}
