package arena.games.chainreaction;

import arena.game.Painter;
import arena.game.Picture;
import arena.game.Picture.Line;
import arena.game.Picture.Span;
import arena.game.Picture.Tint;
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
final class BoardPainter implements Painter<View> {

    private static final String RULE = "+-------".repeat(Grid.WIDTH) + "+";
    private static final int DRAWN_COINS = 3;

    private static final String LEGEND = "> last coin   * burst   . changed otherwise";

    @Override
    public Picture paint(View view) {
        return paint(view, new TreeMap<>());
    }

    @Override
    public Picture paint(View before, View view, int rows) {
        SortedMap<Integer, Changes.Mark> marks = new Changes(before, view).marks();
        Picture picture = paint(view, marks);
        if (marks.isEmpty() || picture.lines().size() >= rows) {
            return picture;
        }
        List<Line> lines = new ArrayList<>(picture.lines());
        lines.add(Line.of(new Span(LEGEND, Tint.FAINT)));
        return new Picture(lines);
    }

    private static Picture paint(View view, SortedMap<Integer, Changes.Mark> marks) {
        List<Line> lines = new ArrayList<>();
        lines.add(player(view, Side.FIRST));
        lines.add(player(view, Side.SECOND));
        lines.add(rule());
        for (int cell = 1; cell <= Grid.CELLS; cell += Grid.WIDTH) {
            lines.add(row(view, cell, marks));
            lines.add(rule());
        }
        return new Picture(lines);
    }

    @Override
    public List<String> changes(View before, View after) {
        return new Changes(before, after).sentences();
    }

    private static Line player(View view, Side side) {
        int cells = 0;
        int coins = 0;
        for (View.Square square : view.squares()) {
            if (square.piece() == View.Piece.COINS && square.owner() == side.number()) {
                cells++;
                coins += square.coins();
            }
        }
        String name = side.number() + " " + symbol(side.number()) + " "
                + view.names().get(side.seat().index());
        String counts = "  cells " + cells + ", coins " + coins + ", swaps left " + view.swaps(side);
        return Line.of(new Span(name, Tint.of(side.seat())), new Span(counts, Tint.PLAIN));
    }

    private static Line rule() {
        return Line.of(new Span(RULE, Tint.FAINT));
    }

    private static Line row(View view, int firstCell, SortedMap<Integer, Changes.Mark> marks) {
        List<Span> spans = new ArrayList<>();
        for (int cell = firstCell; cell < firstCell + Grid.WIDTH; cell++) {
            spans.add(new Span((cell < 10 ? "| " : "|") + cell, Tint.FAINT));
            spans.add(mark(Optional.ofNullable(marks.get(cell))));
            spans.addAll(content(cell, view.square(cell)));
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
    private static List<Span> content(int cell, View.Square square) {
        return switch (square.piece()) {
            case NOTHING -> List.of(new Span("    ", Tint.PLAIN));
            case KING -> List.of(new Span("(K" + square.owner() + ")", tint(square)));
            case COINS -> {
                boolean full = square.coins() >= Grid.capacity(cell);
                yield List.of(
                        new Span(coins(square), tint(square)),
                        new Span(full ? "!" : " ", full ? Tint.ALERT : Tint.PLAIN));
            }
        };
    }

    private static String coins(View.Square square) {
        String symbol = symbol(square.owner());
        String drawn = square.coins() <= DRAWN_COINS ? symbol.repeat(square.coins()) : square.coins() + symbol;
        return drawn + " ".repeat(Math.max(0, DRAWN_COINS - drawn.length()));
    }

    private static String symbol(int owner) {
        return owner == 1 ? "o" : "x";
    }

    private static Tint tint(View.Square square) {
        return Tint.of((square.owner() == 1 ? Side.FIRST : Side.SECOND).seat());
    }
}
