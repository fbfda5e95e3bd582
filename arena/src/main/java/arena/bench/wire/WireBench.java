package arena.bench.wire;

import arena.door.wire.ClientSource;
import arena.door.wire.WirePlayer;
import arena.door.wire.WireServer;
import arena.exchange.Field;
import arena.exchange.FieldOptions;
import arena.exchange.FolderBot;
import arena.exchange.FolderPlayer;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.match.Event;
import arena.match.Match;
import arena.match.MatchConclusion;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.SystemClock;
import arena.plugin.Games;
import arena.provider.GameProvider;
import arena.wire.WireTranslator;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.io.FileUtils;

/**
 * A benchmark of updates in real time: a match of bots that order nothing, on all seats of a game, once by TCP and once
 * through folders, and the processor time of each update.
 */
public final class WireBench {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final double NANOS_PER_MICRO = 1e3;
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double PERCENT = 100;

    private WireBench() {}

    /**
     * The plan of a measurement.
     *
     * @param settings those of a match in real time
     * @param directory where the folders are made, and removed afterwards
     */
    public record Plan(GameDefinition<?, ?, ?> game, Settings settings, Path directory) {
        public Plan {
            if (translators(game).isEmpty()) {
                throw new IllegalArgumentException("No bots that connect by TCP are known for "
                        + game.info().title() + "; name another --game.");
            }
        }
    }

    private static List<WireTranslator.Factory> translators(GameDefinition<?, ?, ?> game) {
        return Games.provider(game.info().id()).flatMap(GameProvider::wire).stream()
                .toList();
    }

    /** The ways of the bots. */
    private enum Way {
        WIRE("by TCP"),
        FOLDER("through folders");

        private final String words;

        Way(String words) {
            this.words = words;
        }
    }

    /** The cost of a match: of the arena and its bots together, since they are one process. */
    private record Cost(int updates, long processorNanos, long nanos) {

        double micros() {
            return processorNanos / NANOS_PER_MICRO / Math.max(1, updates);
        }

        void print(PrintStream out, String words) {
            out.printf(
                    Locale.ROOT,
                    "%-20s %10.1f %22.0f %22.1f%n",
                    words,
                    updates / (nanos / NANOS_PER_SECOND),
                    micros(),
                    PERCENT * processorNanos / nanos);
        }
    }

    /**
     * Measures on this machine, now, and prints a table.
     *
     * @throws UncheckedIOException if the directory cannot be written
     * @throws IllegalArgumentException with a sentence if the settings are not those of a match in real time
     */
    public static void run(Plan plan, PrintStream out) throws InterruptedException {
        try {
            Files.createDirectories(plan.directory());
            out.printf(
                    Locale.ROOT,
                    "%s, %d bots that order nothing, in one process with the arena%n",
                    plan.game().info().title(),
                    plan.game().info().mostSeats());
            out.printf(Locale.ROOT, "%-20s %10s %22s %22s%n", "", "updates/s", "us for one update", "% of a processor");
            Cost wire = measure(plan, Way.WIRE);
            wire.print(out, Way.WIRE.words);
            Cost folders = measure(plan, Way.FOLDER);
            folders.print(out, Way.FOLDER.words);
            out.printf(Locale.ROOT, "%-20s %10s %22.2f%n", "ratio", "", wire.micros() / folders.micros());
        } catch (IOException failure) {
            throw new UncheckedIOException("The match could not be measured: " + failure.getMessage(), failure);
        }
    }

    /** Plays two matches, of which the first one only warms the machine up. */
    private static Cost measure(Plan plan, Way way) throws IOException, InterruptedException {
        Path directory = Files.createTempDirectory(plan.directory(), "bench-wire-");
        List<Thread> bots = new ArrayList<>();
        InetSocketAddress free = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        try (Field field = Field.open(directory, FieldOptions.STANDARD);
                WireServer server = WireServer.open(free)) {
            List<String> names = Seat.firstSeats(plan.game().info().mostSeats()).stream()
                    .map(seat -> "Bot_" + seat.number())
                    .toList();
            names.forEach(name -> bots.add(bot(way, name, field, server)));
            play(plan.game(), plan, names, players(plan, way, names, field, server), field);
            return play(plan.game(), plan, names, players(plan, way, names, field, server), field);
        } finally {
            bots.forEach(Thread::interrupt);
            for (Thread bot : bots) {
                bot.join(PATIENCE.toMillis());
            }
            FileUtils.deleteQuietly(directory.toFile());
        }
    }

    private static Thread bot(Way way, String name, Field field, WireServer server) {
        Runnable work = way == Way.WIRE
                ? new SilentClient(server.address(), name)
                : new FolderBot(field.root().resolve(name), prompt -> "")::serve;
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private static List<Player> players(Plan plan, Way way, List<String> names, Field field, WireServer server)
            throws InterruptedException {
        List<Player> players = new ArrayList<>();
        for (String name : names) {
            PlayerInfo info = new PlayerInfo("folder", new TreeMap<>());
            if (way == Way.FOLDER) {
                players.add(field.player(name, info, PATIENCE, FolderPlayer.Occupancy.SERVED));
                continue;
            }
            FolderPlayer folder = field.player(name, info, PATIENCE, FolderPlayer.Occupancy.LAUNCHED);
            players.add(new WirePlayer(
                    folder,
                    folder.folder(),
                    ClientSource.of(server.claim(plan, name::equals, System.nanoTime() + PATIENCE.toNanos())),
                    translators(plan.game()).get(0).begin(seat -> seat)));
        }
        return players;
    }

    private static <S, V, A> Cost play(
            GameDefinition<S, V, A> game, Plan plan, List<String> names, List<Player> players, Field field) {
        AtomicInteger updates = new AtomicInteger();
        MatchTerms terms = new MatchTerms("bench-wire", "benchmark", MatchTerms.Explanations.OFF, 0);
        MatchEnvironment environment = new MatchEnvironment(
                new SystemClock(),
                event -> updates.addAndGet(event instanceof Event.UpdateSent ? 1 : 0),
                field.venue(names));
        long processorNanos = processorNanos();
        long nanos = System.nanoTime();
        MatchConclusion conclusion =
                new Match<>(game, new Setup(names, 1, plan.settings()), players, terms, environment).play();
        if (conclusion instanceof MatchConclusion.Decided && updates.get() > 0) {
            return new Cost(updates.get(), processorNanos() - processorNanos, System.nanoTime() - nanos);
        }
        throw new IllegalArgumentException(
                "No update was sent, or the match was broken off; give the settings of a match"
                        + " in real time with an end.");
    }

    private static long processorNanos() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
                ? system.getProcessCpuTime()
                : 0;
    }
}
