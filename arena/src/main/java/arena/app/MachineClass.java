package arena.app;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The class of this machine: the model and the number of its processors. Thinking times are comparable only between
 * machines of one class.
 */
public final class MachineClass {

    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");
    private static final String MODEL = "model name";
    private static final Logger LOG = LoggerFactory.getLogger(MachineClass.class);

    private static final int STEPS = 20_000_000;
    private static final int ROUNDS = 7;

    private MachineClass() {}

    /** Returns the class as words, such as {@code AMD EPYC 7B13, 4 processors}. */
    public static String text() {
        return Text.VALUE;
    }

    /** The words, found out once. */
    private static final class Text {
        static final String VALUE =
                model() + ", " + Processors.count() + (Processors.count() == 1 ? " processor" : " processors");
    }

    private static String model() {
        return ofLinux()
                .or(() -> Optional.ofNullable(System.getenv("PROCESSOR_IDENTIFIER")))
                .orElseGet(() -> System.getProperty("os.name") + " " + System.getProperty("os.arch"))
                .strip()
                .replaceAll("\\s+", " ");
    }

    private static Optional<String> ofLinux() {
        if (!Files.isReadable(PROCESSORS)) {
            return Optional.empty();
        }
        try (Stream<String> lines = Files.lines(PROCESSORS, StandardCharsets.UTF_8)) {
            return lines.filter(line -> line.startsWith(MODEL) && line.contains(":"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .filter(model -> !model.isEmpty())
                    .findFirst();
        } catch (IOException unreadable) {
            LOG.debug("the model of the processors cannot be read", unreadable);
            return Optional.empty();
        }
    }

    /**
     * Measures the speed of one thread of this machine now, in a quarter of a second or so.
     *
     * @return millions of steps of a fixed calculation in a second; the best of some rounds, so that other work on the
     *     machine disturbs little
     */
    public static int measureSpeed() {
        long best = Long.MAX_VALUE;
        long value = 1;
        for (int round = 0; round < ROUNDS; round++) {
            long began = System.nanoTime();
            value = calculate(value);
            best = Math.min(best, System.nanoTime() - began);
        }
        LOG.debug("the calculation ended with {}", value);
        return (int) (STEPS * 1_000L / best);
    }

    /** Draws numbers, each from the one before, so that no step can begin before the last one has ended. */
    private static long calculate(long from) {
        long value = from;
        for (int step = 0; step < STEPS; step++) {
            value ^= value << 13;
            value ^= value >>> 7;
            value ^= value << 17;
        }
        return value;
    }
}
