package arena.games.chainreaction.bench;

import java.util.function.UnaryOperator;

/**
 * A player of Chain Reaction that does not think: it takes the next cell that seems free, in the order of the board.
 */
public final class NextFreeCell implements UnaryOperator<String> {

    private static final int CELLS = 49;
    private static final String EXPECTING = "Expecting = ";

    private char me = '1';
    private int cell;

    @Override
    public String apply(String input) {
        if (input.startsWith("K", EXPECTING.length())) {
            me = input.charAt(EXPECTING.length() + 2) == '1' ? '1' : '2';
            return me == '1' ? "K 1\n" : "K 29\n";
        }
        for (int tries = 0; tries < CELLS; tries++) {
            cell = cell % CELLS + 1;
            // The lines of the names "1 = ..." and "2 = ..." come before those of the cells, so the last one counts.
            String key = "\n" + cell + " = ";
            int value = input.lastIndexOf(key) + key.length();
            if (input.startsWith("0,", value) || (input.charAt(value) == me && input.charAt(value + 2) == 'C')) {
                break;
            }
        }
        return "C " + cell + "\n";
    }
}
