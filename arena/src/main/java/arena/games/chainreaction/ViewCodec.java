package arena.games.chainreaction;

import arena.game.Codec;
import arena.text.Cursor;
import arena.text.KeyValueReader;
import arena.text.KeyValueWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** {@code input_i.txt}: exactly 56 lines (Writing the code, 5). */
final class ViewCodec implements Codec<View> {

    private static final int MOST_SWAPS = (int) Terms.SWAPS.most();
    private static final int CHARACTERS = 640;

    @Override
    public String write(View view) {
        KeyValueWriter lines = new KeyValueWriter(CHARACTERS)
                .put("Expecting", view.expecting().text())
                .put(1, view.names().get(0))
                .put(2, view.names().get(1))
                .put("PowerPlay1", 0)
                .put("PowerPlay2", 0)
                .put("KingMove1", view.firstSwaps())
                .put("KingMove2", view.secondSwaps());
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            View.Square square = view.square(cell);
            lines.put(cell, square.owner() + "," + square.piece().letter() + "," + square.coins());
        }
        return lines.text();
    }

    @Override
    public View read(String text) {
        KeyValueReader lines = new KeyValueReader(text);
        View.Expecting expecting = expecting(lines);
        List<String> names = List.of(lines.value("1"), lines.value("2"));
        lines.number("PowerPlay1", 0, Integer.MAX_VALUE);
        lines.number("PowerPlay2", 0, Integer.MAX_VALUE);
        int firstSwaps = lines.number("KingMove1", 0, MOST_SWAPS);
        int secondSwaps = lines.number("KingMove2", 0, MOST_SWAPS);
        List<View.Square> squares = new ArrayList<>(Grid.CELLS);
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            squares.add(square(lines, cell));
        }
        lines.end();
        return new View(expecting, names, firstSwaps, secondSwaps, squares);
    }

    private static View.Expecting expecting(KeyValueReader lines) {
        String text = lines.value("Expecting");
        for (View.Expecting expecting : View.Expecting.values()) {
            if (expecting.text().equals(text)) {
                return expecting;
            }
        }
        throw lines.mistake("\"Expecting = C\", \"Expecting = K 1-21\" or \"Expecting = K 29-49\"");
    }

    private static View.Square square(KeyValueReader lines, int cell) {
        Cursor cursor = new Cursor(lines.value(Integer.toString(cell)));
        OptionalInt owner = cursor.takeNumber();
        boolean comma = cursor.take(',');
        for (View.Piece piece : View.Piece.values()) {
            if (owner.isPresent() && comma && cursor.take(piece.letter()) && cursor.take(',')) {
                OptionalInt coins = cursor.takeNumber();
                if (coins.isPresent()
                        && cursor.atEnd()
                        && View.Square.fits(owner.getAsInt(), piece, coins.getAsInt())) {
                    return new View.Square(owner.getAsInt(), piece, coins.getAsInt());
                }
            }
        }
        throw lines.mistake("\"" + cell + " = <owner>,<N, C or K>,<coins>\"");
    }
}
