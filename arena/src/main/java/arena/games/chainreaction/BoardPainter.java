package arena.games.chainreaction;

import arena.game.Painter;
import arena.game.Picture;
import arena.game.Picture.Line;
import arena.game.Picture.Span;
import arena.game.Picture.Tint;
import arena.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The painter of the board with the numbers of the cells, for a person who plays by them: player 1's coins are {@code
 * o}, player 2's {@code x}, a king is {@code (K1)} or {@code (K2)}, and {@code !} marks a full cell, which bursts with
 * the next coin. The mark beside the number of a cell is {@code >} for the last coin placed, {@code *} for a cell that
 * burst, and {@code .} for a cell that changed otherwise.
 */
final class BoardPainter implements Painter<BoardScene> {

    private static final Line RULE = Line.of(new Span("+-------".repeat(Grid.WIDTH) + "+", Tint.FAINT));
    private static final Span EDGE = new Span("|", Tint.FAINT);
    private static final Span UNMARKED = new Span(" ", Tint.FAINT);
    private static final Span FULL = new Span("!", Tint.ALERT);
    private static final Span ROOM = new Span(" ", Tint.PLAIN);
    private static final Span EMPTY = new Span("    ", Tint.PLAIN);

    /** The numbers of the cells, in order. */
    private static final List<Span> NUMBERS = IntStream.rangeClosed(1, Grid.CELLS)
            .mapToObj(cell -> new Span((cell < 10 ? "| " : "|") + cell, Tint.FAINT))
            .toList();

    private static final int DRAWN_COINS = 3;

    /** Two lines of players, and a rule above, between and below the rows. */
    private static final int LINES = 2 + 2 * Grid.WIDTH + 1;

    /** The number, mark, coins and fullness of each cell of a row, and the edge. */
    private static final int MOST_SPANS = 4 * Grid.WIDTH + 1;

    private static final String LEGEND = "> last coin   * burst   . changed otherwise";

    @Override
    public Picture paint(BoardScene scene) {
        return paint(scene, new TreeMap<>());
    }

    @Override
    public Picture paint(BoardScene before, BoardScene scene, int rows) {
        SortedMap<Integer, SceneChanges.Mark> marks = new SceneChanges(before, scene).marks();
        Picture picture = paint(scene, marks);
        if (marks.isEmpty() || picture.lines().size() >= rows) {
            return picture;
        }
        List<Line> lines = new ArrayList<>(picture.lines());
        lines.add(Line.of(new Span(LEGEND, Tint.FAINT)));
        return new Picture(lines);
    }

    private static Picture paint(BoardScene scene, SortedMap<Integer, SceneChanges.Mark> marks) {
        List<Line> lines = new ArrayList<>(LINES);
        lines.add(player(scene, Side.FIRST));
        lines.add(player(scene, Side.SECOND));
        lines.add(RULE);
        for (int cell = 1; cell <= Grid.CELLS; cell += Grid.WIDTH) {
            lines.add(row(scene, cell, marks));
            lines.add(RULE);
        }
        return new Picture(lines);
    }

    @Override
    public List<String> changes(BoardScene before, BoardScene after) {
        return new SceneChanges(before, after).sentences();
    }

    private static Line player(BoardScene scene, Side side) {
        BoardScene.Player player = scene.player(side);
        String name = side.number() + " " + symbol(side.number()) + " " + player.name();
        String counts =
                "  cells " + player.cells() + ", coins " + player.coins() + ", swaps left " + player.swapsLeft();
        return Line.of(new Span(name, Tint.of(side.seat())), new Span(counts, Tint.PLAIN));
    }

    private static Line row(BoardScene scene, int firstCell, SortedMap<Integer, SceneChanges.Mark> marks) {
        List<Span> spans = new ArrayList<>(MOST_SPANS);
        for (int cell = firstCell; cell < firstCell + Grid.WIDTH; cell++) {
            spans.add(NUMBERS.get(cell - 1));
            spans.add(
                    Optional.ofNullable(marks.get(cell)).map(BoardPainter::mark).orElse(UNMARKED));
            addContent(spans, scene, cell);
        }
        spans.add(EDGE);
        return new Line(spans);
    }

    private static Span mark(SceneChanges.Mark mark) {
        return switch (mark) {
            case PLACED -> new Span(">", Tint.ALERT);
            case BURST -> new Span("*", Tint.ALERT);
            case CHANGED -> new Span(".", Tint.STRONG);
        };
    }

    /** Adds four characters with the content of a cell. */
    private static void addContent(List<Span> spans, BoardScene scene, int cell) {
        if (scene.seemsEmpty(cell)) {
            spans.add(EMPTY);
            return;
        }
        int owner = scene.owner(cell);
        Tint tint = Tint.of(new Seat(owner));
        if (scene.showsKing(cell)) {
            spans.add(new Span("(K" + owner + ")", tint));
            return;
        }
        int coins = Math.abs(scene.signed(cell));
        spans.add(new Span(drawn(owner, coins), tint));
        spans.add(coins >= scene.capacity().get(cell - 1) ? FULL : ROOM);
    }

    private static String drawn(int owner, int coins) {
        String symbol = symbol(owner);
        String drawn = coins <= DRAWN_COINS ? symbol.repeat(coins) : coins + symbol;
        return drawn + " ".repeat(Math.max(0, DRAWN_COINS - drawn.length()));
    }

    private static String symbol(int owner) {
        return owner == 1 ? "o" : "x";
    }
}
