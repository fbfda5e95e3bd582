package arena.record;

import arena.match.Event;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The lines that the programs of a match printed, from their logs, which a record names. A log may be gone, or on
 * another machine: then there are none.
 */
public final class PrintedLines {

    private static final Pattern LINE = Pattern.compile("\\s*([0-9]+\\.[0-9]+) (out|err)\\s*\\| ?(.*)");
    private static final double NANOS_PER_SECOND = 1e9;
    private static final long MOST_EARLY_NANOS = 50_000_000;

    /** The longest time after which the arena notes a line. */
    private static final long MOST_LATE_NANOS = 50_000_000;

    private final Replay<?, ?, ?> replay;

    /** The lines by seat and turn, of a replay of this size. */
    private final SortedMap<Integer, SortedMap<Integer, List<PrintedLine>>> seats = new TreeMap<>();

    private int size;

    /** Makes the lines of a match; a log is read when it is first asked for. */
    public PrintedLines(Replay<?, ?, ?> replay) {
        this.replay = replay;
    }

    /**
     * A line.
     *
     * @param second the time at which the arena noted it, in seconds since the start of the program
     * @param error whether it was printed to the error stream
     */
    public record PrintedLine(double second, boolean error, String text) {

        /** Returns the line with its stream, as logs have it. */
        public String words() {
            return (error ? "err | " : "out | ") + Printable.of(text);
        }
    }

    /** Reads a log; an empty list if it is gone. */
    public static List<PrintedLine> read(String log) {
        try {
            Path file = Path.of(log);
            // The record may be of a stranger, and name what never ends.
            return !Files.isRegularFile(file)
                    ? List.of()
                    : new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                            .lines()
                            .map(LINE::matcher)
                            .filter(Matcher::matches)
                            .map(line -> new PrintedLine(
                                    Double.parseDouble(line.group(1)),
                                    line.group(2).equals("err"),
                                    line.group(3).stripTrailing()))
                            .toList();
        } catch (IOException | InvalidPathException gone) {
            return List.of();
        }
    }

    /**
     * Returns what a seat's program printed between a prompt and the next one; for the first prompt from its start on.
     *
     * @return an empty list while the program runs
     */
    public List<PrintedLine> ofTurn(int seat, int turn) {
        if (size != replay.size()) {
            size = replay.size();
            seats.clear();
        }
        return seats.computeIfAbsent(seat, this::turns).getOrDefault(turn, List.of());
    }

    /** Returns the lines of a seat by its turns. */
    private SortedMap<Integer, List<PrintedLine>> turns(int seat) {
        Optional<Event.ProcessEnded> ended = replay.status().seat(seat).program();
        NavigableMap<Long, Integer> begins = begins(seat);
        if (ended.flatMap(Event.ProcessEnded::startedNanos).isEmpty() || begins.isEmpty()) {
            return new TreeMap<>();
        }
        long started = ended.get().startedNanos().get();
        SortedMap<Integer, List<PrintedLine>> turns = new TreeMap<>();
        long before = started;
        for (PrintedLine line : read(ended.get().log())) {
            long noted = started + Math.round(line.second() * NANOS_PER_SECOND);
            // The arena looks for output less and less often while a program prints nothing: half of that on average.
            long printed = noted - Math.min(MOST_LATE_NANOS, (noted - before) / 2) / 2;
            int turn = Optional.ofNullable(begins.floorEntry(printed))
                    .orElseGet(begins::firstEntry)
                    .getValue();
            turns.computeIfAbsent(turn, first -> new ArrayList<>()).add(line);
            before = noted;
        }
        return turns;
    }

    /**
     * Returns the turns of a seat by the time when they begin: a moment before the prompt was published, since a fast
     * bot prints before that is noted, and after the answer to the prompt before it.
     */
    private NavigableMap<Long, Integer> begins(int seat) {
        NavigableMap<Long, Integer> begins = new TreeMap<>();
        int turn = 0;
        long answered = 0;
        for (int at = 0; at < replay.size(); at++) {
            if (replay.event(at) instanceof Event.Ruled ruled && ruled.seat() == seat) {
                if (ruled.reply().number() != turn) {
                    turn = ruled.reply().number();
                    long published = ruled.reply().stamps().published();
                    begins.put(Math.max(published - MOST_EARLY_NANOS, answered + (published - answered) / 2), turn);
                }
                answered = ruled.atNanos();
            }
        }
        return begins;
    }
}
