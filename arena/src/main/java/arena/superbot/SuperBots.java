package arena.superbot;

import arena.game.Seat;
import arena.superbot.acquire.AcquireLevels;
import arena.superbot.asterobots.AsterobotsLevels;
import arena.superbot.chainreaction.ChainReactionLevels;
import arena.superbot.level.AdvisingResponder;
import arena.superbot.level.Effort;
import arena.superbot.level.Estimator;
import arena.superbot.level.Ladder;
import arena.superbot.level.Level;
import arena.superbot.level.MindSeat;
import arena.superbot.level.SeatFinder;
import arena.superbot.windwardopolis.WindwardopolisLevels;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The list of all super bots: a game that has levels is one more line here. */
public final class SuperBots {

    private static final List<Ladder<?, ?, ?>> ALL = List.of(
            ChainReactionLevels.ladder(),
            AsterobotsLevels.ladder(),
            AcquireLevels.ladder(),
            WindwardopolisLevels.ladder());

    private static final Effort STANDARD = new Effort(Effort.STANDARD_THINK, Long.MAX_VALUE);

    private SuperBots() {}

    /**
     * A level as people see it.
     *
     * @param number 1 for the weakest
     * @param idea one sentence: how it plays, and how it errs
     */
    public record LevelInfo(int number, String name, String idea) {}

    /** Returns the levels of a game, the weakest first; none if the game has no super bot. */
    public static List<LevelInfo> levels(String gameId) {
        return ALL.stream()
                .filter(ladder -> ladder.box().info().id().equals(gameId))
                .flatMap(ladder -> IntStream.rangeClosed(1, ladder.levels().size())
                        .mapToObj(number -> info(ladder.levels().get(number - 1), number)))
                .toList();
    }

    /**
     * Returns a super bot that is told its seat and thinks for the standard time.
     *
     * @param seed of its own chance: equal seeds play alike, as long as no level is stopped by the time
     * @throws IllegalArgumentException with a sentence for people if there is no such level
     */
    public static AdvisingResponder onSeat(String gameId, int level, Seat seat, long seed) {
        MindSeat place = MindSeat.standard(seat, ladder(gameId, level).box().info());
        return onSeat(gameId, level, place, seed, STANDARD);
    }

    /** Returns the same with an effort of its own, in a match with settings of its own. */
    public static AdvisingResponder onSeat(String gameId, int level, MindSeat place, long seed, Effort effort) {
        return ladder(gameId, level).bot(level, SeatFinder.told(place), seed, effort);
    }

    /**
     * Returns a super bot that serves a folder, finds its seat by the folder's name, like any bot, and thinks for the
     * standard time.
     *
     * @param seed of its own chance: equal seeds play alike, as long as no level is stopped by the time
     * @throws IllegalArgumentException with a sentence for people if there is no such level
     */
    public static AdvisingResponder named(String gameId, int level, String name, long seed) {
        return named(gameId, level, name, seed, STANDARD);
    }

    /** Returns the same with an effort of its own. */
    public static AdvisingResponder named(String gameId, int level, String name, long seed, Effort effort) {
        Ladder<?, ?, ?> ladder = ladder(gameId, level);
        return ladder.bot(level, SeatFinder.named(name, ladder.box().info()), seed, effort);
    }

    /** Returns what thinks of positions of a game; nothing if the game has no such super bot. */
    public static Optional<Estimator<?>> estimator(String gameId) {
        return ALL.stream()
                .filter(ladder -> ladder.box().info().id().equals(gameId))
                .findFirst()
                .flatMap(Ladder::estimator);
    }

    private static Ladder<?, ?, ?> ladder(String gameId, int level) {
        Ladder<?, ?, ?> found = ALL.stream()
                .filter(ladder -> ladder.box().info().id().equals(gameId))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("The game " + gameId + " has no super bot."));
        if (level < 1 || level > found.levels().size()) {
            throw new IllegalArgumentException("The super bot has levels 1 to "
                    + found.levels().size() + " in " + gameId + ", not " + level + ".");
        }
        return found;
    }

    private static LevelInfo info(Level<?, ?> level, int number) {
        return new LevelInfo(number, level.name(), level.idea());
    }
}
