package arena.bench.matches;

import arena.bench.ProcessorTime;
import arena.game.GameBox;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
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
import java.util.stream.IntStream;

/** Some matches of one level of a game against itself, one after the other: the real loop, without a record. */
final class MatchesRun {

    private static final PlayerInfo INFO = new PlayerInfo("superbot", new TreeMap<>());

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
    static void requireLevel(GameBox<?, ?, ?> box, int level) {
        SuperBots.onSeat(box.info().id(), level, new Seat(1), 1);
    }

    /**
     * Plays on this thread.
     *
     * @param firstSeed of the first match; the next ones count on from there
     * @throws InterruptedException if the thread is interrupted
     */
    static Cost play(GameBox<?, ?, ?> box, int level, long firstSeed, int matches) throws InterruptedException {
        long processor = ProcessorTime.nanos();
        long allocated = allocatedBytes();
        long turns = 0;
        for (int match = 0; match < matches; match++) {
            turns += turns(box, level, firstSeed + match);
        }
        return new Cost(matches, turns, ProcessorTime.nanos() - processor, allocatedBytes() - allocated);
    }

    private static <S, V, A> int turns(GameBox<S, V, A> box, int level, long seed) throws InterruptedException {
        List<String> names = IntStream.rangeClosed(1, box.info().mostSeats())
                .mapToObj(seat -> "Bot" + seat)
                .toList();
        Setup setup = new Setup(names, seed, Settings.standard(box.info()));
        List<Player> players =
                names.stream().map(name -> player(box.info().id(), level, name)).toList();
        MatchTerms terms = new MatchTerms("bench", "benchmark", MatchTerms.Explanations.OFF, 0);
        MatchPlace place = new MatchPlace(new SystemClock(), event -> {}, Venue.sound());
        Conclusion conclusion = new Match<>(box, setup, players, terms, place).play();
        if (conclusion instanceof Conclusion.Decided decided) {
            return decided.moves();
        }
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        throw new IllegalStateException("match " + seed + " came to no verdict: " + conclusion);
    }

    private static Player player(String game, int level, String name) {
        return new InProcessPlayer(
                name, INFO, invitation -> SuperBots.onSeat(game, level, invitation.seat(), invitation.seed()));
    }

    private static long allocatedBytes() {
        return ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean threads
                ? threads.getThreadAllocatedBytes(Thread.currentThread().getId())
                : 0;
    }
}
