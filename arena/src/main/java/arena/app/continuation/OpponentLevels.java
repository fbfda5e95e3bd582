package arena.app.continuation;

import arena.app.RequestFailure;
import arena.game.GameInfo;
import arena.match.Event;
import arena.superbot.SuperBots;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The levels of a game's super bot, as named for the other seats of a resumed match. */
public final class OpponentLevels {

    private static final String SUPER_BOT = "superbot:";
    private static final int USUAL = 5;

    private final GameInfo game;
    private final List<Integer> levels;

    /**
     * Finds the levels of a game.
     *
     * @throws RequestFailure if the game has none
     */
    public OpponentLevels(GameInfo game) {
        this.game = game;
        this.levels = SuperBots.levels(game.id()).stream()
                .map(SuperBots.LevelInfo::number)
                .toList();
        if (levels.isEmpty()) {
            throw RequestFailure.usage(game.title() + " has no super bot, so --play is not possible.");
        }
    }

    /** Returns the level that a word names: {@code superbot:3}, or {@code 3}. */
    public int read(String word) {
        String number = word.toLowerCase(Locale.ROOT).startsWith(SUPER_BOT) ? word.substring(SUPER_BOT.length()) : word;
        return levels.stream()
                .filter(level -> level.toString().equals(number))
                .findFirst()
                .orElseThrow(() -> RequestFailure.usage("--against must be a level of the super bot of " + game.title()
                        + ", from superbot:1 to " + SUPER_BOT + levels.size() + ", not \"" + word + "\"."));
    }

    /** Returns the level that sat on a seat, if it was one that still exists. */
    public Optional<Integer> of(Event.SeatAssignment sitting) {
        String level = sitting.info().facts().getOrDefault("level", "");
        return levels.stream().filter(known -> known.toString().equals(level)).findFirst();
    }

    /** Returns the level that plays if none is named. */
    public int usual() {
        return Math.min(USUAL, levels.size());
    }
}
