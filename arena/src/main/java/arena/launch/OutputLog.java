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
 * Keeps what one program prints: its head and its tail in one file, a label before each line that says who speaks, and
 * the last lines of its error stream in memory.
 *
 * <p>Only the account of the arena can read it, since a bot may print what others must not know.
 *
 * <p>The head holds both streams as they came, the tail first the one, then the other, so that a flood on one of them
 * does not wash away the last words on the other. The head is in the file as soon as it is printed, the tail some
 * ten times a second; so the file is of use even if the arena is killed. Only one thread may use a log.
 */
final class OutputLog {

    /** How many of the last lines of the error stream are kept. */
    static final int ERROR_LINES = 20;

    /** A longer line is broken. */
    private static final int LINE_BYTES = 4096;

    /**
     * How long the tail in the file may be behind: to write it is work, and a flood would have it written all the time.
     */
    private static final long TAIL_MILLIS = 100;

    private static final int ERROR_LINE_CHARACTERS = 500;

    /** The most lines searched for errors between two writings of the tail: a flood must not keep the thread busy. */
    private static final int MOST_LOOKED_AT = 5_000;

    private static final Logger LOGGER = LoggerFactory.getLogger(OutputLog.class);

    private final Path file;
    private final int bytes;
    private final FileChannel channel;
    private final ByteArrayOutputStream pending = new ByteArrayOutputStream();
    private final Voice out;
    private final Voice err;
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
        this.out = new Voice("out", bytes);
        this.err = new Voice("err", bytes);
        Files.createDirectories(Objects.requireNonNull(file.getParent(), "the folder of the logs"));
        this.channel = FileChannel.open(
                file,
                Set.of(
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        LinkOption.NOFOLLOW_LINKS),
                SystemTools.ITS_OWNERS);
    }

    /** Takes what the program printed on its standard output. */
    void takeOut(byte[] printed, int count, long millis) {
        take(out, printed, count, millis);
    }

    /** Takes what the program printed on its error stream. */
    void takeErr(byte[] printed, int count, long millis) {
        take(err, printed, count, millis);
    }

    /** Writes the first line, which is the arena's own. */
    void open(String words) {
        Voice arena = new Voice("arena", 0);
        arena.speakLine(words.getBytes(StandardCharsets.UTF_8), arena.stamp(0));
        pour(arena);
    }

    /** Brings the file up to date, if that was not done just before; called again and again. */
    void keepUp(long millis) {
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
        for (Voice voice : List.of(out, err)) {
            voice.catchUp(millis);
            pour(voice);
        }
    }

    /** Writes what is left and a last line of the arena's own, and closes the file. */
    void close(String words, long millis) {
        catchUp(millis);
        for (Voice voice : List.of(out, err)) {
            voice.finish(millis);
            pour(voice);
        }
        writeTails(new String(new Voice("arena", 0).stamp(millis), StandardCharsets.US_ASCII) + words + "\n");
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
        return errors.seen();
    }

    private void take(Voice voice, byte[] printed, int count, long millis) {
        voice.hear(printed, count, millis);
        pour(voice);
    }

    private void pour(Voice voice) {
        byte[] lines = pending.toByteArray();
        pending.reset();
        int head = (int) Math.min(Math.max(0, bytes - written), lines.length);
        if (head > 0) {
            write(ByteBuffer.wrap(lines, 0, head), written);
            written += head;
        }
        if (head < lines.length) {
            voice.tail.take(lines, head, lines.length - head);
            tailIsNew = true;
        }
    }

    private void writeTails(String last) {
        ByteArrayOutputStream end = new ByteArrayOutputStream();
        for (Voice voice : List.of(out, err)) {
            byte[] kept = voice.tail.kept();
            long leftOut = voice.tail.taken() - kept.length;
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

    /** A log that cannot be written must not stop the bot: its pipes are emptied all the same. */
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
            errors.take(readable(line));
        }
    }

    private static String readable(byte[] line) {
        String text = new String(line, StandardCharsets.UTF_8).replaceAll("[\\p{Cc}\\p{Cf}&&[^\t]]", "");
        return text.substring(0, Math.min(text.length(), ERROR_LINE_CHARACTERS));
    }

    /** One who speaks in the log, whole lines at a time. */
    private final class Voice {
        private final String label;
        private final TailBuffer tail;
        private final TailBuffer flood;
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();
        private long heard;

        Voice(String label, int tailBytes) {
            this.label = label;
            this.tail = new TailBuffer(tailBytes);
            this.flood = new TailBuffer(Math.max(tailBytes, ERROR_LINES * LINE_BYTES) + LINE_BYTES);
        }

        /**
         * Takes lines as they come; once there are more than are kept, they are put aside, and most of them forgotten.
         */
        void hear(byte[] printed, int count, long millis) {
            heard += count;
            if (heard <= tail.capacity()) {
                speak(printed, count, millis);
            } else {
                flood.take(printed, 0, count);
            }
        }

        /** Takes what is left of that which was put aside. */
        void catchUp(long millis) {
            heard = 0;
            byte[] kept = flood.kept();
            long forgotten = flood.taken() - kept.length;
            flood.clear();
            int begin = 0;
            if (forgotten > 0) {
                line.reset();
                for (int i = 0; i < LINE_BYTES && begin == 0; i++) {
                    begin = kept[i] == '\n' ? i + 1 : 0;
                }
                tail.pass(forgotten + begin);
            }
            byte[] rest = Arrays.copyOfRange(kept, begin, kept.length);
            speak(rest, rest.length, millis);
        }

        private void speak(byte[] printed, int count, long millis) {
            byte[] stamp = stamp(millis);
            int begin = 0;
            for (int i = 0; i < count; i++) {
                boolean ends = printed[i] == '\n';
                if (ends || line.size() + i - begin >= LINE_BYTES) {
                    line.write(printed, begin, i - begin);
                    speakLine(line.toByteArray(), stamp);
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

        void speakLine(byte[] text, byte[] stamp) {
            pending.writeBytes(stamp);
            pending.writeBytes(text);
            pending.write('\n');
            if (this == err) {
                keepErrorLine(text);
            }
        }

        void finish(long millis) {
            if (line.size() > 0) {
                speakLine(line.toByteArray(), stamp(millis));
                line.reset();
            }
        }
    }
}
