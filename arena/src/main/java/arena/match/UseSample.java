package arena.match;

import java.util.Locale;
import java.util.Optional;

/**
 * A sample of what a program and its descendants have used since its start: a line of a file beside the program's log.
 *
 * @param millis since the start of the program, as in its log
 * @param processorMillis the processor time until then
 * @param memoryBytes the most memory until then
 */
public record UseSample(long millis, long processorMillis, long memoryBytes) {

    /** The first line of the file. */
    public static final String HEADER = "second,processor-seconds,memory-bytes\n";

    private static final double MILLIS_PER_SECOND = 1000;

    /** Returns the name of the file that belongs to a log, beside it. */
    public static String file(String log) {
        return log.replaceAll("\\.log$", "") + ".use.csv";
    }

    /** Returns the line of the file, with its end. */
    public String line() {
        return String.format(
                Locale.ROOT,
                "%.3f,%.3f,%d\n",
                millis / MILLIS_PER_SECOND,
                processorMillis / MILLIS_PER_SECOND,
                memoryBytes);
    }

    /** Reads a line; empty for the header, and for one that is damaged. */
    public static Optional<UseSample> parse(String line) {
        return line.matches("\\d{1,9}\\.\\d{3},\\d{1,9}\\.\\d{3},\\d{1,18}")
                ? Optional.of(parsed(line.split(",", 3)))
                : Optional.empty();
    }

    private static UseSample parsed(String[] words) {
        return new UseSample(
                Long.parseLong(words[0].replace(".", "")),
                Long.parseLong(words[1].replace(".", "")),
                Long.parseLong(words[2]));
    }
}
