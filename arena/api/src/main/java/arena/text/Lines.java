package arena.text;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The lines of a text that a bot wrote, as specified in arena/docs/protocol.md. */
public final class Lines {

    /** The usual length of the arena's own lines; it decides only the initial capacity. */
    private static final int USUAL_LENGTH = 10;

    private Lines() {}

    /** Returns the lines of the bytes of an answer. */
    public static List<String> of(byte[] raw) {
        return split(decode(raw));
    }

    /**
     * Decodes bytes. A leading byte order mark (UTF-8, UTF-16 in either byte order) chooses the decoder and is
     * dropped; without one the bytes are UTF-8. Invalid bytes become U+FFFD.
     */
    public static String decode(byte[] raw) {
        if (begins(raw, 0xEF, 0xBB, 0xBF)) {
            return rest(raw, 3, StandardCharsets.UTF_8);
        }
        if (begins(raw, 0xFF, 0xFE)) {
            return rest(raw, 2, StandardCharsets.UTF_16LE);
        }
        if (begins(raw, 0xFE, 0xFF)) {
            return rest(raw, 2, StandardCharsets.UTF_16BE);
        }
        return rest(raw, 0, StandardCharsets.UTF_8);
    }

    /**
     * Returns the lines of a text without their ends. CRLF, CR and LF each end a line, and nothing else does; an empty
     * last piece is dropped.
     */
    public static List<String> split(String text) {
        List<String> lines = new ArrayList<>(text.length() / USUAL_LENGTH + 1);
        int start = 0;
        while (start < text.length()) {
            int end = end(text, start);
            lines.add(text.substring(start, end));
            start = next(text, end);
        }
        return lines;
    }

    /**
     * Returns the end of the line that begins at a position: the position of its CR or LF, or the end of the text.
     */
    static int end(String text, int start) {
        int at = start;
        while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
            at++;
        }
        return at;
    }

    /** Returns the beginning of the line after a line end. */
    static int next(String text, int end) {
        return text.startsWith("\r\n", end) ? end + 2 : Math.min(end + 1, text.length());
    }

    /** Returns whether a character is a blank: space or TAB, and nothing else. */
    public static boolean isBlank(char letter) {
        return letter == ' ' || letter == '\t';
    }

    /** Returns whether a line holds at least one character that is no blank. */
    public static boolean holdsText(String line) {
        for (int at = 0; at < line.length(); at++) {
            if (!isBlank(line.charAt(at))) {
                return true;
            }
        }
        return false;
    }

    private static boolean begins(byte[] raw, int... mark) {
        if (raw.length < mark.length) {
            return false;
        }
        for (int at = 0; at < mark.length; at++) {
            if ((raw[at] & 0xFF) != mark[at]) {
                return false;
            }
        }
        return true;
    }

    private static String rest(byte[] raw, int from, Charset charset) {
        return new String(raw, from, raw.length - from, charset);
    }
}
