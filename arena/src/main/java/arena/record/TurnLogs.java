package arena.record;

import arena.match.Event;
import arena.match.Timestamps;
import arena.match.UseSample;
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
import java.util.stream.Stream;

/**
 * The logs of a match's programs by turn: what each printed and used, from the files that a record names. A file may be
 * gone, or on another machine: then nothing is known.
 */
public final class TurnLogs {

    private static final Pattern LINE = Pattern.compile("\\s*([0-9]+\\.[0-9]+) (out|err)\\s*\\| ?(.*)");
    private static final double NANOS_PER_SECOND = 1e9;
    private static final long MOST_EARLY_NANOS = 50_000_000;

    /** The longest time after which the arena notes a line. */
    private static final long MOST_LATE_NANOS = 50_000_000;

    private final Replay<?, ?, ?> replay;

    /** The logs by seat, of a replay of this size. */
    private final SortedMap<Integer, SeatLog> seats = new TreeMap<>();

    private int size;

    /** Makes the logs of a match; a file is read when it is first asked for. */
    public TurnLogs(Replay<?, ?, ?> replay) {
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

    /** The log of a seat: lines by turn, samples of the use, and the times of the turns. */
    private record SeatLog(
            SortedMap<Integer, List<PrintedLine>> printed, UseSamples samples, SortedMap<Integer, TurnTime> turns) {}

    /** The times of the clock at which a turn began, and was answered or ended. */
    private record TurnTime(long published, long ended) {}

    /** Reads the lines of a log; an empty list if it is gone. */
    public static List<PrintedLine> read(String log) {
        return lines(log).stream()
                .map(LINE::matcher)
                .filter(Matcher::matches)
                .map(line -> new PrintedLine(
                        Double.parseDouble(line.group(1)),
                        line.group(2).equals("err"),
                        line.group(3).stripTrailing()))
                .toList();
    }

    private static List<String> lines(String name) {
        try {
            Path file = Path.of(name);
            // The record may be of a stranger, and name what never ends.
            return !Files.isRegularFile(file)
                    ? List.of()
                    : new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                            .lines()
                            .toList();
        } catch (IOException | InvalidPathException gone) {
            return List.of();
        }
    }

    /** Returns what a seat's program used in a turn, then what it printed, as lines for people. */
    public List<String> words(int seat, int turn) {
        return Stream.concat(
                        use(seat, turn).map(UseSamples.TurnUse::words).stream(),
                        printed(seat, turn).stream().map(PrintedLine::words))
                .toList();
    }

    /**
     * Returns what a seat's program printed between a prompt and the next one; for the first prompt from its start on.
     *
     * @return an empty list while the program runs
     */
    public List<PrintedLine> printed(int seat, int turn) {
        return log(seat).printed().getOrDefault(turn, List.of());
    }

    private Optional<UseSamples.TurnUse> use(int seat, int turn) {
        SeatLog log = log(seat);
        return Optional.ofNullable(log.turns().get(turn))
                .flatMap(time -> log.samples().between(time.published(), time.ended()));
    }

    /** Returns whether anything is known of a seat. */
    public boolean isEmpty(int seat) {
        return log(seat).printed().isEmpty() && log(seat).samples().isEmpty();
    }

    private SeatLog log(int seat) {
        if (size != replay.size()) {
            size = replay.size();
            seats.clear();
        }
        return seats.computeIfAbsent(seat, this::readLog);
    }

    private SeatLog readLog(int seat) {
        Optional<Event.ProcessEnded> ended = replay.status().seat(seat).program();
        SortedMap<Integer, TurnTime> turns = turns(seat);
        Optional<Long> began = ended.flatMap(Event.ProcessEnded::startedNanos);
        if (began.isEmpty() || turns.isEmpty()) {
            return new SeatLog(new TreeMap<>(), new UseSamples(0, List.of()), turns);
        }
        long started = began.get();
        return new SeatLog(
                printed(started, ended.get().log(), begins(seat)),
                new UseSamples(started, lines(UseSample.file(ended.get().log()))),
                turns);
    }

    /** Returns the lines of a seat by its turns. */
    private static SortedMap<Integer, List<PrintedLine>> printed(
            long started, String log, NavigableMap<Long, Integer> begins) {
        SortedMap<Integer, List<PrintedLine>> turns = new TreeMap<>();
        long before = started;
        for (PrintedLine line : read(log)) {
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

    private SortedMap<Integer, TurnTime> turns(int seat) {
        SortedMap<Integer, TurnTime> turns = new TreeMap<>();
        for (int at = 0; at < replay.size(); at++) {
            if (replay.event(at) instanceof Event.Ruled ruled && ruled.seat() == seat) {
                Timestamps stamps = ruled.reply().stamps();
                long end = stamps.complete() == Timestamps.NEVER ? ruled.atNanos() : stamps.complete();
                turns.put(ruled.reply().number(), new TurnTime(stamps.published(), end));
            }
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
