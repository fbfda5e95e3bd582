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

/**
 * Draws the board with the cells' numbers, for a person who plays by them: player 1's coins are {@code o}, player 2's
 * {@code x}, a king is {@code (K1)} or {@code (K2)}, and {@code !} marks a full cell, which bursts with the next coin.
 * Beside the number of a cell stands {@code >} for the coin that was placed last, {@code *} for what burst by it, and
 * {@code .} for what has changed otherwise.
 */
final class BoardPainter implements Painter<BoardScene> {

    private static final String RULE = "+-------".repeat(Grid.WIDTH) + "+";
    private static final int DRAWN_COINS = 3;

    private static final String LEGEND = "> last coin   * burst   . changed otherwise";

    @Override
    public Picture paint(BoardScene scene) {
        return paint(scene, new TreeMap<>());
    }

    @Override
    public Picture paint(BoardScene before, BoardScene scene, int rows) {
        SortedMap<Integer, Changes.Mark> marks = new Changes(before, scene).marks();
        Picture picture = paint(scene, marks);
        if (marks.isEmpty() || picture.lines().size() >= rows) {
            return picture;
        }
        List<Line> lines = new ArrayList<>(picture.lines());
        lines.add(Line.of(new Span(LEGEND, Tint.FAINT)));
        return new Picture(lines);
    }

    private static Picture paint(BoardScene scene, SortedMap<Integer, Changes.Mark> marks) {
        List<Line> lines = new ArrayList<>();
        lines.add(player(scene, Side.FIRST));
        lines.add(player(scene, Side.SECOND));
        lines.add(rule());
        for (int cell = 1; cell <= Grid.CELLS; cell += Grid.WIDTH) {
            lines.add(row(scene, cell, marks));
            lines.add(rule());
        }
        return new Picture(lines);
    }

    @Override
    public List<String> changes(BoardScene before, BoardScene after) {
        return new Changes(before, after).sentences();
    }

    private static Line player(BoardScene scene, Side side) {
        BoardScene.Player player = scene.player(side);
        String name = side.number() + " " + symbol(side.number()) + " " + player.name();
        String counts =
                "  cells " + player.cells() + ", coins " + player.coins() + ", swaps left " + player.swapsLeft();
        return Line.of(new Span(name, Tint.of(side.seat())), new Span(counts, Tint.PLAIN));
    }

    private static Line rule() {
        return Line.of(new Span(RULE, Tint.FAINT));
    }

    private static Line row(BoardScene scene, int firstCell, SortedMap<Integer, Changes.Mark> marks) {
        List<Span> spans = new ArrayList<>();
        for (int cell = firstCell; cell < firstCell + Grid.WIDTH; cell++) {
            spans.add(new Span((cell < 10 ? "| " : "|") + cell, Tint.FAINT));
            spans.add(mark(Optional.ofNullable(marks.get(cell))));
            spans.addAll(content(scene, cell));
        }
        spans.add(new Span("|", Tint.FAINT));
        return new Line(spans);
    }

    private static Span mark(Optional<Changes.Mark> mark) {
        if (mark.isEmpty()) {
            return new Span(" ", Tint.FAINT);
        }
        return switch (mark.get()) {
            case PLACED -> new Span(">", Tint.ALERT);
            case BURST -> new Span("*", Tint.ALERT);
            case CHANGED -> new Span(".", Tint.STRONG);
        };
    }

    /** Returns the four characters that show what a cell holds. */
    private static List<Span> content(BoardScene scene, int cell) {
        if (scene.seemsEmpty(cell)) {
            return List.of(new Span("    ", Tint.PLAIN));
        }
        int owner = scene.owner(cell);
        Tint tint = Tint.of(new Seat(owner));
        if (scene.showsKing(cell)) {
            return List.of(new Span("(K" + owner + ")", tint));
        }
        int coins = Math.abs(scene.signed(cell));
        boolean full = coins >= scene.capacity().get(cell - 1);
        return List.of(new Span(drawn(owner, coins), tint), new Span(full ? "!" : " ", full ? Tint.ALERT : Tint.PLAIN));
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
