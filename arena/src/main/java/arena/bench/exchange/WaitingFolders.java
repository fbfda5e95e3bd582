package arena.bench.exchange;

import arena.bench.BenchGame;
import arena.exchange.Field;
import arena.exchange.FieldOptions;
import arena.exchange.FolderPlayer;
import arena.game.Setup;
import arena.match.Event;
import arena.match.Match;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.SystemClock;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * The processor time of folders in which nothing happens: real matches, first waiting for their bots, then for answers.
 *
 * @param folders how many folders wait, two in each match
 * @param alone used by a virtual machine that does nothing at all, which the others include
 * @param joining used while all folders wait for a heartbeat
 * @param asked used while half of the folders have an open prompt and the other half wait for their turn
 */
record WaitingFolders(int folders, ProcessorUse alone, ProcessorUse joining, ProcessorUse asked) {

    /** The beginning of the names of the threads of matches. */
    static final String MATCH = "idle-match-";

    private static final PlayerInfo FOLDER = new PlayerInfo("folder", new TreeMap<>());
    private static final Duration PATIENCE = Duration.ofHours(1);
    private static final int SETTLING_SECONDS = 3;

    /** Measures a number of folders, two in each match, for some seconds in each state. */
    static WaitingFolders measure(Path directory, int folders, int seconds) throws IOException, InterruptedException {
        ProcessorUse alone = use(seconds);
        try (Field field = Field.open(directory.resolve("idle"), FieldOptions.STANDARD)) {
            CountDownLatch asked = new CountDownLatch(folders / 2);
            List<Thread> matches = new ArrayList<>();
            for (int number = 1; number <= folders / 2; number++) {
                Thread match = match(field, number, asked);
                matches.add(match);
                match.start();
            }
            ProcessorUse joining = use(seconds);
            for (int number = 1; number <= folders / 2; number++) {
                Files.writeString(field.root().resolve(name(number, 1)).resolve("ready.txt"), "ready\n");
                Files.writeString(field.root().resolve(name(number, 2)).resolve("ready.txt"), "ready\n");
            }
            if (!asked.await(1, TimeUnit.MINUTES)) {
                throw new IOException("only " + (folders / 2 - asked.getCount()) + " matches began within a minute");
            }
            ProcessorUse waiting = use(seconds);
            matches.forEach(Thread::interrupt);
            for (Thread match : matches) {
                match.join();
            }
            return new WaitingFolders(folders, alone, joining, waiting);
        }
    }

    /** Prints the use in each state, and side by side what caused it. */
    void print(PrintStream out) {
        out.printf(
                Locale.ROOT,
                "%d idle folders: percent of a core, and how often a thread was given a processor in a second%n",
                folders);
        out.printf(
                Locale.ROOT,
                "%-32s %16s  %19s  %16s%n",
                "",
                "waiting for bots",
                "waiting for answers",
                "no folder at all");
        for (ProcessorUse.Cause cause : ProcessorUse.Cause.values()) {
            print(out, cause.words(), use -> words(use.of(cause)));
        }
        print(out, "the process", use -> String.format(Locale.ROOT, "%.2f %%      ", use.percent()));
        print(out, "load of the machine", use -> String.format(Locale.ROOT, "%.1f        ", use.load()));
    }

    private void print(PrintStream out, String name, Function<ProcessorUse, String> words) {
        out.printf(
                Locale.ROOT,
                "%-32s %16s  %19s  %16s%n",
                name,
                words.apply(joining),
                words.apply(asked),
                words.apply(alone));
    }

    private static String words(ProcessorUse.Use use) {
        return String.format(Locale.ROOT, "%.2f %% %4.0f/s", use.percent(), use.runsPerSecond());
    }

    private static String name(int match, int seat) {
        return "Idle" + match + "_" + seat;
    }

    private static Thread match(Field field, int number, CountDownLatch asked) {
        List<String> names = List.of(name(number, 1), name(number, 2));
        Setup setup = new Setup(names, number, BenchGame.settings(Map.of("move-time", "60s")));
        List<Player> players = names.stream()
                .map(name -> (Player) field.player(name, FOLDER, PATIENCE, FolderPlayer.Occupancy.SERVED))
                .toList();
        MatchTerms terms = new MatchTerms("idle-" + number, "benchmark", MatchTerms.Explanations.OFF, 0);
        MatchEnvironment environment = new MatchEnvironment(
                new SystemClock(),
                event -> {
                    if (event instanceof Event.Prompted) {
                        asked.countDown();
                    }
                },
                field.venue(names));
        Thread thread = new Thread(
                () -> new Match<>(BenchGame.definition(), setup, players, terms, environment).play(), MATCH + number);
        thread.setDaemon(true);
        return thread;
    }

    /** Returns the use of the process once all matches wait. */
    private static ProcessorUse use(int seconds) throws IOException, InterruptedException {
        TimeUnit.SECONDS.sleep(SETTLING_SECONDS);
        return ProcessorUse.during(Duration.ofSeconds(seconds));
    }
}
