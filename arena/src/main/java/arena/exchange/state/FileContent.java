package arena.exchange.state;

import arena.game.AnswerForm;
import arena.match.Timestamps;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * The content of a file that a bot may still be writing, over repeated reads: it counts once it is complete, or
 * unchanged for the settle time. {@code C 4} may be the beginning of {@code C 41}.
 *
 * <p>A bot can block the opening and reading of its file. The bytes are stamped when the last of them was read, and a
 * failed read is repeated: slow is not absent.
 */
public final class FileContent {

    /** The pauses between two reads of an incomplete file while no change is reported. */
    private static final long[] WAIT_NANOS = {200_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 20_000_000};

    /** The pause between two reads of a file that has been looked at often and is still no answer. */
    private static final long IDLE_NANOS = 250_000_000;

    private static final int PATIENT_READS = 100;

    private final AnswerForm.Ending ending;
    private final Limits limits;
    private final long listedNanos;
    private byte[] bytes = new byte[0];
    private long firstSeenNanos = Timestamps.NEVER;
    private long readNanos;
    private long nextReadNanos;
    private int reads;
    private boolean tooLarge;

    /**
     * The limits of the reading.
     *
     * @param answerBytes a larger file is no answer
     * @param settleNanos how long an incomplete text must stay unchanged
     */
    public record Limits(int answerBytes, long settleNanos) {}

    /** Makes the content of a file that was just seen in its folder and not read yet. */
    public FileContent(AnswerForm.Ending ending, Limits limits, long listedNanos) {
        this.ending = ending;
        this.limits = limits;
        this.listedNanos = listedNanos;
    }

    /**
     * Takes the result of a read; returns the bytes if they are complete, or unchanged for the settle time.
     *
     * @param found at most one byte more than an answer may have; empty if the file could not be read, which means "not
     *     yet": bytes that were read before are kept
     * @param begunNanos when the read began
     * @param nowNanos when it ended
     */
    public Optional<byte[]> read(Optional<byte[]> found, long begunNanos, long nowNanos) {
        boolean isDue = begunNanos >= nextReadNanos;
        found.ifPresent(now -> keep(now, begunNanos, nowNanos));
        reads += isDue ? 1 : 0;
        boolean judgeable = bytes.length > 0 && !tooLarge;
        if (judgeable && (isComplete(bytes, ending) || nowNanos - firstSeenNanos >= limits.settleNanos())) {
            // Only a draft is read again after this.
            nextReadNanos = nowNanos + WAIT_NANOS[WAIT_NANOS.length - 1];
            return Optional.of(bytes);
        }
        nextReadNanos = nowNanos + waitNanos();
        if (judgeable) {
            nextReadNanos = Math.min(nextReadNanos, firstSeenNanos + limits.settleNanos());
        }
        return Optional.empty();
    }

    private void keep(byte[] now, long begunNanos, long nowNanos) {
        tooLarge = now.length > limits.answerBytes();
        if (!Arrays.equals(now, bytes) || firstSeenNanos == Timestamps.NEVER) {
            bytes = now;
            firstSeenNanos = nowNanos;
            readNanos = nowNanos - begunNanos;
            reads = 0;
        }
    }

    /**
     * Returns the pause to the next read: short at first, long if the file has stayed incomplete; a read that a report
     * has caused does not prolong it.
     */
    private long waitNanos() {
        return reads > PATIENT_READS ? IDLE_NANOS : WAIT_NANOS[Math.min(Math.max(reads, 1), WAIT_NANOS.length) - 1];
    }

    /** Returns whether the bytes have the ending that makes an answer of this form complete. */
    static boolean isComplete(byte[] bytes, AnswerForm.Ending ending) {
        String text = decode(bytes);
        return switch (ending) {
            case LINE -> text.endsWith("\n") || text.endsWith("\r");
            case END_LINE -> endsWithEnd(text);
        };
    }

    /** Decodes only as far as line ends need it; the game's codec reads the text itself. */
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

    /** Returns the bytes as they are; empty if there is nothing that can be judged. */
    Optional<byte[]> asItStands() {
        return bytes.length == 0 || tooLarge ? Optional.empty() : Optional.of(bytes);
    }

    /** Returns whether the file was larger than an answer may be when it was last read. */
    boolean isTooLarge() {
        return tooLarge;
    }

    /** Returns when the file must be read again, if nothing is reported before. */
    long nextReadNanos() {
        return nextReadNanos;
    }

    /** Returns when the file was first seen in the folder. */
    long listedNanos() {
        return listedNanos;
    }

    /** Returns when the present bytes were first read completely. */
    long firstSeenNanos() {
        return firstSeenNanos;
    }

    /** Returns how long that reading took, from before the file was opened. */
    long readNanos() {
        return readNanos;
    }
}
