package arena.bench;

import arena.match.Responder;
import java.util.List;

/** Plays Chain Reaction without thinking: the next cell that seems free, round and round the board. */
final class ExchangeMind implements Responder {

    private static final int CELLS = 49;
    private static final int LINES_BEFORE_CELLS = 7;

    private char me = '1';
    private int cell;

    @Override
    public String answer(String input) {
        List<String> lines = input.lines().toList();
        String expecting = lines.get(0).substring("Expecting = ".length());
        if (expecting.startsWith("K")) {
            String from = expecting.substring(2, expecting.indexOf('-'));
            me = from.equals("1") ? '1' : '2';
            return "K " + from + "\n";
        }
        for (int tries = 0; tries < CELLS; tries++) {
            cell = cell % CELLS + 1;
            String value = lines.get(LINES_BEFORE_CELLS + cell - 1);
            String square = value.substring(value.indexOf('=') + 2);
            if (square.startsWith("0,") || (square.charAt(0) == me && square.charAt(2) == 'C')) {
                break;
            }
        }
        return "C " + cell + "\n";
    }

    @Override
    public void over(String gameover) {
        cell = 0;
    }
}
