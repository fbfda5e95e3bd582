package arena.superbot;

import arena.game.Seat;
import arena.level.Effort;
import arena.level.Estimator;
import arena.level.Ladder;
import arena.level.Level;
import arena.level.MindSeat;
import arena.plugin.Games;
import arena.provider.GameProvider;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The super bots of all games that have levels. */
public final class SuperBots {

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
        return Games.provider(gameId).flatMap(GameProvider::ladder).stream()
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
        MindSeat mindSeat = MindSeat.standard(seat, ladder(gameId, level).game().info());
        return onSeat(gameId, level, mindSeat, seed, STANDARD);
    }

    /** Returns a super bot on a given seat, with the given settings of the match and the given effort. */
    public static AdvisingResponder onSeat(String gameId, int level, MindSeat mindSeat, long seed, Effort effort) {
        return bot(ladder(gameId, level), level, SeatFinder.of(mindSeat), seed, effort);
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
        return bot(ladder, level, SeatFinder.named(name, ladder.game().info()), seed, effort);
    }

    private static <S, V, A> AdvisingResponder bot(
            Ladder<S, V, A> ladder, int level, SeatFinder seats, long seed, Effort effort) {
        return new SuperBot<>(
                ladder.game().views(),
                ladder.game().answers(),
                seats,
                mindSeat -> ladder.mind(level, mindSeat, seed, effort));
    }

    /** Returns the estimator of positions of a game; empty if the game has none. */
    public static Optional<Estimator<?>> estimator(String gameId) {
        return Games.provider(gameId).flatMap(GameProvider::ladder).flatMap(Ladder::estimator);
    }

    private static Ladder<?, ?, ?> ladder(String gameId, int level) {
        Ladder<?, ?, ?> found = Games.provider(gameId)
                .flatMap(GameProvider::ladder)
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
