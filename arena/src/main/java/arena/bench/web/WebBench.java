package arena.bench.web;

import arena.bench.Memory;
import arena.bench.MoveTimes;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.commons.io.FileUtils;

/**
 * A benchmark of the cost of spectators to a match: matches of sixty moves a second, alternating without spectators,
 * with many, and with many of which some do not read; and of the memory in use during an hour's worth of moves.
 */
public final class WebBench {

    private static final double MOVES_A_SECOND = 60;

    /** The most moves of the warm-up, in which the code is compiled. */
    private static final int WARMING_MOVES = 900;

    /** The factor by which the moves of an hour are played faster. */
    private static final double SPEED_UP = 10;

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
     * @param spectators their number
     * @param moves without spectators, and as many with each group
     * @param minutes for how many minutes' worth of moves the memory is measured; 0 for none
     * @param matches how many matches are played at a time in the last part; 0 for none
     * @param time the duration of each of the two measurements of that part
     */
    public record Plan(Path directory, int spectators, int moves, int minutes, int matches, Duration time) {
        public Plan {
            if (spectators < 1 || moves < 1 || minutes < 0 || matches < 0 || time.isNegative()) {
                throw new IllegalArgumentException("The benchmark needs at least one spectator, one move, 0 minutes and"
                        + " 0 matches or more, not " + spectators + " spectators, " + moves + " moves, " + minutes
                        + " minutes and " + matches + " matches.");
            }
        }

        /** Returns how many of them do not read. */
        int stalled() {
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
        SOME_STALLED
    }

    /**
     * Measures on this machine, now, and prints the figures.
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
                bench.measureMatches();
            } finally {
                FileUtils.deleteQuietly(directory.toFile());
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(
                    "Matches could not be shown in " + plan.directory() + ": " + failure.getMessage(), failure);
        }
    }

    /** The figures measured before one group of spectators. */
    private static final class GroupFigures {
        private final MoveTimes times = new MoveTimes();
        private int moves;
        private long processorNanos;
        private long receivedBytes;

        double microsAMove() {
            return (double) processorNanos / NANOS_PER_MICRO / Math.max(1, moves);
        }
    }

    private void measureMoves() throws IOException, InterruptedException {
        play(Audience.MANY, new GroupFigures(), Math.min(WARMING_MOVES, plan.moves()));
        Map<Audience, GroupFigures> figures = new EnumMap<>(Audience.class);
        List<Audience> order = new ArrayList<>(List.of(Audience.values()));
        for (Audience audience : order) {
            figures.put(audience, new GroupFigures());
        }
        // The groups alternate, each as often the first, so that other work of the machine affects all alike.
        for (int turn = 0; figures.values().stream().anyMatch(some -> some.moves < plan.moves()); turn++) {
            Audience audience = order.get(turn % order.size());
            playOne(audience, figures.getOrDefault(audience, new GroupFigures()));
            if (turn % order.size() == order.size() - 1) {
                order.add(order.remove(0));
            }
        }
        print(figures);
    }

    private void play(Audience audience, GroupFigures figures, int moves) throws IOException, InterruptedException {
        while (figures.moves < moves) {
            playOne(audience, figures);
        }
    }

    private void playOne(Audience audience, GroupFigures figures) throws IOException, InterruptedException {
        WatchedMatches.Played played = matches.play(MOVES_A_SECOND, WatchedMatches.Seats.FOLDER, match -> {
            if (audience != Audience.NOBODY) {
                spectators.connect(match, plan.spectators(), audience == Audience.SOME_STALLED ? plan.stalled() : 0);
            }
        });
        figures.times.addAll(played.times());
        figures.moves += played.moves();
        figures.processorNanos += played.processorNanos();
        figures.receivedBytes += audience == Audience.NOBODY ? 0 : spectators.disconnect();
    }

    private void print(Map<Audience, GroupFigures> figures) {
        out.printf(
                Locale.ROOT,
                "Matches of %.0f moves per second; a bot's move through its folder, from its input to its"
                        + " acknowledgement, in ms; load %.1f on %d processors%n",
                MOVES_A_SECOND,
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                Runtime.getRuntime().availableProcessors());
        out.printf(
                "%-34s %6s %7s %7s %7s %14s %10s%n", "", "moves", "50 %", "90 %", "99 %", "us of CPU/move", "received");
        figures.forEach((audience, some) -> out.printf(
                Locale.ROOT,
                "%-34s %6d %7.3f %7.3f %7.3f %14.0f %7.1f MB%n",
                words(audience),
                some.moves,
                some.times.millis(0.5),
                some.times.millis(0.9),
                some.times.millis(0.99),
                some.microsAMove(),
                some.receivedBytes / MEGABYTE));
        GroupFigures nobody = figures.getOrDefault(Audience.NOBODY, new GroupFigures());
        figures.forEach((audience, some) -> {
            if (audience != Audience.NOBODY) {
                out.printf(
                        Locale.ROOT,
                        "%-34s %6s %7.3f %7.3f %7.3f %14.2f%n",
                        "  as a multiple of none",
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
            case NOBODY -> "no spectators";
            case MANY -> plan.spectators() + " spectators";
            case SOME_STALLED -> plan.spectators() + " spectators, " + plan.stalled() + " do not read";
        };
    }

    private void measureMemory() throws IOException, InterruptedException {
        int all = (int) (plan.minutes() * 60 * MOVES_A_SECOND);
        if (all == 0) {
            return;
        }
        out.printf(
                Locale.ROOT,
                "%n%d moves with %d spectators at %.0f times the speed; memory in use after a collection, and"
                        + " resident, in MiB%n",
                all,
                plan.spectators(),
                SPEED_UP);
        int moves = 0;
        for (int look = 0; look <= LOOKS; look++) {
            moves += playFaster((long) all * look / LOOKS - moves, 0);
            print("after " + moves + " moves");
        }
        moves += playFaster((long) all / LOOKS, plan.stalled());
        print("after " + moves + " moves, " + plan.stalled() + " do not read");
        spectators.disconnect();
    }

    /** Plays at least that many moves; the spectators of the last match stay connected. */
    private int playFaster(long least, int stalled) throws IOException, InterruptedException {
        int moves = 0;
        while (moves < least) {
            spectators.disconnect();
            moves += matches.play(
                            MOVES_A_SECOND * SPEED_UP,
                            WatchedMatches.Seats.LONG,
                            match -> spectators.connect(match, plan.spectators(), stalled))
                    .moves();
        }
        return moves;
    }

    private void measureMatches() throws IOException, InterruptedException {
        if (plan.matches() == 0) {
            return;
        }
        out.printf(
                Locale.ROOT,
                "%n%d matches at a time, a move a second each; processor time of the arena, and memory in MiB%n",
                plan.matches());
        try (LiveMatches live = LiveMatches.begin(matches, plan.matches(), plan.time())) {
            live.settle();
            print(live.measure("no spectators"));
            live.watch(spectators, plan.spectators());
            live.settle();
            spectators.lateness();
            print(live.measure(plan.spectators() + " spectators"));
            out.println("  each spectator sees " + spectators.lateness());
        }
        spectators.disconnect();
    }

    private void print(LiveMatches.Measured measured) {
        print(String.format(Locale.ROOT, "%s: %.2f of a core", measured.name(), measured.cores()));
    }

    private void print(String when) {
        out.printf(Locale.ROOT, "%-38s %7.1f in use, %7.1f resident%n", when, Memory.inUse(), Memory.resident());
        out.flush();
    }
}
