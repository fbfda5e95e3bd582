package arena.app.contest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The pressure on the processors of this machine since a moment: the share of the time in which a program waited for
 * one. Linux counts it (its documentation, "PSI - Pressure Stall Information"); other systems do not.
 */
final class ProcessorPressure {

    private static final Path FILE = Path.of("/proc/pressure/cpu");
    private static final Pattern SOME = Pattern.compile("some .*total=([0-9]+).*");

    private final Path file;
    private final OptionalLong beganMicros;
    private final long beganNanos;

    private ProcessorPressure(Path file) {
        this.file = file;
        this.beganMicros = micros(file);
        this.beganNanos = System.nanoTime();
    }

    /** Begins to measure. */
    static ProcessorPressure begin() {
        return begin(FILE);
    }

    static ProcessorPressure begin(Path file) {
        return new ProcessorPressure(file);
    }

    /** Returns whether it was begun after another one; also if there is none. */
    boolean beganAfter(Optional<ProcessorPressure> other) {
        return other.filter(earlier -> beganNanos - earlier.beganNanos < 0).isEmpty();
    }

    /** Returns the pressure in percent, 0 to 100; empty if the system does not count it. */
    OptionalInt percent() {
        OptionalLong now = micros(file);
        long elapsed = (System.nanoTime() - beganNanos) / 1_000;
        return beganMicros.isEmpty() || now.isEmpty() || elapsed <= 0
                ? OptionalInt.empty()
                : OptionalInt.of((int) Math.min(100, (now.getAsLong() - beganMicros.getAsLong()) * 100 / elapsed));
    }

    private static OptionalLong micros(Path file) {
        try {
            Matcher some =
                    SOME.matcher(Files.readString(file).lines().findFirst().orElse(""));
            return some.matches() ? OptionalLong.of(Long.parseLong(some.group(1))) : OptionalLong.empty();
        } catch (IOException notCounted) {
            return OptionalLong.empty();
        }
    }
}
