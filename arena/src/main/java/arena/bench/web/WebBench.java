package arena.bench.web;

import arena.bench.MoveTimes;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.commons.io.FileUtils;

/**
 * A benchmark of the cost of spectators to a match: matches of sixty moves a second, alternating without spectators,
 * with many, and with many of which some read nothing; and of the memory in use during an hour's worth of moves.
 */
public final class WebBench {

    private static final double MOVES_A_SECOND = 60;

    /** At most so many moves before those that count, until everything is compiled. */
    private static final int WARMING_MOVES = 900;

    /** An hour's worth of moves passes so many times quicker. */
    private static final double HURRY = 10;

    private static final int LOOKS = 5;
    private static final int NANOS_PER_MICRO = 1_000;
    private static final double MEGABYTE = 1 << 20;

    private final Plan plan;
    private final WatchedMatches matches;
    private final Spectators spectators;
    private final PrintStream out;

    private WebBench(Plan plan, WatchedMatches matches, Spectators spectators, PrintStream out) {
        this.plan = plan;
        this.matches = matches;
        this.spectators = spectators;
        this.out = out;
    }

    /**
     * The figures that are measured.
     *
     * @param directory where the folders and records are made, and removed afterwards
     * @param spectators how many look on
     * @param moves before nobody, and as many before the others
     * @param minutes how many minutes' worth of moves the memory is looked at; 0 for none
     */
    public record Plan(Path directory, int spectators, int moves, int minutes) {
        public Plan {
            if (spectators < 1 || moves < 1 || minutes < 0) {
                throw new IllegalArgumentException("At least one spectator and one move, and no fewer than 0 minutes,"
                        + " not " + spectators + " spectators, " + moves + " moves and " + minutes + " minutes.");
            }
        }

        /** Some of them read nothing of what they are sent. */
        int deaf() {
            return Math.max(1, spectators / 4);
        }
    }

    /** Pages that are open to spectators. */
    public interface Pages extends AutoCloseable {
        /** Returns their port on this machine. */
        int port();

        @Override
        void close();
    }

    /** Opens pages. */
    @FunctionalInterface
    public interface Opener {
        /**
         * Opens the pages of some records.
         *
         * @param folder for what the pages keep
         */
        Pages open(Path records, Path folder);
    }

    /** A group of spectators. */
    private enum Audience {
        NOBODY,
        MANY,
        SOME_DEAF
    }

    /**
     * Measures on this machine, now, and prints what was seen.
     *
     * @throws InterruptedException if the thread is interrupted
     * @throws UncheckedIOException if the directory cannot be written
     */
    public static void run(Plan plan, Opener opener, PrintStream out) throws InterruptedException {
        try {
            Files.createDirectories(plan.directory());
            Path directory = Files.createTempDirectory(plan.directory(), "bench-web-");
            Path records = directory.resolve("records");
            try (Pages pages = opener.open(records, directory.resolve("pages"));
                    Spectators spectators = Spectators.start(pages.port());
                    WatchedMatches matches = WatchedMatches.open(directory.resolve("field"), records)) {
                WebBench bench = new WebBench(plan, matches, spectators, out);
                bench.measureMoves();
                bench.measureMemory();
            } finally {
                FileUtils.deleteQuietly(directory.toFile());
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(
                    "Matches could not be shown in " + plan.directory() + ": " + failure.getMessage(), failure);
        }
    }

    /** The figures measured before one group of spectators. */
    private static final class Seen {
        private final MoveTimes times = new MoveTimes();
        private int moves;
        private long processorNanos;
        private long heardBytes;

        double microsAMove() {
            return (double) processorNanos / NANOS_PER_MICRO / Math.max(1, moves);
        }
    }

    private void measureMoves() throws IOException, InterruptedException {
        play(Audience.MANY, new Seen(), Math.min(WARMING_MOVES, plan.moves()));
        Map<Audience, Seen> seen = new EnumMap<>(Audience.class);
        List<Audience> order = new ArrayList<>(List.of(Audience.values()));
        for (Audience audience : order) {
            seen.put(audience, new Seen());
        }
        // They take turns, each as often the first, so that what else the machine does hits all alike.
        for (int turn = 0; seen.values().stream().anyMatch(some -> some.moves < plan.moves()); turn++) {
            Audience audience = order.get(turn % order.size());
            playOne(audience, seen.getOrDefault(audience, new Seen()));
            if (turn % order.size() == order.size() - 1) {
                order.add(order.remove(0));
            }
        }
        print(seen);
    }

    private void play(Audience audience, Seen seen, int moves) throws IOException, InterruptedException {
        while (seen.moves < moves) {
            playOne(audience, seen);
        }
    }

    private void playOne(Audience audience, Seen seen) throws IOException, InterruptedException {
        WatchedMatches.Played played = matches.play(MOVES_A_SECOND, WatchedMatches.Seats.FOLDER, match -> {
            if (audience != Audience.NOBODY) {
                spectators.come(match, plan.spectators(), audience == Audience.SOME_DEAF ? plan.deaf() : 0);
            }
        });
        seen.times.addAll(played.times());
        seen.moves += played.moves();
        seen.processorNanos += played.processorNanos();
        seen.heardBytes += audience == Audience.NOBODY ? 0 : spectators.leave();
    }

    private void print(Map<Audience, Seen> seen) {
        out.printf(
                Locale.ROOT,
                "Matches of %.0f moves a second; a move of a bot through its folder, from its input to its"
                        + " acknowledgement, in ms; load %.1f on %d processors%n",
                MOVES_A_SECOND,
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                Runtime.getRuntime().availableProcessors());
        out.printf("%-34s %6s %7s %7s %7s %14s %10s%n", "", "moves", "50 %", "90 %", "99 %", "us of CPU/move", "heard");
        seen.forEach((audience, some) -> out.printf(
                Locale.ROOT,
                "%-34s %6d %7.3f %7.3f %7.3f %14.0f %7.1f MB%n",
                words(audience),
                some.moves,
                some.times.millis(0.5),
                some.times.millis(0.9),
                some.times.millis(0.99),
                some.microsAMove(),
                some.heardBytes / MEGABYTE));
        Seen nobody = seen.getOrDefault(Audience.NOBODY, new Seen());
        seen.forEach((audience, some) -> {
            if (audience != Audience.NOBODY) {
                out.printf(
                        Locale.ROOT,
                        "%-34s %6s %7.3f %7.3f %7.3f %14.2f%n",
                        "  as a multiple of nobody",
                        "",
                        some.times.millis(0.5) / nobody.times.millis(0.5),
                        some.times.millis(0.9) / nobody.times.millis(0.9),
                        some.times.millis(0.99) / nobody.times.millis(0.99),
                        some.microsAMove() / nobody.microsAMove());
            }
        });
        out.flush();
    }

    private String words(Audience audience) {
        return switch (audience) {
            case NOBODY -> "nobody looks on";
            case MANY -> plan.spectators() + " look on";
            case SOME_DEAF -> plan.spectators() + " look on, " + plan.deaf() + " read nothing";
        };
    }

    private void measureMemory() throws IOException, InterruptedException {
        int all = (int) (plan.minutes() * 60 * MOVES_A_SECOND);
        if (all == 0) {
            return;
        }
        out.printf(
                Locale.ROOT,
                "%n%d moves before %d, %.0f times quicker; in use after a collection, and resident, in MiB%n",
                all,
                plan.spectators(),
                HURRY);
        int moves = 0;
        for (int look = 0; look <= LOOKS; look++) {
            moves += hurry((long) all * look / LOOKS - moves, 0);
            print("after " + moves + " moves");
        }
        moves += hurry((long) all / LOOKS, plan.deaf());
        print("after " + moves + " moves, " + plan.deaf() + " read nothing");
        spectators.leave();
    }

    /** Plays at least so many moves; those who look on at the last match are still there. */
    private int hurry(long least, int deaf) throws IOException, InterruptedException {
        int moves = 0;
        while (moves < least) {
            spectators.leave();
            moves += matches.play(
                            MOVES_A_SECOND * HURRY,
                            WatchedMatches.Seats.LONG,
                            match -> spectators.come(match, plan.spectators(), deaf))
                    .moves();
        }
        return moves;
    }

    private void print(String when) {
        out.printf(
                Locale.ROOT,
                "%-38s %7.1f in use, %7.1f resident%n",
                when,
                Memory.inUse() / MEGABYTE,
                Memory.resident() / MEGABYTE);
        out.flush();
    }

    /** The memory that this process uses, in bytes. */
    private static final class Memory {

        private Memory() {}

        /** Returns how much is in use after a collection. */
        static long inUse() {
            System.gc();
            return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
        }

        /** Returns how much is resident; 0 where it is not counted. */
        static long resident() {
            try {
                return Files.readAllLines(Path.of("/proc/self/status")).stream()
                        .filter(line -> line.startsWith("VmRSS:"))
                        .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) << 10)
                        .findFirst()
                        .orElse(0);
            } catch (IOException notLinux) {
                return 0;
            }
        }
    }
}
