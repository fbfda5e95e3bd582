package arena.record;

import arena.match.ExceededLimit;
import arena.match.UseSample;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** The samples of what a program used, by the clock of its match. Between two samples the use grows evenly. */
final class UseSamples {

    private static final double NANOS_PER_SECOND = 1e9;
    private static final double MILLIS_PER_SECOND = 1e3;

    private final NavigableMap<Long, UseSample> samples = new TreeMap<>();

    /**
     * Reads the lines of a file.
     *
     * @param started the start of the program
     */
    UseSamples(long started, List<String> lines) {
        lines.stream()
                .flatMap(line -> UseSample.parse(line).stream())
                .forEach(sample -> samples.put(started + TimeUnit.MILLISECONDS.toNanos(sample.millis()), sample));
        if (!samples.isEmpty()) {
            samples.putIfAbsent(started, new UseSample(0, 0, 0));
        }
    }

    boolean isEmpty() {
        return samples.isEmpty();
    }

    /** Returns what was used between two moments; empty if nothing was measured. */
    Optional<TurnUse> between(long from, long to) {
        if (samples.isEmpty()) {
            return Optional.empty();
        }
        Map.Entry<Long, UseSample> after =
                Optional.ofNullable(samples.ceilingEntry(to)).orElseGet(samples::lastEntry);
        return Optional.of(new TurnUse(
                (to - from) / NANOS_PER_SECOND,
                processorSeconds(to) - processorSeconds(from),
                after.getValue().memoryBytes()));
    }

    /** Returns the processor time until a moment. */
    private double processorSeconds(long atNanos) {
        Map.Entry<Long, UseSample> before =
                Optional.ofNullable(samples.floorEntry(atNanos)).orElseGet(samples::firstEntry);
        Map.Entry<Long, UseSample> after =
                Optional.ofNullable(samples.ceilingEntry(atNanos)).orElse(before);
        long length = after.getKey() - before.getKey();
        double part = length <= 0 ? 0 : (double) (atNanos - before.getKey()) / length;
        long used = after.getValue().processorMillis() - before.getValue().processorMillis();
        return (before.getValue().processorMillis() + part * used) / MILLIS_PER_SECOND;
    }

    /**
     * The resources that a program used in a turn, from the prompt to the end of its answer.
     *
     * @param seconds the length of the turn
     * @param processorSeconds the processor time in it; for a turn shorter than the 50 ms between two samples, its part
     *     of what was used between them
     * @param memoryBytes the most memory from the start of the program to the end of the turn
     */
    record TurnUse(double seconds, double processorSeconds, long memoryBytes) {

        /** Returns the use in words. */
        String words() {
            return String.format(
                    Locale.ROOT,
                    "used %.3f s of processor time in %.3f s; memory: at most %s",
                    processorSeconds,
                    seconds,
                    ExceededLimit.bytes(memoryBytes));
        }
    }
}
