package arena.games.chainreaction;

import arena.game.Answer;
import arena.game.AnswerCodec;
import arena.text.Cursor;
import arena.text.Lines;
import arena.text.Quote;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * The codec of {@code output_i.txt}: {@code K <cell>}, {@code C <cell>} or {@code S <from>-<to>} (Writing the code,
 * 7).
 */
final class MoveCodec implements AnswerCodec<ChainReactionView, ChainReactionMove> {

    @Override
    public Answer<ChainReactionMove> read(byte[] raw, ChainReactionView asked) {
        List<String> lines = Lines.of(raw);
        return asked.expecting() == ChainReactionView.Expecting.COIN ? readMove(lines) : readKing(lines);
    }

    @Override
    public String write(ChainReactionMove action) {
        if (action instanceof ChainReactionMove.Order order) {
            return text(order) + "\n";
        }
        throw new IllegalArgumentException("a bot cannot order " + action);
    }

    /** Returns an order as a bot writes it, without a line end. */
    static String text(ChainReactionMove.Order order) {
        if (order instanceof ChainReactionMove.PlaceKing king) {
            return "K " + king.cell();
        }
        if (order instanceof ChainReactionMove.PlaceCoin coin) {
            return "C " + coin.cell();
        }
        ChainReactionMove.SwapKing swap = (ChainReactionMove.SwapKing) order;
        return "S " + swap.from() + "-" + swap.to();
    }

    private static Answer<ChainReactionMove> readKing(List<String> lines) {
        if (lines.size() > 1) {
            return wrong(ChainReactionErrorCode.TWO_LINES_FOR_KING, lines, 2);
        }
        Cursor cursor = new Cursor(first(lines));
        if (letter(cursor) != 'K') {
            return wrong(ChainReactionErrorCode.KING_EXPECTED, lines, 1);
        }
        int cell = lastCell(cursor);
        return cell == Grid.NO_CELL
                ? wrong(ChainReactionErrorCode.KING_OUT_OF_RANGE, lines, 1)
                : new Answer.Given<>(new ChainReactionMove.PlaceKing(cell));
    }

    private static Answer<ChainReactionMove> readMove(List<String> lines) {
        if (lines.size() > 2) {
            return wrong(ChainReactionErrorCode.MORE_THAN_TWO_LINES, lines, 3);
        }
        if (lines.size() == 2) {
            boolean both = Lines.holdsText(lines.get(0)) && Lines.holdsText(lines.get(1));
            int blamed = Lines.holdsText(lines.get(0)) ? 2 : 1;
            return wrong(
                    both ? ChainReactionErrorCode.TWO_LINES : ChainReactionErrorCode.COIN_OR_SWAP_EXPECTED,
                    lines,
                    blamed);
        }
        Cursor cursor = new Cursor(first(lines));
        char letter = letter(cursor);
        if (letter == 'S') {
            return readSwap(cursor, lines);
        }
        int cell = letter == 'C' ? lastCell(cursor) : Grid.NO_CELL;
        return cell == Grid.NO_CELL
                ? wrong(ChainReactionErrorCode.COIN_OR_SWAP_EXPECTED, lines, 1)
                : new Answer.Given<>(new ChainReactionMove.PlaceCoin(cell));
    }

    private static Answer<ChainReactionMove> readSwap(Cursor cursor, List<String> lines) {
        int from = cell(cursor);
        boolean hyphen = cursor.take('-');
        int to = lastCell(cursor);
        if (from == Grid.NO_CELL || !hyphen || to == Grid.NO_CELL) {
            return wrong(ChainReactionErrorCode.SWAP_UNREADABLE, lines, 1);
        }
        return new Answer.Given<>(new ChainReactionMove.SwapKing(from, to));
    }

    private static String first(List<String> lines) {
        return lines.isEmpty() ? "" : lines.get(0);
    }

    /** Takes the first word and returns it as a capital if it is exactly K, C or S in ASCII; otherwise a blank. */
    private static char letter(Cursor cursor) {
        cursor.skipBlanks();
        return switch (cursor.takeWord()) {
            case "K", "k" -> 'K';
            case "C", "c" -> 'C';
            case "S", "s" -> 'S';
            default -> ' ';
        };
    }

    /** Takes a cell's number with the blanks around it and returns it, or 0 if there is no number from 1 to 49. */
    private static int cell(Cursor cursor) {
        cursor.skipBlanks();
        OptionalInt number = cursor.takeNumber();
        cursor.skipBlanks();
        return number.isPresent() && Grid.isCell(number.getAsInt()) ? number.getAsInt() : Grid.NO_CELL;
    }

    /** Takes a cell's number like {@link #cell}, and returns 0 also if anything follows it. */
    private static int lastCell(Cursor cursor) {
        int cell = cell(cursor);
        return cursor.atEnd() ? cell : Grid.NO_CELL;
    }

    private static Answer<ChainReactionMove> wrong(ChainReactionErrorCode code, List<String> lines, int line) {
        return new Answer.Unreadable<>(code.number(), line, why(lines, line));
    }

    private static String why(List<String> lines, int line) {
        if (line > lines.size() || lines.stream().noneMatch(Lines::holdsText)) {
            return "There is no text.";
        }
        String blamed = lines.get(line - 1);
        if (Lines.holdsText(blamed)) {
            return "Line " + line + " is " + Quote.of(blamed) + "." + Hint.about(blamed);
        }
        boolean after = lines.stream().skip(line - 1L).noneMatch(Lines::holdsText);
        return "Line " + line + (blamed.isEmpty() ? " is empty" : " holds blanks only")
                + (after
                        ? ": there is a line end too many. Write the order and one line end; what prints a line adds"
                                + " one by"
                                + " itself."
                        : ". Write the order on line 1.");
    }

    /**
     * A probable cause why a line is no order, for the author of the bot.
     *
     * @param line the pattern of such a line
     * @param words one sentence, with a blank before it
     */
    private record Hint(Pattern line, String words) {

        /** All hints; the first one that matches is given. */
        private static final List<Hint> ALL = List.of(
                of(".*\\x00.*", "This looks like UTF-16 without a byte order mark; write ASCII or UTF-8."),
                of("[KCS][0-9].*", "A blank must stand between the letter and the cell."),
                of("[KC]", "The cell is missing."),
                of("[KC][ \\t]+(?!0*([1-9]|[1-4][0-9])[ \\t]*$)[0-9]+", "The cells are numbered from 1 to 49."),
                of("[KC][ \\t]+[0-9]+[ \\t].*", "Nothing may follow the cell."),
                of("S[ \\t]+[0-9]+[ \\t]+[0-9]+", "A hyphen must stand between the two cells."),
                of("S[ \\t]+[0-9]+[ \\t]*-[ \\t]*[0-9]+", "The cells are numbered from 1 to 49."));

        private static Hint of(String line, String words) {
            return new Hint(Pattern.compile("[ \\t]*" + line + "[ \\t]*", Pattern.CASE_INSENSITIVE), " " + words);
        }

        /** Returns the hint for a text with a blank before it, or nothing if no cause is likely. */
        static String about(String text) {
            return ALL.stream()
                    .filter(hint -> hint.line().matcher(text).matches())
                    .findFirst()
                    .map(Hint::words)
                    .orElse("");
        }
    }
}
