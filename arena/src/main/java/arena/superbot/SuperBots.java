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

/** The super bots of all games. A new game with levels is one more line here. */
public final class SuperBots {

    private static final List<Ladder<?, ?, ?>> ALL = List.of(
            ChainReactionLevels.ladder(),
            AsterobotsLevels.ladder(),
            AcquireLevels.ladder(),
            WindwardopolisLevels.ladder());

    private static final Effort STANDARD = new Effort(Effort.STANDARD_THINK, Long.MAX_VALUE);

    private SuperBots() {}

    /**
     * The description of a level for people.
     *
     * @param number 1 for the weakest
     * @param idea one sentence: how the level plays and which mistakes it makes
     */
    public record LevelInfo(int number, String name, String idea) {}

    /** Returns the levels of a game, the weakest first; an empty list if the game has no super bot. */
    public static List<LevelInfo> levels(String gameId) {
        return ALL.stream()
                .filter(ladder -> ladder.box().info().id().equals(gameId))
                .flatMap(ladder -> IntStream.rangeClosed(1, ladder.levels().size())
                        .mapToObj(number -> info(ladder.levels().get(number - 1), number)))
                .toList();
    }

    /**
     * Returns a super bot on a given seat that thinks for the standard time.
     *
     * @param seed of its random numbers; equal seeds play equal moves, unless the time limit stops a search
     * @throws IllegalArgumentException with a sentence for people if the level does not exist
     */
    public static AdvisingResponder onSeat(String gameId, int level, Seat seat, long seed) {
        MindSeat mindSeat = MindSeat.standard(seat, ladder(gameId, level).box().info());
        return onSeat(gameId, level, mindSeat, seed, STANDARD);
    }

    /** Returns a super bot on a given seat, with the given settings of the match and the given effort. */
    public static AdvisingResponder onSeat(String gameId, int level, MindSeat mindSeat, long seed, Effort effort) {
        return ladder(gameId, level).bot(level, SeatFinder.of(mindSeat), seed, effort);
    }

    /**
     * Returns a super bot that serves a folder and thinks for the standard time. Like any bot it finds its seat by the
     * name of the folder.
     *
     * @param seed of its random numbers; equal seeds play equal moves, unless the time limit stops a search
     * @throws IllegalArgumentException with a sentence for people if the level does not exist
     */
    public static AdvisingResponder named(String gameId, int level, String name, long seed) {
        return named(gameId, level, name, seed, STANDARD);
    }

    /** Returns a super bot that serves a folder, with the given effort. */
    public static AdvisingResponder named(String gameId, int level, String name, long seed, Effort effort) {
        Ladder<?, ?, ?> ladder = ladder(gameId, level);
        return ladder.bot(level, SeatFinder.named(name, ladder.box().info()), seed, effort);
    }

    /** Returns the estimator of positions of a game; empty if the game has none. */
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
