package arena.exchange;

import arena.game.AnswerForm;
import arena.match.Clock;
import arena.match.Timestamps;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One file that a bot may still be writing: read again and again until it is complete, or has stood still for the
 * settle time. {@code C 4} may be the beginning of {@code C 41}.
 *
 * <p>To open or to read it may take as long as its bot likes. The bytes are stamped when the last of them was read, and
 * a read that has failed is tried again: slow is not absent.
 */
public final class BotFile {

    /** The waits between two reads of a file that is not complete, as long as nothing reports a change. */
    private static final long[] WAIT_NANOS = {200_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 20_000_000};

    /** The wait between two reads of a file that has been looked at often and is still no answer. */
    private static final long IDLE_NANOS = 250_000_000;

    private static final int PATIENT_LOOKS = 100;

    private static final Logger LOG = LoggerFactory.getLogger(BotFile.class);

    private final HeldFolder folder;
    private final String name;
    private final AnswerForm.Ending ending;
    private final Limits limits;
    private final Clock clock;
    private final long listedNanos;
    private byte[] bytes = new byte[0];
    private long firstSeenNanos = Timestamps.NEVER;
    private long readNanos;
    private long nextLookNanos;
    private int looks;
    private boolean tooLarge;
    private boolean writable = true;

    /**
     * What bounds the reading.
     *
     * @param answerBytes a larger file is no answer
     * @param settleNanos how long an incomplete text must stand still
     */
    public record Limits(int answerBytes, long settleNanos) {}

    /** Begins to read a file that was seen in its folder just now; nobody else may replace that folder. */
    public BotFile(Path file, AnswerForm.Ending ending, Limits limits, Clock clock) {
        this(HeldFolder.named(file.resolveSibling("")), String.valueOf(file.getFileName()), ending, limits, clock);
    }

    /** Begins to read a file that was seen in a folder just now. */
    BotFile(HeldFolder folder, String name, AnswerForm.Ending ending, Limits limits, Clock clock) {
        this.folder = folder;
        this.name = name;
        this.ending = ending;
        this.limits = limits;
        this.clock = clock;
        this.listedNanos = clock.nanos();
    }

    /** Reads the file; returns its bytes if they are complete, or have stood still for the settle time. */
    public Optional<byte[]> look() {
        boolean isDue = clock.nanos() >= nextLookNanos;
        read();
        looks += isDue ? 1 : 0;
        long nowNanos = clock.nanos();
        boolean judgeable = bytes.length > 0 && !tooLarge;
        if (judgeable && (Completion.isComplete(bytes, ending) || nowNanos - firstSeenNanos >= limits.settleNanos())) {
            // Only a draft is read again after that.
            nextLookNanos = nowNanos + WAIT_NANOS[WAIT_NANOS.length - 1];
            return Optional.of(bytes);
        }
        nextLookNanos = nowNanos + waitNanos();
        if (judgeable) {
            nextLookNanos = Math.min(nextLookNanos, firstSeenNanos + limits.settleNanos());
        }
        return Optional.empty();
    }

    /**
     * Soon again at first, and seldom if the file has been waited for in vain; a look that a report has caused prolongs
     * nothing.
     */
    private long waitNanos() {
        return looks > PATIENT_LOOKS ? IDLE_NANOS : WAIT_NANOS[Math.min(Math.max(looks, 1), WAIT_NANOS.length) - 1];
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
                looks = 0;
            }
        } catch (AccessDeniedException readOnly) {
            LOG.debug("{} cannot be opened yet", name);
            writable = false;
        } catch (IOException notYet) {
            // No such file and a sharing violation mean "not yet"; what was read before is not forgotten.
            LOG.debug("{} cannot be read yet: {}", name, notYet.toString());
        }
    }

    private static byte[] read(SeekableByteChannel channel, int size) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(size);
        while (buffer.hasRemaining() && channel.read(buffer) >= 0) {
            // What is missing comes with the next read, or the file has shrunk.
        }
        return buffer.hasRemaining() ? Arrays.copyOf(buffer.array(), buffer.position()) : buffer.array();
    }

    /** Returns the bytes as they stand; empty while there is nothing that can be judged. */
    Optional<byte[]> asItStands() {
        return bytes.length == 0 || tooLarge ? Optional.empty() : Optional.of(bytes);
    }

    /** Returns whether the file was larger than an answer may be when it was last read. */
    boolean isTooLarge() {
        return tooLarge;
    }

    /** Returns when the file wants to be read again, if nothing is reported before. */
    long nextLookNanos() {
        return nextLookNanos;
    }

    /** Returns when the file was first seen in the folder. */
    long listedNanos() {
        return listedNanos;
    }

    /** Returns when the bytes were first read as they are now, to the last one. */
    long firstSeenNanos() {
        return firstSeenNanos;
    }

    /** Returns how long that reading took, from before the file was opened. */
    long readNanos() {
        return readNanos;
    }
}
