package arena.bench.exchange;

import java.nio.charset.StandardCharsets;

/** Texts of a turn for contenders that play no game: as long as those of Chain Reaction. */
final class SampleTexts {

    /** An input of 56 lines. */
    static final String INPUT = input();

    /** The same as bytes. */
    static final byte[] INPUT_BYTES = INPUT.getBytes(StandardCharsets.US_ASCII);

    /** The number of lines of an input. */
    static final int INPUT_LINES = 56;

    /** An answer. */
    static final String ANSWER = "C 25\n";

    /** An acknowledgement. */
    static final String ACKNOWLEDGEMENT = "0\n";

    private SampleTexts() {}

    private static String input() {
        StringBuilder text = new StringBuilder(
                "Expecting = C\n1 = EchoBot\n2 = Opponent\nPowerPlay1 = 0\nPowerPlay2 = 0\nKingMove1 = 6\nKingMove2 ="
                        + " 6\n");
        for (int cell = 1; cell <= 49; cell++) {
            text.append(cell).append(" = 0,N,0\n");
        }
        return text.toString();
    }
}
