package arena.record;

import arena.match.Event;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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

    private final Replay<?, ?, ?> replay;
    private final SortedMap<String, List<PrintedLine>> logs = new TreeMap<>();

    /** Makes the lines of a match; a log is read when it is first asked for. */
    public PrintedLines(Replay<?, ?, ?> replay) {
        this.replay = replay;
    }

    /**
     * A line.
     *
     * @param second the time in seconds since the start of the program
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
            return new String(Files.readAllBytes(Path.of(log)), StandardCharsets.UTF_8)
                    .lines()
                    .map(LINE::matcher)
                    .filter(Matcher::matches)
                    .map(line -> new PrintedLine(
                            Double.parseDouble(line.group(1)),
                            line.group(2).equals("err"),
                            line.group(3).stripTrailing()))
                    .toList();
        } catch (IOException gone) {
            return List.of();
        }
    }

    /**
     * Returns what a seat's program printed between a prompt and the next one; for the first prompt from its start on.
     *
     * @return an empty list while the program runs
     */
    public List<PrintedLine> ofTurn(int seat, int turn) {
        Optional<Event.ProcessEnded> ended = replay.status().seat(seat).program();
        NavigableMap<Integer, Long> begins = begins(seat);
        if (ended.flatMap(Event.ProcessEnded::startedNanos).isEmpty() || !begins.containsKey(turn)) {
            return List.of();
        }
        long started = ended.get().startedNanos().get();
        double first = begins.firstKey() == turn ? 0 : (begins.get(turn) - started) / NANOS_PER_SECOND;
        double next = Optional.ofNullable(begins.higherEntry(turn))
                .map(entry -> (entry.getValue() - started) / NANOS_PER_SECOND)
                .orElse(Double.POSITIVE_INFINITY);
        return logs.computeIfAbsent(ended.get().log(), PrintedLines::read).stream()
                .filter(line -> line.second() >= first && line.second() < next)
                .toList();
    }

    /**
     * Returns when each turn of a seat begins, by its own numbers of the prompts: a moment before the prompt was
     * published, since a fast bot prints before that is noted, and after the answer to the prompt before it.
     */
    private NavigableMap<Integer, Long> begins(int seat) {
        NavigableMap<Integer, Long> begins = new TreeMap<>();
        long answered = 0;
        for (int at = 0; at < replay.size(); at++) {
            if (replay.event(at) instanceof Event.Ruled ruled && ruled.seat() == seat) {
                long published = ruled.reply().stamps().published();
                begins.putIfAbsent(
                        ruled.reply().number(),
                        Math.max(published - MOST_EARLY_NANOS, answered + (published - answered) / 2));
                answered = ruled.atNanos();
            }
        }
        return begins;
    }
}
