package arena.exchange;

import arena.game.AnswerForm;
import arena.match.Stamps;
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
 * One file that a bot may still be writing: read again and again until it is complete, or has stood still for the settle
 * time. {@code C 4} may be the beginning of {@code C 41}.
 */
public final class Paper {

    /** The waits between two reads of a file that is not complete, as long as nothing reports a change. */
    private static final long[] WAIT_NANOS = {200_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 20_000_000};

    /** The wait between two reads of a file that has been looked at often and is still no answer. */
    private static final long IDLE_NANOS = 250_000_000;

    private static final int PATIENT_LOOKS = 100;

    private static final Logger LOG = LoggerFactory.getLogger(Paper.class);

    private final Path file;
    private final AnswerForm.Ending ending;
    private final Limits limits;
    private final long listedNanos;
    private byte[] bytes = new byte[0];
    private long firstSeenNanos = Stamps.NEVER;
    private long nextLookNanos;
    private int looks;
    private boolean tooLarge;
    private boolean writable = true;
    private boolean stuck;

    /**
     * What bounds the reading.
     *
     * @param answerBytes a larger file is no answer
     * @param settleNanos how long an incomplete text must stand still
     */
    public record Limits(int answerBytes, long settleNanos) {}

    /**
     * Begins to read a file.
     *
     * @param listedNanos when it was first seen in its folder
     */
    public Paper(Path file, AnswerForm.Ending ending, Limits limits, long listedNanos) {
        this.file = file;
        this.ending = ending;
        this.limits = limits;
        this.listedNanos = listedNanos;
    }

    /** Reads the file; returns its bytes if they are complete, or have stood still for the settle time. */
    public Optional<byte[]> look(long nowNanos) {
        read(nowNanos);
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

    /** Soon again at first, and seldom if the file has been waited for in vain. */
    private long waitNanos() {
        looks++;
        return looks > PATIENT_LOOKS ? IDLE_NANOS : WAIT_NANOS[Math.min(looks, WAIT_NANOS.length) - 1];
    }

    private void read(long nowNanos) {
        if (stuck) {
            return;
        }
        try (SeekableByteChannel channel = Opening.of(file, writable)) {
            byte[] now = read(channel, (int) Math.min(channel.size(), limits.answerBytes() + 1L));
            tooLarge = now.length > limits.answerBytes();
            if (!Arrays.equals(now, bytes) || firstSeenNanos == Stamps.NEVER) {
                bytes = now;
                firstSeenNanos = nowNanos;
                looks = 0;
            }
        } catch (AccessDeniedException readOnly) {
            LOG.debug("{} cannot be opened yet", file);
            writable = false;
        } catch (Opening.StuckException pipe) {
            LOG.warn("{} is given up: {}", file, pipe.getMessage());
            stuck = true;
        } catch (IOException notYet) {
            // No such file and a sharing violation mean "not yet"; what was read before is not forgotten.
            LOG.debug("{} cannot be read yet: {}", file, notYet.toString());
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

    /** Returns the name under which the file stands in its folder. */
    String name() {
        return String.valueOf(file.getFileName());
    }

    /** Returns when the file was first seen in the folder. */
    long listedNanos() {
        return listedNanos;
    }

    /** Returns when the bytes were first seen as they are now. */
    long firstSeenNanos() {
        return firstSeenNanos;
    }
}
