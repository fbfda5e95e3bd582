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
import arena.measure.JavaProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Matches of bots that wait 200 ms before each answer, as the document asks: how much longer they last than the waits
 * alone. Such bots look for their files every 10 ms only, so they cannot play a match in the time of the waits alone.
 *
 * @param median the median match, 1 if the arena took no time and the bots noticed every file at once
 * @param slowest the slowest match
 */
record DocumentMatches(double median, double slowest) {

    private static final PlayerInfo FOLDER = new PlayerInfo("folder", new TreeMap<>());
    private static final long WAIT_NANOS = 200_000_000;
    private static final int TURNS = 62;

    /** Plays a number of matches at a time. */
    static DocumentMatches measure(Path directory, int matches) throws IOException, InterruptedException {
        ConcurrentLinkedQueue<Double> ratios = new ConcurrentLinkedQueue<>();
        try (Field field = Field.open(directory.resolve("document" + matches), FieldOptions.STANDARD)) {
            List<Thread> threads = new ArrayList<>();
            for (int number = 1; number <= matches; number++) {
                threads.add(match(field, number, ratios));
            }
            threads.forEach(Thread::start);
            try (JavaProcess bots = PeerProgram.start("document", field.root().toString(), Integer.toString(matches))) {
                for (Thread thread : threads) {
                    thread.join();
                }
                bots.send(new byte[] {'\n'});
            }
        }
        double[] sorted =
                ratios.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        if (sorted.length < matches) {
            throw new IOException("only " + sorted.length + " of " + matches + " matches were finished");
        }
        return new DocumentMatches(
                sorted[sorted.length / 2], Arrays.stream(sorted).max().orElseThrow());
    }

    /** Plays a match's worth of turns with the same two bots and no arena: this is the lower limit of the time. */
    static DocumentMatches withoutArena(Path directory) throws IOException, InterruptedException {
        Path field = directory.resolve("document-bare");
        Path first = Files.createDirectories(field.resolve(DocumentBot.name(1, 1)));
        Path second = Files.createDirectories(field.resolve(DocumentBot.name(1, 2)));
        try (BareFolder firstFolder = new BareFolder(first);
                BareFolder secondFolder = new BareFolder(second);
                JavaProcess bots = PeerProgram.start("document", field.toString(), "1")) {
            firstFolder.await("ready.txt", "ready.txt");
            secondFolder.await("ready.txt", "ready.txt");
            long begun = System.nanoTime();
            for (int turn = 0; turn < TURNS; turn++) {
                turn(turn % 2 == 0 ? firstFolder : secondFolder, 1 + turn / 2);
            }
            double ratio = (System.nanoTime() - begun) / (double) (TURNS * WAIT_NANOS);
            bots.send(new byte[] {'\n'});
            return new DocumentMatches(ratio, ratio);
        }
    }

    private static void turn(BareFolder folder, int number) throws IOException, InterruptedException {
        folder.publish("input_" + number + ".txt", SampleTexts.INPUT);
        String output = "output_" + number + ".txt";
        folder.await(output, output);
        while (!folder.read(output).endsWith("\n")) {
            Thread.onSpinWait();
        }
        folder.publish("acknowledge_" + number + ".txt", SampleTexts.ACKNOWLEDGEMENT);
    }

    private static Thread match(Field field, int number, ConcurrentLinkedQueue<Double> ratios) {
        List<String> names = List.of(DocumentBot.name(number, 1), DocumentBot.name(number, 2));
        Setup setup = new Setup(names, number, BenchGame.settings(Map.of("turn-limit", Integer.toString(TURNS))));
        List<Player> players = names.stream()
                .map(name -> (Player) field.player(name, FOLDER, Duration.ofMinutes(1), FolderPlayer.Occupancy.SERVED))
                .toList();
        AtomicLong begun = new AtomicLong(-1);
        MatchEnvironment environment = new MatchEnvironment(
                new SystemClock(),
                event -> {
                    if (event instanceof Event.Prompted prompted) {
                        begun.compareAndSet(-1, prompted.atNanos());
                    } else if (event instanceof Event.Ended ended) {
                        double floor = (double) ended.moves() * WAIT_NANOS;
                        ratios.add((ended.atNanos() - begun.get()) / floor);
                    }
                },
                field.venue(names));
        MatchTerms terms = new MatchTerms("document-" + number, "benchmark", MatchTerms.Explanations.OFF, 0);
        return new Thread(
                () -> new Match<>(BenchGame.definition(), setup, players, terms, environment).play(),
                "document-match-" + number);
    }
}
