package arena.games.asterobots;

import arena.game.Picture.Line;
import arena.game.Picture.Span;
import arena.game.Picture.Tint;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The vertices, two characters wide, row by row. A dot is joined to the vertex below it, an apostrophe to the one above it,
 * and each to its neighbours in the row. A vein has the letter of its material and its number, a squad its owner's number and a
 * star.
 */
final class FieldMap {

    private static final int VERTEX_WIDTH = 2;

    private final Asteroid asteroid;
    private final SortedMap<Point, Span> marks = new TreeMap<>();

    FieldMap(int size, List<Vein> veins, List<Squad> squads) {
        asteroid = new Asteroid(size);
        for (Squad squad : squads) {
            marks.put(squad.location(), new Span(squad.owner() + "*", FieldPainter.tint(squad.owner())));
        }
        for (int at = 0; at < veins.size(); at++) {
            Vein vein = veins.get(at);
            String label = vein.material().letter() + Integer.toString(at + 1);
            marks.put(vein.location(), new Span(label, FieldPainter.tint(vein.owner())));
        }
    }

    List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        for (int row = asteroid.firstRow(); row <= asteroid.lastRow(); row++) {
            lines.add(line(row, marks));
        }
        return lines;
    }

    /** Returns half as many lines: each has what lies in a row and in the one below it. */
    List<Line> lowLines() {
        List<Line> lines = new ArrayList<>();
        for (int row = asteroid.firstRow(); row <= asteroid.lastRow(); row += 2) {
            int wider = row < 0 ? row + 1 : row;
            lines.add(line(wider, together(row, wider)));
        }
        return lines;
    }

    /** Returns the marks of a row and of the next one as if they lay in the wider of them. */
    private SortedMap<Point, Span> together(int row, int wider) {
        SortedMap<Point, Span> together = new TreeMap<>();
        marks.forEach((point, mark) -> {
            if (point.y() == row || point.y() == row + 1) {
                lay(together, new Point(point.x(), wider), mark);
            }
        });
        return together;
    }

    /** A vein hides a squad. Two veins above each other stand side by side, since none is nearer than three steps to another. */
    private static void lay(SortedMap<Point, Span> marks, Point place, Span mark) {
        Span there = marks.get(place);
        if (there == null || isSquad(there)) {
            marks.put(place, mark);
        } else if (!isSquad(mark)) {
            marks.put(new Point(place.x() + 2, place.y()), mark);
        }
    }

    private static boolean isSquad(Span mark) {
        return mark.text().endsWith("*");
    }

    /** A label that is wider than its vertex covers the next one; veins stand far enough from each other for that. */
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
