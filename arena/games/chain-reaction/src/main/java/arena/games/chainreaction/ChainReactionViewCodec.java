package arena.games.chainreaction;

import arena.game.Codec;
import arena.text.KeyValueReader;
import arena.text.KeyValueWriter;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The codec of {@code input_i.txt}: exactly 56 lines (Writing the code, 5). */
final class ChainReactionViewCodec implements Codec<ChainReactionView> {

    private static final int MOST_SWAPS = (int) ChainReactionTerms.SWAPS.most();
    private static final int CHARACTERS = 640;

    // There are few different cells and keys, and every turn of every match writes 49 of them: their texts are
    // created once.
    private static final List<String> TEXTS = ChainReactionView.Square.all().stream()
            .map(ChainReactionViewCodec::text)
            .toList();

    private static final SortedMap<String, ChainReactionView.Square> SQUARES = new TreeMap<>();

    private static final List<String> KEYS =
            IntStream.rangeClosed(1, Grid.CELLS).mapToObj(Integer::toString).toList();

    static {
        ChainReactionView.Square.all().forEach(square -> SQUARES.put(text(square), square));
    }

    private static String text(ChainReactionView.Square square) {
        return square.owner() + "," + square.piece().letter() + "," + square.coins();
    }

    @Override
    public String write(ChainReactionView view) {
        KeyValueWriter lines = new KeyValueWriter(CHARACTERS)
                .put("Expecting", view.expecting().text())
                .put(1, view.names().get(0))
                .put(2, view.names().get(1))
                .put("PowerPlay1", 0)
                .put("PowerPlay2", 0)
                .put("KingMove1", view.firstSwaps())
                .put("KingMove2", view.secondSwaps());
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            lines.put(KEYS.get(cell - 1), TEXTS.get(view.square(cell).place()));
        }
        return lines.text();
    }

    @Override
    public ChainReactionView read(String text) {
        KeyValueReader lines = new KeyValueReader(text);
        ChainReactionView.Expecting expecting = expecting(lines);
        List<String> names = List.of(lines.value("1"), lines.value("2"));
        lines.number("PowerPlay1", 0, Integer.MAX_VALUE);
        lines.number("PowerPlay2", 0, Integer.MAX_VALUE);
        int firstSwaps = lines.number("KingMove1", 0, MOST_SWAPS);
        int secondSwaps = lines.number("KingMove2", 0, MOST_SWAPS);
        ChainReactionView.Square[] squares = new ChainReactionView.Square[Grid.CELLS];
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            squares[cell - 1] = square(lines, cell);
        }
        lines.end();
        return new ChainReactionView(expecting, names, firstSwaps, secondSwaps, List.of(squares));
    }

    private static ChainReactionView.Expecting expecting(KeyValueReader lines) {
        String text = lines.value("Expecting");
        for (ChainReactionView.Expecting expecting : ChainReactionView.Expecting.values()) {
            if (expecting.text().equals(text)) {
                return expecting;
            }
        }
        throw lines.mistake("\"Expecting = C\", \"Expecting = K 1-21\" or \"Expecting = K 29-49\"");
    }

    private static ChainReactionView.Square square(KeyValueReader lines, int cell) {
        ChainReactionView.Square square = SQUARES.get(lines.value(KEYS.get(cell - 1)));
        if (square == null) {
            throw lines.mistake("\"" + cell + " = <owner>,<N, C or K>,<coins>\"");
        }
        return square;
    }
}
