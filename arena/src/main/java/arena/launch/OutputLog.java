package arena.launch;

import arena.launch.machine.SystemTools;
import arena.match.Event;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A log of what one program prints: the head and the tail of its output in one file, each line labelled with its
 * stream, and the last lines of its error stream in memory.
 *
 * <p>Only the arena's account can read it, since a bot may print secrets.
 *
 * <p>The head holds both streams in the order of arrival, the tail first the one, then the other, so that a flood on
 * one of them does not displace the last lines of the other. The head is written at once, the tail some ten times a
 * second; so the file is of use even if the arena is killed. Only one thread may use a log.
 */
final class OutputLog {

    /** The number of last lines of the error stream that are kept. */
    static final int ERROR_LINES = 20;

    /** A longer line is broken. */
    private static final int LINE_BYTES = 4096;

    /** The longest delay of the tail in the file: to write it is work, and a flood would cause it all the time. */
    private static final long TAIL_MILLIS = 100;

    private static final int ERROR_LINE_CHARACTERS = 500;

    /** The most lines searched for errors between two writings of the tail: a flood must not keep the thread busy. */
    private static final int MOST_LOOKED_AT = 5_000;

    private static final Logger LOGGER = LoggerFactory.getLogger(OutputLog.class);

    private final Path file;
    private final int bytes;
    private final FileChannel channel;
    private final ByteArrayOutputStream pending = new ByteArrayOutputStream();
    private final LogStream out;
    private final LogStream err;
    private final Deque<byte[]> errorLines = new ArrayDeque<>();
    private final PrintedErrors errors = new PrintedErrors();

    private long written;
    private int linesToLookAt = MOST_LOOKED_AT;
    private boolean tailIsNew;
    private long tailMillis = -TAIL_MILLIS;
    private boolean broken;

    /**
     * Opens a log.
     *
     * @param bytes how much is kept of the head of both streams together, and of the tail of each
     */
    OutputLog(Path file, int bytes) throws IOException {
        this.file = file;
        this.bytes = bytes;
        this.out = new LogStream("out", bytes);
        this.err = new LogStream("err", bytes);
        Files.createDirectories(Objects.requireNonNull(file.getParent(), "the folder of the logs"));
        this.channel = FileChannel.open(
                file,
                Set.of(
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        LinkOption.NOFOLLOW_LINKS),
                SystemTools.OWNER_ONLY);
    }

    /** Appends standard output of the program. */
    void appendOut(byte[] printed, int count, long millis) {
        take(out, printed, count, millis);
    }

    /** Appends error output of the program. */
    void appendErr(byte[] printed, int count, long millis) {
        take(err, printed, count, millis);
    }

    /** Writes the first line, which is the arena's own. */
    void open(String words) {
        LogStream arena = new LogStream("arena", 0);
        arena.writeLine(words.getBytes(StandardCharsets.UTF_8), arena.stamp(0));
        writePending(arena);
    }

    /** Brings the file up to date, if that was not done just before; called repeatedly. */
    void bringUpToDate(long millis) {
        if (millis - tailMillis < TAIL_MILLIS) {
            return;
        }
        tailMillis = millis;
        catchUp(millis);
        if (tailIsNew) {
            tailIsNew = false;
            writeTails("");
        }
    }

    private void catchUp(long millis) {
        linesToLookAt = MOST_LOOKED_AT;
        for (LogStream voice : List.of(out, err)) {
            voice.catchUp(millis);
            writePending(voice);
        }
    }

    /** Writes the rest and a last line of the arena's own, and closes the file. */
    void close(String words, long millis) {
        catchUp(millis);
        for (LogStream voice : List.of(out, err)) {
            voice.finish(millis);
            writePending(voice);
        }
        writeTails(new String(new LogStream("arena", 0).stamp(millis), StandardCharsets.US_ASCII) + words + "\n");
        try {
            channel.close();
        } catch (IOException failure) {
            fail(failure);
        }
    }

    /** Returns the last lines of the error stream, oldest first, as text that is safe to show. */
    List<String> lastErrorLines() {
        catchUp(Math.max(0, tailMillis));
        return errorLines.stream().map(OutputLog::readable).toList();
    }

    /** Returns the errors that were printed to the error stream so far. */
    Event.Errors errors() {
        return errors.result();
    }

    private void take(LogStream voice, byte[] printed, int count, long millis) {
        voice.take(printed, count, millis);
        writePending(voice);
    }

    private void writePending(LogStream voice) {
        byte[] lines = pending.toByteArray();
        pending.reset();
        int head = (int) Math.min(Math.max(0, bytes - written), lines.length);
        if (head > 0) {
            write(ByteBuffer.wrap(lines, 0, head), written);
            written += head;
        }
        if (head < lines.length) {
            voice.tail.add(lines, head, lines.length - head);
            tailIsNew = true;
        }
    }

    private void writeTails(String last) {
        ByteArrayOutputStream end = new ByteArrayOutputStream();
        for (LogStream voice : List.of(out, err)) {
            byte[] kept = voice.tail.kept();
            long leftOut = voice.tail.total() - kept.length;
            if (leftOut > 0) {
                end.writeBytes(("\n[ " + leftOut + " bytes of \"" + voice.label + "\" are left out here ]\n")
                        .getBytes(StandardCharsets.US_ASCII));
            }
            end.writeBytes(kept);
        }
        end.writeBytes(last.getBytes(StandardCharsets.UTF_8));
        write(ByteBuffer.wrap(end.toByteArray()), written);
        cut(written + end.size());
    }

    private void write(ByteBuffer lines, long position) {
        try {
            long place = position;
            while (lines.hasRemaining() && !broken) {
                place += channel.write(lines, place);
            }
        } catch (IOException failure) {
            fail(failure);
        }
    }

    private void cut(long size) {
        try {
            if (!broken && channel.size() > size) {
                channel.truncate(size);
            }
        } catch (IOException failure) {
            fail(failure);
        }
    }

    /** A log that cannot be written must not stop the bot: its pipes are still emptied. */
    private void fail(IOException failure) {
        if (!broken) {
            broken = true;
            LOGGER.warn(
                    "The log {} cannot be written any further ({}); the match goes on without it.",
                    file,
                    failure.toString());
        }
    }

    private void keepErrorLine(byte[] line) {
        errorLines.addLast(line);
        if (errorLines.size() > ERROR_LINES) {
            errorLines.removeFirst();
        }
        if (linesToLookAt > 0) {
            linesToLookAt--;
            errors.read(readable(line));
        }
    }

    private static String readable(byte[] line) {
        String text = new String(line, StandardCharsets.UTF_8).replaceAll("[\\p{Cc}\\p{Cf}&&[^\t]]", "");
        return text.substring(0, Math.min(text.length(), ERROR_LINE_CHARACTERS));
    }

    /** A source of lines in the log: a stream of the program, or the arena. */
    private final class LogStream {
        private final String label;
        private final TailBuffer tail;
        private final TailBuffer flood;
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();
        private long takenBytes;

        LogStream(String label, int tailBytes) {
            this.label = label;
            this.tail = new TailBuffer(tailBytes);
            this.flood = new TailBuffer(Math.max(tailBytes, ERROR_LINES * LINE_BYTES) + LINE_BYTES);
        }

        /** Takes output as it arrives; what exceeds the kept size is buffered, and most of it is dropped. */
        void take(byte[] printed, int count, long millis) {
            takenBytes += count;
            if (takenBytes <= tail.capacity()) {
                writeLines(printed, count, millis);
            } else {
                flood.add(printed, 0, count);
            }
        }

        /** Writes what is left in the buffer. */
        void catchUp(long millis) {
            takenBytes = 0;
            byte[] kept = flood.kept();
            long forgotten = flood.total() - kept.length;
            flood.clear();
            int begin = 0;
            if (forgotten > 0) {
                line.reset();
                for (int i = 0; i < LINE_BYTES && begin == 0; i++) {
                    begin = kept[i] == '\n' ? i + 1 : 0;
                }
                tail.skip(forgotten + begin);
            }
            byte[] rest = Arrays.copyOfRange(kept, begin, kept.length);
            writeLines(rest, rest.length, millis);
        }

        private void writeLines(byte[] printed, int count, long millis) {
            byte[] stamp = stamp(millis);
            int begin = 0;
            for (int i = 0; i < count; i++) {
                boolean ends = printed[i] == '\n';
                if (ends || line.size() + i - begin >= LINE_BYTES) {
                    line.write(printed, begin, i - begin);
                    writeLine(line.toByteArray(), stamp);
                    line.reset();
                    begin = ends ? i + 1 : i;
                }
            }
            line.write(printed, begin, count - begin);
        }

        byte[] stamp(long millis) {
            return String.format(Locale.ROOT, "%9.3f %-5s| ", millis / 1000.0, label)
                    .getBytes(StandardCharsets.US_ASCII);
        }

        void writeLine(byte[] text, byte[] stamp) {
            pending.writeBytes(stamp);
            pending.writeBytes(text);
            pending.write('\n');
            if (this == err) {
                keepErrorLine(text);
            }
        }

        void finish(long millis) {
            if (line.size() > 0) {
                writeLine(line.toByteArray(), stamp(millis));
                line.reset();
            }
        }
    }

    /** A ring buffer for the last bytes of a stream. */
    static final class TailBuffer {

        private final int bytes;
        private byte[] ring = new byte[0];
        private long total;

        TailBuffer(int bytes) {
            this.bytes = bytes;
        }

        void add(byte[] source, int offset, int count) {
            if (ring.length < bytes) {
                // Allocated late, since most programs print too little to need it.
                ring = new byte[bytes];
            }
            int skipped = Math.max(0, count - ring.length);
            int at = (int) ((total + skipped) % ring.length);
            int kept = count - skipped;
            int first = Math.min(kept, ring.length - at);
            System.arraycopy(source, offset + skipped, ring, at, first);
            System.arraycopy(source, offset + skipped + first, ring, 0, kept - first);
            total += count;
        }

        /** Counts bytes that were dropped; at least as many as the capacity must follow. */
        void skip(long count) {
            total += count;
        }

        /** Forgets everything. */
        void clear() {
            total = 0;
        }

        /** Returns how many bytes it keeps at most. */
        int capacity() {
            return bytes;
        }

        /** Returns how many bytes were ever added. */
        long total() {
            return total;
        }

        /** Returns the kept bytes, oldest first. */
        byte[] kept() {
            int count = (int) Math.min(total, ring.length);
            if (count == 0) {
                return new byte[0];
            }
            int begin = (int) ((total - count) % ring.length);
            byte[] kept = new byte[count];
            int first = Math.min(count, ring.length - begin);
            System.arraycopy(ring, begin, kept, 0, first);
            System.arraycopy(ring, 0, kept, first, count - first);
            return kept;
        }
    }
}
