package arena.bench.web;

import arena.bench.BenchGame;
import arena.bench.MoveTimes;
import arena.bench.exchange.PeerProgram;
import arena.exchange.Field;
import arena.exchange.FieldOptions;
import arena.exchange.FolderPlayer;
import arena.game.Settings;
import arena.game.Setup;
import arena.match.Event;
import arena.match.InProcessPlayer;
import arena.match.Match;
import arena.match.MatchConclusion;
import arena.match.MatchControl;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Responder;
import arena.match.SystemClock;
import arena.match.Venue;
import arena.measure.JavaProcess;
import arena.record.Journal;
import arena.record.MatchIds;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** Matches of Chain Reaction at a steady pace, recorded in the process that has the pages. */
final class WatchedMatches implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final PlayerInfo SCRIPT = new PlayerInfo("script", new TreeMap<>());
    private static final String OPPONENT = "Opponent";

    /** An order that the rules refuse: with nine of them for each legal one a match has hundreds of moves. */
    private static final String WRONG = "C 50\n";

    private static final int WRONG_ONES = 9;
    private static final Map<String, String> MANY_WRONG = Map.of("wrong-moves", "100000", "turn-limit", "800");

    private final Field field;
    private final Path records;
    private final JavaProcess peer;
    private final MatchIds ids = new MatchIds();
    private int folders;

    private WatchedMatches(Field field, Path records, JavaProcess peer) {
        this.field = field;
        this.records = records;
        this.peer = peer;
    }

    static WatchedMatches open(Path folder, Path records) throws IOException {
        Field field = Field.open(folder, FieldOptions.STANDARD);
        return new WatchedMatches(field, records, PeerProgram.start("bot", folder.toString()));
    }

    /** The players of a match. */
    enum Seats {
        /** A bot in a process of its own against one that takes almost no time. */
        FOLDER,
        /** Two bots that take almost no time, and play long matches. */
        LONG
    }

    /** A listener that is called before the first move of a match. */
    @FunctionalInterface
    interface Audience {
        void invite(String match) throws IOException;
    }

    /**
     * The figures of a match.
     *
     * @param times of the moves through a folder, from the input to the acknowledgement
     * @param moves of both players
     * @param processorNanos of this process, since the spectators were connected
     */
    record Played(MoveTimes times, int moves, long processorNanos) {}

    /** Plays a match to its end. */
    Played play(double movesASecond, Seats seats, Audience audience) throws InterruptedException {
        String name = seats == Seats.FOLDER ? PeerProgram.name(++folders) : "Other";
        List<String> names = List.of(name, OPPONENT);
        Settings settings = BenchGame.settings(seats == Seats.LONG ? MANY_WRONG : Map.of());
        List<Player> players = List.of(seats == Seats.FOLDER ? folderPlayer(name) : erring(name), opponent(seats));
        try (Journal journal = Journal.begin(
                records,
                () -> ids.make(Instant.now(), BenchGame.definition().info().id(), names),
                Journal.Keep.DISCARDED)) {
            MatchTerms terms = new MatchTerms(
                    journal.matchId(), "benchmark", MatchTerms.Explanations.OFF, System.currentTimeMillis());
            Venue venue = seats == Seats.FOLDER ? field.venue(List.of(name)) : Venue.sound();
            Beat beat = new Beat(movesASecond, () -> audience.invite(journal.matchId()));
            Times times = new Times();
            MatchEnvironment environment =
                    new MatchEnvironment(new SystemClock(), journal.then(times::record), venue, beat);
            MatchConclusion conclusion = new Match<>(
                            BenchGame.definition(), new Setup(names, 1, settings), players, terms, environment)
                    .play();
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            if (conclusion instanceof MatchConclusion.Broken broken) {
                throw new IllegalStateException(broken.words());
            }
            return new Played(times.times, times.moves, processorNanos() - beat.processorNanos);
        }
    }

    private Player folderPlayer(String name) {
        return field.player(name, SCRIPT, PATIENCE, FolderPlayer.Occupancy.SERVED);
    }

    private static Player opponent(Seats seats) {
        return seats == Seats.LONG
                ? erring(OPPONENT)
                : new InProcessPlayer(OPPONENT, SCRIPT, invitation -> BenchGame.bot(invitation.seat()));
    }

    private static Player erring(String name) {
        return new InProcessPlayer(name, SCRIPT, invitation -> new Erring(BenchGame.bot(invitation.seat())));
    }

    /** A bot that gives many wrong answers for each right one. */
    private static final class Erring implements Responder {

        private final Responder bot;
        private int answers;

        Erring(Responder bot) {
            this.bot = bot;
        }

        @Override
        public String answer(String input) {
            boolean begins = answers == 0;
            answers++;
            return begins || answers % (WRONG_ONES + 1) == 0 ? bot.answer(input) : WRONG;
        }
    }

    /** Returns the processor time of this process. */
    static long processorNanos() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
                ? system.getProcessCpuTime()
                : 0;
    }

    /** An action on files or processes. */
    @FunctionalInterface
    private interface Deed {
        void run() throws IOException;
    }

    /** A match control that begins a step at each beat; the spectators connect before the first. */
    private static final class Beat implements MatchControl {
        private final double stepsASecond;
        private final Deed before;
        private boolean begun;
        private long begunNanos;
        private long processorNanos;

        Beat(double stepsASecond, Deed before) {
            this.stepsASecond = stepsASecond;
            this.before = before;
        }

        @Override
        public long restNanos(int step) {
            if (!begun) {
                begin();
            }
            long due = begunNanos + (long) ((step - 1) * TimeUnit.SECONDS.toNanos(1) / stepsASecond);
            return due - System.nanoTime();
        }

        private void begin() {
            try {
                before.run();
            } catch (IOException gone) {
                throw new IllegalStateException("the process of the spectators has ended", gone);
            }
            begun = true;
            begunNanos = System.nanoTime();
            processorNanos = processorNanos();
        }
    }

    /** The times of the first seat's moves, and their number. */
    private static final class Times {
        private final MoveTimes times = new MoveTimes();
        private final Map<Integer, Long> published = new HashMap<>();
        private int moves;

        void record(Event event) {
            if (event instanceof Event.Ruled ruled) {
                moves++;
                published.put(ruled.seat(), ruled.reply().stamps().published());
            } else if (event instanceof Event.Acknowledged acknowledged && acknowledged.seat() == 1) {
                times.add(acknowledged.atNanos() - published.getOrDefault(1, acknowledged.atNanos()));
            }
        }
    }

    @Override
    public void close() {
        peer.close();
        field.close();
    }
}
