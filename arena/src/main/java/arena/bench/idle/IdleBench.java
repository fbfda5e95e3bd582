package arena.bench.idle;

import arena.bench.BenchGame;
import arena.bench.MoveTimes;
import arena.bench.ParallelWork;
import arena.exchange.Field;
import arena.exchange.FieldOptions;
import arena.exchange.FolderBot;
import arena.exchange.FolderPlayer;
import arena.game.Seat;
import arena.game.Setup;
import arena.match.Event;
import arena.match.Match;
import arena.match.MatchConclusion;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.SystemClock;
import arena.match.Timestamps;
import arena.match.Venue;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.io.FileUtils;

/**
 * A benchmark of false time-outs: matches through team folders between bots that answer at once, several at a time,
 * with every time-out counted and the slowest move shown.
 */
public final class IdleBench {

    private IdleBench() {}

    /**
     * The matches that are played.
     *
     * @param directory where the folders are made, and removed afterwards
     * @param moves at least how many in all matches together
     * @param moveTime the limit for each move
     * @param matches at a time
     */
    public record Plan(Path directory, int moves, Duration moveTime, int matches) {
        public Plan {
            if (moves < 1 || matches < 1 || moveTime.toMillis() < 1) {
                throw new IllegalArgumentException("A benchmark needs at least one move, 1 ms for each and one"
                        + " match at a time, not "
                        + moves + " moves of " + moveTime.toMillis() + " ms in " + matches + " matches.");
            }
        }
    }

    /**
     * Plays on this machine, now, and prints the figures.
     *
     * @return how many moves or players were lost
     * @throws InterruptedException if the thread is interrupted
     * @throws UncheckedIOException if the directory cannot be written
     */
    public static int run(Plan plan, PrintStream out) throws InterruptedException {
        try {
            Files.createDirectories(plan.directory());
            Path directory = Files.createTempDirectory(plan.directory(), "bench-idle-");
            try (Field field = Field.open(directory, FieldOptions.STANDARD)) {
                MoveTimes samples = play(plan, field);
                print(plan, samples, Files.getFileStore(directory).type(), out);
                return samples.losses();
            } finally {
                FileUtils.deleteQuietly(directory.toFile());
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(
                    "Moves could not be played in " + plan.directory() + ": " + failure.getMessage(), failure);
        }
    }

    private static MoveTimes play(Plan plan, Field field) throws InterruptedException {
        AtomicInteger movesLeft = new AtomicInteger(plan.moves());
        List<Callable<MoveTimes>> lanes = new ArrayList<>();
        for (int number = 1; number <= plan.matches(); number++) {
            lanes.add(new IdleLane(field, number, plan.moveTime(), movesLeft));
        }
        MoveTimes all = new MoveTimes();
        ParallelWork.run(plan.matches(), lanes, all::addAll);
        return all;
    }

    private static void print(Plan plan, MoveTimes samples, String disk, PrintStream out) {
        out.printf(
                Locale.ROOT,
                "%d moves through folders on %s, %d matches at a time, %d ms for each move; load %.1f on %d"
                        + " processors%n",
                samples.count() + samples.losses(),
                disk,
                plan.matches(),
                plan.moveTime().toMillis(),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                Runtime.getRuntime().availableProcessors());
        out.printf(
                Locale.ROOT,
                "late moves: %d; time of a move in ms: p50 %.2f, p99 %.2f, p99.9 %.2f, slowest %.2f%n",
                samples.losses(),
                samples.millis(0.5),
                samples.millis(0.99),
                samples.millis(0.999),
                samples.millis(1));
    }

    /**
     * Matches one after the other between two bots that serve their folders on threads of their own and answer at once.
     */
    private static final class IdleLane implements Callable<MoveTimes> {

        private static final PlayerInfo FOLDER = new PlayerInfo("folder", new TreeMap<>());
        private static final Duration PATIENCE = Duration.ofSeconds(30);

        private final Field field;
        private final List<String> names;
        private final Duration moveTime;
        private final AtomicInteger movesLeft;
        private final MoveTimes samples = new MoveTimes();

        /**
         * Prepares a lane.
         *
         * @param number the number in the names of its folders
         * @param movesLeft of all lanes together; a match that has begun is played to its end
         */
        IdleLane(Field field, int number, Duration moveTime, AtomicInteger movesLeft) {
            this.field = field;
            this.names = List.of("Idle" + number + "_1", "Idle" + number + "_2");
            this.moveTime = moveTime;
            this.movesLeft = movesLeft;
        }

        @Override
        public MoveTimes call() throws InterruptedException {
            List<Thread> bots = List.of(bot(new Seat(1)), bot(new Seat(2)));
            bots.forEach(Thread::start);
            try {
                for (long seed = 1; movesLeft.get() > 0; seed++) {
                    play(seed);
                }
                return samples;
            } finally {
                bots.forEach(Thread::interrupt);
                for (Thread bot : bots) {
                    bot.join(PATIENCE.toMillis());
                }
            }
        }

        private Thread bot(Seat seat) {
            String name = names.get(seat.index());
            FolderBot bot = new FolderBot(field.root().resolve(name), BenchGame.bot(seat));
            Thread thread = new Thread(bot::serve, name);
            thread.setDaemon(true);
            return thread;
        }

        private void play(long seed) throws InterruptedException {
            Map<String, String> settings = Map.of("move-time", moveTime.toMillis() + "ms");
            Setup setup = new Setup(names, seed, BenchGame.settings(settings));
            List<Player> players = names.stream().map(this::player).toList();
            MatchTerms terms = new MatchTerms("idle-" + seed, "benchmark", MatchTerms.Explanations.OFF, 0);
            Venue venue = field.venue(names);
            MatchEnvironment environment = new MatchEnvironment(new SystemClock(), this::record, venue);
            MatchConclusion conclusion = new Match<>(BenchGame.definition(), setup, players, terms, environment).play();
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            if (conclusion instanceof MatchConclusion.Broken broken) {
                throw new IllegalStateException(broken.words());
            }
        }

        private Player player(String name) {
            return field.player(name, FOLDER, PATIENCE, FolderPlayer.Occupancy.SERVED);
        }

        private void record(Event event) {
            if (event instanceof Event.Ruled ruled) {
                Timestamps stamps = ruled.reply().stamps();
                movesLeft.decrementAndGet();
                if (ruled.reply().bytes().isEmpty()) {
                    samples.addLoss();
                } else {
                    samples.add(stamps.complete() - stamps.published());
                }
            } else if (event instanceof Event.Left) {
                samples.addLoss();
            }
        }
    }
}
