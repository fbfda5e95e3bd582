package arena.app;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The processors of this machine that this process may use. */
public final class Processors {

    private static final Path STATUS = Path.of("/proc/self/status");
    private static final String ALLOWED = "Cpus_allowed_list:";

    private Processors() {}

    /** Returns their number. */
    public static int count() {
        return Runtime.getRuntime().availableProcessors();
    }

    /**
     * Returns the average number of programs that were ready to run during the last minute; empty where the system
     * does not count it.
     */
    public static Optional<Double> load() {
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        return load < 0 ? Optional.empty() : Optional.of(load);
    }

    /** Returns the number of idle processors: all, minus the load, but at least one. */
    public static int free() {
        return Math.max(1, count() - (int) Math.round(load().orElse(0.0)));
    }

    /**
     * Returns the cores of each lane, by the system's numbers. The lists are empty for a single lane, which uses all
     * cores, and where there are too few cores or their numbers are unknown.
     */
    public static List<List<Integer>> shared(int lanes) {
        List<Integer> allowed = allowed();
        int each = lanes < 2 ? 0 : Math.min(allowed.size(), count()) / lanes;
        List<List<Integer>> shares = new ArrayList<>();
        for (int lane = 0; lane < lanes; lane++) {
            shares.add(List.copyOf(allowed.subList(lane * each, (lane + 1) * each)));
        }
        return shares;
    }

    private static List<Integer> allowed() {
        try {
            return Files.readAllLines(STATUS).stream()
                    .filter(line -> line.startsWith(ALLOWED))
                    .flatMap(line -> numbers(line.substring(ALLOWED.length()).strip()).stream())
                    .toList();
        } catch (IOException notLinux) {
            return List.of();
        }
    }

    /** Returns the numbers of a list such as {@code 0-3,8}. */
    static List<Integer> numbers(String list) {
        List<Integer> numbers = new ArrayList<>();
        for (String range : list.split(",", -1)) {
            String[] ends = range.strip().split("-", 2);
            int last = Integer.parseInt(ends[ends.length - 1]);
            for (int number = Integer.parseInt(ends[0]); number <= last; number++) {
                numbers.add(number);
            }
        }
        return numbers;
    }
}
