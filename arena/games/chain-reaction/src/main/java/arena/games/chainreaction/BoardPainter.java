package arena.games.chainreaction;

import arena.game.Painter;
import arena.game.Picture;
import arena.game.Picture.Line;
import arena.game.Picture.Span;
import arena.game.Picture.Tint;
import arena.game.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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

    /**
     * The changes between two scenes of one viewer, in words. The last coin is found by trying: it is the one that
     * turns the first board into the second, wherever the mover may hide its king.
     */
    private record SceneChanges(BoardScene before, BoardScene after) {

        /** Returns the sentences, the most important first. */
        List<String> sentences() {
            List<String> sentences = new ArrayList<>();
            for (Side side : Side.values()) {
                swap(side).ifPresent(sentences::add);
            }
            boolean swapped = !sentences.isEmpty();
            if (!changedCells().isEmpty()) {
                sentences.add((swapped ? Optional.<Coin>empty() : coin())
                        .map(this::words)
                        .orElseGet(this::coins));
            }
            for (Side side : Side.values()) {
                king(side).ifPresent(sentences::add);
            }
            return sentences;
        }

        /** A coin that was placed, and its reaction. */
        private record Coin(Side side, int cell, ChainBurst reaction) {}

        /** The reason for the mark of a cell. */
        enum Mark {
            /** The coin was placed there. */
            PLACED,
            /** The cell burst. */
            BURST,
            /** The content of the cell has changed otherwise. */
            CHANGED
        }

        /** Returns the marks of the second board by cell, in order. */
        SortedMap<Integer, Mark> marks() {
            SortedMap<Integer, Mark> marks = new TreeMap<>();
            boolean swapped =
                    Stream.of(Side.values()).anyMatch(side -> swap(side).isPresent());
            Optional<Coin> coin = swapped || changedCells().isEmpty() ? Optional.empty() : coin();
            for (int cell = 1; cell <= Grid.CELLS; cell++) {
                if (before.signed(cell) != after.signed(cell) || before.owner(cell) != after.owner(cell)) {
                    marks.put(cell, Mark.CHANGED);
                }
                if (coin.isPresent() && coin.get().reaction().hasBurst(cell)) {
                    marks.put(cell, Mark.BURST);
                }
            }
            coin.ifPresent(placed -> marks.put(placed.cell(), Mark.PLACED));
            return marks;
        }

        private Optional<String> swap(Side side) {
            if (after.player(side).swapsLeft() >= before.player(side).swapsLeft()) {
                return Optional.empty();
            }
            int from = before.king(side);
            int to = after.king(side);
            String where = from == Grid.NO_CELL || to == Grid.NO_CELL ? "" : " from " + from + " to " + to;
            return Optional.of(name(side) + " has swapped the king" + where + " and may do so "
                    + after.player(side).swapsLeft()
                    + (after.player(side).swapsLeft() == 1 ? " more time." : " more times."));
        }

        /** A king that has become visible has just been placed, or has been found. */
        private Optional<String> king(Side side) {
            int cell = after.king(side);
            boolean placed =
                    after.player(side).kingPlaced() && !before.player(side).kingPlaced();
            boolean shown = cell != Grid.NO_CELL && before.king(side) == Grid.NO_CELL;
            if (placed) {
                return Optional.of(name(side) + " has placed the king" + (shown ? " on " + cell : "") + ".");
            }
            return shown
                    ? Optional.of("The king of " + name(side) + " is shown: it stands on " + cell + ".")
                    : Optional.empty();
        }

        private String coins() {
            List<Integer> cells = changedCells();
            return (cells.size() == 1 ? "The cell that has changed is " : "The cells that have changed are ")
                    + listed(cells) + ".";
        }

        private Optional<Coin> coin() {
            CoinBoard from = before.seen();
            int[] wanted = after.seen().signedCounts();
            List<Integer> changed = changedCells();
            return Stream.of(Side.values())
                    .flatMap(side -> IntStream.rangeClosed(1, Grid.CELLS)
                            .filter(cell -> mayBurst(cell) || isOnly(cell, changed))
                            .filter(cell -> before.seemsFreeFor(side, cell))
                            .boxed()
                            .flatMap(cell -> coinAt(side, cell, from, wanted).stream()))
                    .findFirst();
        }

        /** A coin that bursts no cell changes only its own cell, so most cells need not be tried. */
        private boolean mayBurst(int cell) {
            return Math.abs(before.signed(cell)) >= Grid.capacity(cell);
        }

        private static boolean isOnly(int cell, List<Integer> changed) {
            return changed.size() == 1 && changed.get(0) == cell;
        }

        /** Returns the effect of a coin of this side on this cell, if it can have produced the second board. */
        private Optional<Coin> coinAt(Side side, int cell, CoinBoard from, int[] wanted) {
            return hidingPlaces(side)
                    .filter(king -> king != cell)
                    .mapToObj(king -> ChainBurst.ofCoin(from.withKing(side, king), side, cell))
                    .filter(reaction -> Arrays.equals(reaction.board().signedCounts(), wanted))
                    .findFirst()
                    .map(reaction -> new Coin(side, cell, reaction));
        }

        private IntStream hidingPlaces(Side side) {
            int seen = before.king(side);
            return seen != Grid.NO_CELL
                    ? IntStream.of(seen)
                    : IntStream.rangeClosed(1, Grid.CELLS)
                            .filter(cell -> before.seemsEmpty(cell)
                                    && after.owner(cell) != side.opponent().number());
        }

        private String words(Coin placed) {
            Side side = placed.side();
            int waves = placed.reaction().waves();
            String coin = name(side) + " has put a coin on " + placed.cell();
            if (waves == 0) {
                return coin + ".";
            }
            Side other = side.opponent();
            List<Integer> taken = changedCells().stream()
                    .filter(changed ->
                            before.owner(changed) == other.number() && after.owner(changed) != other.number())
                    .toList();
            return coin + ", which burst" + (waves == 1 ? "" : " and set off others, " + waves + " waves in all")
                    + (taken.isEmpty() ? "." : ", and has taken " + listed(taken) + " from " + name(other) + ".");
        }

        private List<Integer> changedCells() {
            List<Integer> changed = new ArrayList<>();
            for (int cell = 1; cell <= Grid.CELLS; cell++) {
                if (before.signed(cell) != after.signed(cell)) {
                    changed.add(cell);
                }
            }
            return changed;
        }

        private String name(Side side) {
            return after.player(side).name();
        }

        private static String listed(List<Integer> cells) {
            return cells.stream().map(String::valueOf).collect(Collectors.joining(", "));
        }
    }
}
