package arena.practice;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import arena.match.VenueException;
import arena.text.Quote;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The progress file of one team at one game: one line for each match, such as {@code 2 won MATCH}. A line {@code begun
 * 2 1 MATCH}, with level and seat, comes before it. If a match has no result line, its record is read.
 *
 * <p>A line counts once its line end is written. It is appended and forced to the disk under a file lock, so two arenas
 * at the same time lose no line. The incomplete line of a killed arena is ignored and overwritten by the next line.
 */
public final class ProgressFile {

    /** The largest file that is read: enough for about two hundred thousand matches. */
    private static final int MOST_BYTES = 16 << 20;

    /** The lock against threads of this process; the file lock works against other processes only. */
    private static final Object OWN_THREADS = new Object();

    private final Path file;
    private final int levels;

    private ProgressFile(Path file, int levels) {
        this.file = file;
        this.levels = levels;
    }

    /**
     * Returns the file of a team, which need not exist yet. Names that differ only in case are the same team.
     *
     * @param folder the folder of all progress files
     * @param team a name of letters, digits and underscores
     * @param levels the number of levels of the game
     */
    public static ProgressFile of(Path folder, String gameId, String team, int levels) {
        return new ProgressFile(folder.resolve(gameId).resolve(team.toLowerCase(Locale.ROOT) + ".txt"), levels);
    }

    /**
     * Returns the team's progress; empty progress if there is no file.
     *
     * @throws ProgressException with a sentence if a line is invalid
     * @throws VenueException with a sentence if the file cannot be read
     */
    public LadderProgress read() {
        try {
            String text = new String(locked(EnumSet.of(READ), ProgressFile::bytes), StandardCharsets.UTF_8);
            return LineReader.read(text, file, levels);
        } catch (NoSuchFileException nothingYet) {
            return new LadderProgress(List.of(), List.of(), Optional.empty());
        } catch (IOException failure) {
            throw new VenueException(
                    "The progress in " + file + " cannot be read (" + failure + "); make it a file that you may read.",
                    failure);
        }
    }

    /** Runs an operation under the file lock. Closing the channel releases the lock. */
    private <T> T locked(Set<StandardOpenOption> how, Work<T> work) throws IOException {
        boolean shared = !how.contains(WRITE);
        synchronized (OWN_THREADS) {
            try (FileChannel channel = FileChannel.open(file, how)) {
                FileLock unused = channel.lock(0, Long.MAX_VALUE, shared);
                return work.on(channel);
            }
        }
    }

    /** An operation on the open file. */
    @FunctionalInterface
    private interface Work<T> {
        T on(FileChannel channel) throws IOException;
    }

    private static byte[] bytes(FileChannel channel) throws IOException {
        if (channel.size() > MOST_BYTES) {
            throw new IOException("it has " + channel.size() + " bytes, and " + MOST_BYTES + " is the most");
        }
        return Channels.newInputStream(channel).readAllBytes();
    }

    /**
     * Appends the result of a match; when this returns it is on the disk.
     *
     * @throws VenueException with a sentence if it cannot be written
     */
    public void append(LadderMatch attempt) {
        append(attempt.line());
    }

    /**
     * Appends the begin of a match, before its first turn; when this returns it is on the disk.
     *
     * @throws VenueException with a sentence if it cannot be written
     */
    public void append(OpenLadderMatch match) {
        append(match.line());
    }

    /**
     * Appends that a match which was begun does not count.
     *
     * @throws VenueException with a sentence if it cannot be written
     */
    public void dismiss(OpenLadderMatch match) {
        append(LineReader.voided(match));
    }

    private void append(String line) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            locked(EnumSet.of(READ, WRITE, CREATE), channel -> add(channel, line + "\n"));
        } catch (IOException failure) {
            throw new VenueException(
                    "The progress in " + file + " cannot be written (" + failure
                            + "); make room on its disk, or name another folder in section [practice] of config.ini.",
                    failure);
        }
    }

    /** Writes a line after the last complete one. */
    private static long add(FileChannel channel, String line) throws IOException {
        byte[] before = bytes(channel);
        int whole = before.length;
        while (whole > 0 && before[whole - 1] != '\n') {
            whole--;
        }
        channel.truncate(whole).position(whole);
        ByteBuffer rest = ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8));
        while (rest.hasRemaining()) {
            channel.write(rest);
        }
        channel.force(true);
        return channel.size();
    }

    /** The reader of the lines of a progress file: results, matches that were begun, and matches that do not count. */
    private static final class LineReader {

        private static final String VOID = "void ";

        private final Path file;
        private final int levels;
        private final List<LadderMatch> attempts = new ArrayList<>();
        private final List<OpenLadderMatch> open = new ArrayList<>();
        private final SortedSet<String> settled = new TreeSet<>();

        private LineReader(Path file, int levels) {
            this.file = file;
            this.levels = levels;
        }

        /** Returns the line that says that a match does not count, without the line end. */
        static String voided(OpenLadderMatch match) {
            return VOID + match.match();
        }

        /**
         * Returns the progress in a text; a last line without a line end is ignored.
         *
         * @param file the file of the text, for error messages
         * @param levels the number of levels
         */
        static LadderProgress read(String text, Path file, int levels) {
            int whole = text.lastIndexOf('\n') + 1;
            List<String> lines = text.substring(0, whole).lines().toList();
            LineReader reading = new LineReader(file, levels);
            for (int number = 1; number <= lines.size(); number++) {
                reading.add(number, lines.get(number - 1));
            }
            Optional<String> remark =
                    whole == text.length() ? Optional.empty() : Optional.of(reading.incompleteLine(lines.size() + 1));
            return new LadderProgress(reading.attempts, reading.open, remark);
        }

        private void add(int number, String line) {
            Optional<OpenLadderMatch> begun = OpenLadderMatch.of(line).filter(match -> match.level() <= levels);
            if (begun.isPresent()) {
                open.add(begun.get());
            } else if (line.startsWith(VOID)) {
                settle(line.substring(VOID.length()));
            } else {
                addAttempt(attempt(number, line));
            }
        }

        /** Two arenas may find the result of the same begun match at the same time; it counts once. */
        private void addAttempt(LadderMatch attempt) {
            if (!settled.contains(attempt.match())) {
                attempts.add(attempt);
                settle(attempt.match());
            }
        }

        private void settle(String match) {
            if (open.removeIf(begun -> begun.match().equals(match))) {
                settled.add(match);
            }
        }

        private LadderMatch attempt(int number, String line) {
            return LadderMatch.of(line)
                    .filter(attempt -> attempt.level() <= levels)
                    .orElseThrow(() -> new ProgressException("Line " + number + " of " + file + " is " + Quote.of(line)
                            + "; a line is a level from 1 to " + levels
                            + ", won, lost or drawn, and the name of a match,"
                            + " such as \"1 won by-hand\". Correct the line or take it out."));
        }

        private String incompleteLine(int line) {
            return "Line " + line + " of " + file
                    + " has no line end, so it was not written whole and does not count; the next"
                    + " match takes its place.";
        }
    }
}
