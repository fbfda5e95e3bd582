package arena.bench.idle;

import arena.bench.BenchGame;
import arena.bench.MoveTimes;
import arena.exchange.Field;
import arena.exchange.FolderBot;
import arena.exchange.FolderPlayer;
import arena.game.Settings;
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
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;

/** Matches one after the other between two bots that serve their folders on threads of their own and answer at once. */
final class IdleLane implements Callable<MoveTimes> {

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
        MatchEnvironment place = new MatchEnvironment(new SystemClock(), this::record, venue);
        MatchConclusion conclusion = new Match<>(BenchGame.box(), setup, players, terms, place).play();
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
