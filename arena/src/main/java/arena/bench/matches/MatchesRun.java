package arena.bench.matches;

import arena.bench.ProcessorTime;
import arena.game.GameBox;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.match.InProcessPlayer;
import arena.match.Match;
import arena.match.MatchConclusion;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.SystemClock;
import arena.match.Venue;
import arena.superbot.SuperBots;
import arena.superbot.level.Effort;
import arena.superbot.level.MindSeat;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Some matches of one level of a game against itself, one after the other: the real loop, without a record. */
final class MatchesRun<S, V, A> {

    private static final Effort EFFORT = new Effort(Effort.STANDARD_THINK, Long.MAX_VALUE);
    private static final PlayerInfo INFO = new PlayerInfo("superbot", new TreeMap<>());

    private final GameBox<S, V, A> box;
    private final int level;
    private final Settings settings;

    /** Creates matches of one level with these settings. */
    MatchesRun(GameBox<S, V, A> box, int level, Settings settings) {
        this.box = box;
        this.level = level;
        this.settings = settings;
    }

    /**
     * The cost of some matches.
     *
     * @param matches how many
     * @param turns of both players in all of them
     * @param processorNanos of the threads that played
     * @param allocatedBytes by the threads that played
     */
    record Cost(long matches, long turns, long processorNanos, long allocatedBytes) {

        static final Cost NONE = new Cost(0, 0, 0, 0);

        Cost plus(Cost more) {
            return new Cost(
                    matches + more.matches,
                    turns + more.turns,
                    processorNanos + more.processorNanos,
                    allocatedBytes + more.allocatedBytes);
        }
    }

    /** Checks that the game has the level; throws {@link IllegalArgumentException} with a sentence if not. */
    static void requireLevel(GameBox<?, ?, ?> box, int level) {
        SuperBots.onSeat(box.info().id(), level, new Seat(1), 1);
    }

    /**
     * Plays on this thread.
     *
     * @param firstSeed of the first match; the next ones count on from there
     * @throws InterruptedException if the thread is interrupted
     */
    Cost play(long firstSeed, int matches) throws InterruptedException {
        long processor = ProcessorTime.nanos();
        long allocated = allocatedBytes();
        long turns = 0;
        for (int match = 0; match < matches; match++) {
            turns += turns(firstSeed + match);
        }
        return new Cost(matches, turns, ProcessorTime.nanos() - processor, allocatedBytes() - allocated);
    }

    private int turns(long seed) throws InterruptedException {
        List<String> names = IntStream.rangeClosed(1, box.info().mostSeats())
                .mapToObj(seat -> "Bot" + seat)
                .toList();
        Setup setup = new Setup(names, seed, settings);
        List<Player> players = names.stream().map(this::player).toList();
        MatchTerms terms = new MatchTerms("bench", "benchmark", MatchTerms.Explanations.OFF, 0);
        MatchEnvironment place = new MatchEnvironment(new SystemClock(), event -> {}, Venue.sound());
        MatchConclusion conclusion = new Match<>(box, setup, players, terms, place).play();
        if (conclusion instanceof MatchConclusion.Decided decided) {
            return decided.moves();
        }
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        throw new IllegalStateException("match " + seed + " has no verdict: " + conclusion);
    }

    private Player player(String name) {
        return new InProcessPlayer(
                name,
                INFO,
                invitation -> SuperBots.onSeat(
                        box.info().id(), level, new MindSeat(invitation.seat(), settings), invitation.seed(), EFFORT));
    }

    private static long allocatedBytes() {
        return ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean threads
                ? threads.getThreadAllocatedBytes(Thread.currentThread().getId())
                : 0;
    }
}
