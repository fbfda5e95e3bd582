package arena.exchange;

import arena.game.AnswerForm;
import arena.match.Clock;
import arena.match.Timestamps;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A file that a bot may still be writing: it is read repeatedly until it is complete, or unchanged for the settle time.
 * {@code C 4} may be the beginning of {@code C 41}.
 *
 * <p>A bot can block the opening and reading of its file. The bytes are stamped when the last of them was read, and a
 * failed read is repeated: slow is not absent.
 */
public final class BotFile {

    /** The pauses between two reads of an incomplete file while no change is reported. */
    private static final long[] WAIT_NANOS = {200_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 20_000_000};

    /** The pause between two reads of a file that has been looked at often and is still no answer. */
    private static final long IDLE_NANOS = 250_000_000;

    private static final int PATIENT_POLLS = 100;

    private static final Logger LOG = LoggerFactory.getLogger(BotFile.class);

    private final OpenFolder folder;
    private final String name;
    private final AnswerForm.Ending ending;
    private final Limits limits;
    private final Clock clock;
    private final long listedNanos;
    private byte[] bytes = new byte[0];
    private long firstSeenNanos = Timestamps.NEVER;
    private long readNanos;
    private long nextPollNanos;
    private int polls;
    private boolean tooLarge;
    private boolean writable = true;

    /**
     * The limits of the reading.
     *
     * @param answerBytes a larger file is no answer
     * @param settleNanos how long an incomplete text must stay unchanged
     */
    public record Limits(int answerBytes, long settleNanos) {}

    /** Begins to read a file that was just seen in a folder which no other account may replace. */
    public BotFile(Path file, AnswerForm.Ending ending, Limits limits, Clock clock) {
        this(OpenFolder.named(file.resolveSibling("")), String.valueOf(file.getFileName()), ending, limits, clock);
    }

    /** Begins to read a file that was just seen in a folder. */
    BotFile(OpenFolder folder, String name, AnswerForm.Ending ending, Limits limits, Clock clock) {
        this.folder = folder;
        this.name = name;
        this.ending = ending;
        this.limits = limits;
        this.clock = clock;
        this.listedNanos = clock.nanos();
    }

    /** Reads the file; returns its bytes if they are complete, or unchanged for the settle time. */
    public Optional<byte[]> poll() {
        boolean isDue = clock.nanos() >= nextPollNanos;
        read();
        polls += isDue ? 1 : 0;
        long nowNanos = clock.nanos();
        boolean judgeable = bytes.length > 0 && !tooLarge;
        if (judgeable && (isComplete(bytes, ending) || nowNanos - firstSeenNanos >= limits.settleNanos())) {
            // Only a draft is read again after this.
            nextPollNanos = nowNanos + WAIT_NANOS[WAIT_NANOS.length - 1];
            return Optional.of(bytes);
        }
        nextPollNanos = nowNanos + waitNanos();
        if (judgeable) {
            nextPollNanos = Math.min(nextPollNanos, firstSeenNanos + limits.settleNanos());
        }
        return Optional.empty();
    }

    /**
     * Returns the pause to the next read: short at first, long if the file has stayed incomplete; a scan that a report
     * has caused does not prolong it.
     */
    private long waitNanos() {
        return polls > PATIENT_POLLS ? IDLE_NANOS : WAIT_NANOS[Math.min(Math.max(polls, 1), WAIT_NANOS.length) - 1];
    }

    private void read() {
        long beginNanos = clock.nanos();
        try (SeekableByteChannel channel = folder.open(name, writable)) {
            byte[] now = read(channel, (int) Math.min(channel.size(), limits.answerBytes() + 1L));
            tooLarge = now.length > limits.answerBytes();
            if (!Arrays.equals(now, bytes) || firstSeenNanos == Timestamps.NEVER) {
                bytes = now;
                firstSeenNanos = clock.nanos();
                readNanos = firstSeenNanos - beginNanos;
                polls = 0;
            }
        } catch (AccessDeniedException readOnly) {
            LOG.debug("{} cannot be opened yet", name);
            writable = false;
        } catch (IOException notYet) {
            // A missing file or a sharing violation means "not yet"; bytes that were read before are kept.
            LOG.debug("{} cannot be read yet: {}", name, notYet.toString());
        }
    }

    private static byte[] read(SeekableByteChannel channel, int size) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(size);
        while (buffer.hasRemaining() && channel.read(buffer) >= 0) {
            // Missing bytes come with the next read, or the file has shrunk.
        }
        return buffer.hasRemaining() ? Arrays.copyOf(buffer.array(), buffer.position()) : buffer.array();
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
    long nextPollNanos() {
        return nextPollNanos;
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
