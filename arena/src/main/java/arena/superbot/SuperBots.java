package arena.superbot;

import arena.game.Seat;
import arena.match.Responder;
import java.util.List;
import java.util.stream.IntStream;

/** The list of all super bots: a game that has levels is one more line here. */
public final class SuperBots {

    private static final List<Ladder<?, ?, ?>> ALL = List.of(ChainReactionLevels.ladder());

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
     * Returns a super bot that is told its seat.
     *
     * @param seed of its own chance: equal seeds play alike
     * @throws IllegalArgumentException with a sentence for people if there is no such level
     */
    public static Responder onSeat(String gameId, int level, Seat seat, long seed) {
        return ladder(gameId, level).bot(level, Seats.told(seat), seed);
    }

    /**
     * Returns a super bot that serves a folder and finds its seat by the folder's name, like any bot.
     *
     * @param seed of its own chance: equal seeds play alike
     * @throws IllegalArgumentException with a sentence for people if there is no such level
     */
    public static Responder named(String gameId, int level, String name, long seed) {
        return ladder(gameId, level).bot(level, Seats.named(name), seed);
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
