package arena.launch;

import arena.launch.machine.SystemTools;
import arena.match.UseSample;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A log of what one program uses: processor time and memory in samples, in a file beside its {@link OutputLog}. It is
 * created with the first sample, and written every few seconds.
 *
 * <p>The longer a program runs, the longer is the time between two samples, so that the file stays small: 2,000 samples
 * as often as the watch looks, 2,000 at half that rate, and so on.
 */
final class UseLog {

    /** The number of samples after which the time between two of them doubles. */
    private static final int SAMPLES = 2_000;

    private static final long WATCH_MILLIS = 40;
    private static final int BUFFER_CHARACTERS = 2_000;

    private static final Logger LOGGER = LoggerFactory.getLogger(UseLog.class);

    private final Path file;
    private final StringBuilder pending = new StringBuilder(UseSample.HEADER);
    private UseSample last = new UseSample(0, 0, 0);
    private long samples;
    private Optional<FileChannel> channel = Optional.empty();
    private boolean closed;

    UseLog(Path log) {
        this.file = log.resolveSibling(UseSample.file(String.valueOf(log.getFileName())));
    }

    /** Adds a sample, unless it is like the one before or follows it too soon. */
    synchronized void add(UseSample sample) {
        long pause = WATCH_MILLIS << Math.min(20, samples / SAMPLES);
        if (!closed && sample.millis() - last.millis() >= pause && isNew(sample)) {
            append(sample);
        }
    }

    /** Adds the last sample, and writes what is left. */
    synchronized void close(UseSample sample) {
        if (!closed && isNew(sample)) {
            append(sample);
        }
        if (!closed && samples > 0) {
            write();
        }
        closeFile();
    }

    private boolean isNew(UseSample sample) {
        return sample.processorMillis() > last.processorMillis() || sample.memoryBytes() > last.memoryBytes();
    }

    private void append(UseSample sample) {
        samples++;
        last = sample;
        pending.append(sample.line());
        if (pending.length() >= BUFFER_CHARACTERS) {
            write();
        }
    }

    /** Writes what is pending; a file that cannot be written must not stop the bot. */
    private void write() {
        ByteBuffer text = ByteBuffer.wrap(pending.toString().getBytes(StandardCharsets.US_ASCII));
        pending.setLength(0);
        try {
            FileChannel target = channel.isPresent() ? channel.get() : open();
            channel = Optional.of(target);
            while (text.hasRemaining() && target.isOpen()) {
                target.write(text);
            }
        } catch (IOException failure) {
            LOGGER.warn("{} cannot be written ({}); the match goes on without it.", file, failure.toString());
            closeFile();
        }
    }

    private FileChannel open() throws IOException {
        return FileChannel.open(
                file,
                Set.of(
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        LinkOption.NOFOLLOW_LINKS),
                SystemTools.OWNER_ONLY);
    }

    private void closeFile() {
        closed = true;
        try {
            if (channel.isPresent()) {
                channel.get().close();
            }
        } catch (IOException failure) {
            LOGGER.warn("{} cannot be closed ({}); its end may be missing.", file, failure.toString());
        }
    }
}
