package arena.bench;

import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.games.chainreaction.ChainReaction;
import arena.match.Conclusion;
import arena.match.InProcessPlayer;
import arena.match.Match;
import arena.match.MatchPlace;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.SystemClock;
import arena.match.Venue;
import arena.superbot.SuperBots;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.TreeMap;

/** Some matches of one level of Chain Reaction against itself, one after the other: the real loop, without a record. */
final class MatchesRun {

    private static final PlayerInfo INFO = new PlayerInfo("superbot", new TreeMap<>());
    private static final List<String> NAMES = List.of("One", "Two");
    private static final String GAME = ChainReaction.box().info().id();

    private MatchesRun() {}

    /**
     * What some matches took.
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

    /** Throws {@link IllegalArgumentException} with a sentence if there is no such level. */
    static void requireLevel(int level) {
        SuperBots.onSeat(GAME, level, new Seat(1), 1);
    }

    /**
     * Plays on this thread.
     *
     * @param firstSeed of the first match; the next ones count on from there
     * @throws InterruptedException if the thread is interrupted
     */
    static Cost play(int level, long firstSeed, int matches) throws InterruptedException {
        long processor = ProcessorTime.nanos();
        long allocated = allocatedBytes();
        long turns = 0;
        for (int match = 0; match < matches; match++) {
            turns += turns(level, firstSeed + match);
        }
        return new Cost(matches, turns, ProcessorTime.nanos() - processor, allocatedBytes() - allocated);
    }

    private static int turns(int level, long seed) throws InterruptedException {
        Setup setup =
                new Setup(NAMES, seed, Settings.standard(ChainReaction.box().info()));
        List<Player> players =
                setup.seats().stream().map(seat -> player(level, seat)).toList();
        MatchTerms terms = new MatchTerms("bench", "benchmark", MatchTerms.Explanations.OFF, 0);
        MatchPlace place = new MatchPlace(new SystemClock(), event -> {}, Venue.sound());
        Conclusion conclusion = new Match<>(ChainReaction.box(), setup, players, terms, place).play();
        if (conclusion instanceof Conclusion.Decided decided) {
            return decided.moves();
        }
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        throw new IllegalStateException("match " + seed + " came to no verdict: " + conclusion);
    }

    private static Player player(int level, Seat seat) {
        return new InProcessPlayer(
                NAMES.get(seat.index()),
                INFO,
                invitation -> SuperBots.onSeat(GAME, level, invitation.seat(), invitation.seed()));
    }

    private static long allocatedBytes() {
        return ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean threads
                ? threads.getThreadAllocatedBytes(Thread.currentThread().getId())
                : 0;
    }
}
