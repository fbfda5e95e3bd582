package arena.exchange;

import arena.game.AnswerForm;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Says whether the bytes of an answer are complete as they stand, or need to stand still first. */
final class Completion {

    private Completion() {}

    /** Returns whether the bytes have the ending that makes an answer of this form complete. */
    static boolean isComplete(byte[] bytes, AnswerForm.Ending ending) {
        String text = decode(bytes);
        return switch (ending) {
            case LINE -> text.endsWith("\n") || text.endsWith("\r");
            case END_LINE -> endsWithEnd(text);
        };
    }

    /** Only as much as is needed to find line ends; the game's codec reads the text itself. */
    private static String decode(byte[] bytes) {
        Charset charset = StandardCharsets.ISO_8859_1;
        if (bytes.length >= 2 && bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE) {
            charset = StandardCharsets.UTF_16LE;
        } else if (bytes.length >= 2 && bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF) {
            charset = StandardCharsets.UTF_16BE;
        }
        return new String(bytes, charset);
    }

    private static boolean endsWithEnd(String text) {
        boolean terminated = text.endsWith("\n") || text.endsWith("\r");
        return terminated
                && text.lines()
                        .reduce((before, last) -> last)
                        .orElse("")
                        .strip()
                        .equalsIgnoreCase("End");
    }
}
