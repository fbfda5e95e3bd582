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
            lines.add(line(row));
        }
        return lines;
    }

    /** A label that is wider than its vertex covers the next one; veins stand far enough from each other for that. */
    private Line line(int row) {
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
