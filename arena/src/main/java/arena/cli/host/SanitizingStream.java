package arena.cli.host;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/**
 * A stream to a terminal in which nothing that a bot, a record or a file of settings holds can move the cursor, clear
 * the screen or turn the direction of writing, whichever way it came there: control characters are written as {@code
 * \}{@code uXXXX}. Only line ends, tabs and, where colours are wanted, the sequences that change a colour pass. Code
 * that draws on the screen uses {@link #raw} and must make its texts harmless itself.
 *
 * <p>Texts of bots are made harmless where they become sentences ({@link arena.record.Printable}); this stream is the
 * second protection.
 */
final class SanitizingStream extends PrintStream {

    private final PrintStream raw;

    private SanitizingStream(PrintStream raw, boolean colour) {
        super(new Filter(raw, colour), true, StandardCharsets.UTF_8);
        this.raw = raw;
    }

    /** Returns a filtered stream over another one; a stream that is filtered already is returned as it is. */
    static SanitizingStream of(PrintStream stream, boolean colour) {
        return stream instanceof SanitizingStream harmless ? harmless : new SanitizingStream(stream, colour);
    }

    /** Returns the stream below, to which everything may be written. */
    PrintStream raw() {
        return raw;
    }

    /** A filter of UTF-8, byte by byte; bytes that may be harmful are held back until they are known. */
    private static final class Filter extends OutputStream {

        private static final int ESCAPE = 0x1B;
        private static final int LONGEST_HELD = 24;

        private final OutputStream out;
        private final boolean colour;
        private final byte[] held = new byte[LONGEST_HELD];
        private int count;

        Filter(OutputStream out, boolean colour) {
            this.out = out;
            this.colour = colour;
        }

        @Override
        public void write(int letter) throws IOException {
            int next = letter & 0xFF;
            if (count == 0) {
                begin(next);
                return;
            }
            int first = held[0] & 0xFF;
            if (first == '\r' || first == ESCAPE) {
                goOnAfterControl(first, next);
            } else if (next < 0x80 || next > 0xBF) {
                giveUp();
                begin(next);
            } else {
                holdBack(next);
                if (count == length(first)) {
                    judge();
                }
            }
        }

        private void begin(int next) throws IOException {
            if (next == '\r' || (next == ESCAPE && colour) || next > 0xBF) {
                holdBack(next);
            } else if (next == '\n' || next == '\t' || (next >= ' ' && next < 0x7F)) {
                out.write(next);
            } else {
                escape(next);
            }
        }

        private void holdBack(int next) {
            held[count++] = (byte) next;
        }

        /** A carriage return may begin a line end, an escape character the sequence of a colour. */
        private void goOnAfterControl(int first, int next) throws IOException {
            boolean passes = first == '\r' ? next == '\n' : next == 'm' && count > 1;
            boolean goesOn = first == ESCAPE
                    && count < LONGEST_HELD - 1
                    && (count == 1 ? next == '[' : next == ';' || (next >= '0' && next <= '9'));
            if (passes || goesOn) {
                holdBack(next);
            }
            if (passes) {
                release();
            } else if (!goesOn) {
                giveUp();
                write(next);
            }
        }

        /** Returns how many bytes a character has, by its first one. */
        private static int length(int first) {
            return first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
        }

        private void judge() throws IOException {
            int letter = new String(held, 0, count, StandardCharsets.UTF_8).codePointAt(0);
            if (Character.isISOControl(letter) || isTurning(letter)) {
                count = 0;
                escape(letter);
            } else {
                release();
            }
        }

        /** Returns whether a character turns the direction of writing. */
        private static boolean isTurning(int letter) {
            return letter == 0x061C
                    || letter == 0x200E
                    || letter == 0x200F
                    || (letter >= 0x202A && letter <= 0x202E)
                    || (letter >= 0x2066 && letter <= 0x2069);
        }

        private void release() throws IOException {
            out.write(held, 0, count);
            count = 0;
        }

        /**
         * The bytes held back are no character and no permitted sequence: the first is printed as an escape, the
         * others are read again as text.
         */
        private void giveUp() throws IOException {
            byte[] rest = Arrays.copyOfRange(held, 1, count);
            count = 0;
            escape(held[0] & 0xFF);
            for (byte letter : rest) {
                write(letter);
            }
        }

        private void escape(int letter) throws IOException {
            out.write(String.format(Locale.ROOT, "\\u%04X", letter).getBytes(StandardCharsets.US_ASCII));
        }

        @Override
        public void flush() throws IOException {
            out.flush();
        }

        /** No byte will follow those that are held back. */
        @Override
        public void close() throws IOException {
            if (count > 0) {
                giveUp();
            }
            out.close();
        }
    }
}
