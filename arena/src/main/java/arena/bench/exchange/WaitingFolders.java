package arena.bench.exchange;

import arena.exchange.Field;
import arena.exchange.FieldOptions;
import arena.exchange.FolderPlayer;
import arena.game.Settings;
import arena.game.Setup;
import arena.games.chainreaction.ChainReaction;
import arena.match.Event;
import arena.match.Match;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.SystemClock;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The processor time of folders in which nothing happens: real matches, first waiting for their bots, then for answers.
 *
 * @param alonePercent of one core by a virtual machine that does nothing at all, which the others include
 * @param joiningPercent of one core while all folders wait for a heartbeat
 * @param askedPercent of one core while half of the folders have an open prompt and the other half wait for their turn
 */
record WaitingFolders(double alonePercent, double joiningPercent, double askedPercent) {

    private static final PlayerInfo FOLDER = new PlayerInfo("folder", new TreeMap<>());
    private static final Duration PATIENCE = Duration.ofHours(1);
    private static final int SETTLING_SECONDS = 3;

    /** Measures a number of folders, two in each match, for some seconds in each state. */
    static WaitingFolders measure(Path directory, int folders, int seconds) throws IOException, InterruptedException {
        double alone = percent(seconds);
        try (Field field = Field.open(directory.resolve("idle"), FieldOptions.STANDARD)) {
            CountDownLatch asked = new CountDownLatch(folders / 2);
            List<Thread> matches = new ArrayList<>();
            for (int number = 1; number <= folders / 2; number++) {
                Thread match = match(field, number, asked);
                matches.add(match);
                match.start();
            }
            double joining = percent(seconds);
            for (int number = 1; number <= folders / 2; number++) {
                Files.writeString(field.root().resolve(name(number, 1)).resolve("ready.txt"), "ready\n");
                Files.writeString(field.root().resolve(name(number, 2)).resolve("ready.txt"), "ready\n");
            }
            if (!asked.await(1, TimeUnit.MINUTES)) {
                throw new IOException("only " + (folders / 2 - asked.getCount()) + " matches began within a minute");
            }
            double waiting = percent(seconds);
            matches.forEach(Thread::interrupt);
            for (Thread match : matches) {
                match.join();
            }
            return new WaitingFolders(alone, joining, waiting);
        }
    }

    private static String name(int match, int seat) {
        return "Idle" + match + "_" + seat;
    }

    private static Thread match(Field field, int number, CountDownLatch asked) {
        List<String> names = List.of(name(number, 1), name(number, 2));
        Setup setup = new Setup(names, number, Settings.of(ChainReaction.box().info(), Map.of("move-time", "60s")));
        List<Player> players = names.stream()
                .map(name -> (Player) field.player(name, FOLDER, PATIENCE, FolderPlayer.Occupancy.SERVED))
                .toList();
        MatchTerms terms = new MatchTerms("idle-" + number, "benchmark", MatchTerms.Explanations.OFF, 0);
        MatchEnvironment place = new MatchEnvironment(
                new SystemClock(),
                event -> {
                    if (event instanceof Event.Prompted) {
                        asked.countDown();
                    }
                },
                field.venue(names));
        Thread thread = new Thread(
                () -> new Match<>(ChainReaction.box(), setup, players, terms, place).play(), "idle-match-" + number);
        thread.setDaemon(true);
        return thread;
    }

    /** Returns the share of one core that the process uses once all matches wait. */
    private static double percent(int seconds) throws InterruptedException {
        TimeUnit.SECONDS.sleep(SETTLING_SECONDS);
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long cpu = system.getProcessCpuTime();
        long begun = System.nanoTime();
        TimeUnit.SECONDS.sleep(seconds);
        return 100.0 * (system.getProcessCpuTime() - cpu) / (System.nanoTime() - begun);
    }
}
