package arena.games.asterobots.picture;

import arena.game.Picture.Line;
import arena.game.Picture.Span;
import arena.game.Picture.Tint;
import arena.game.Seat;
import arena.games.asterobots.state.Asteroid;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Squad;
import arena.games.asterobots.state.Vein;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The map of a field: its vertices, two characters wide, row by row. A dot is connected to the vertex below it, an
 * apostrophe to the vertex above it, and each to its neighbours in the row. A vein is the letter of its material and
 * its number, a squad its owner's number and a star.
 */
final class FieldMap {

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
