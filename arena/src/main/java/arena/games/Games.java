package arena.games;

import arena.game.GameBox;
import arena.games.acquire.Acquire;
import arena.games.asterobots.Asterobots;
import arena.games.chainreaction.ChainReaction;
import arena.games.windwardopolis.Windwardopolis;
import java.util.List;

/** The list of all games; a new game is one more line here. */
public final class Games {

    private static final List<GameBox<?, ?, ?>> ALL =
            List.of(ChainReaction.box(), Asterobots.box(), Acquire.box(), Windwardopolis.box());

    private Games() {}

    /** Returns every game, in the order of every list that people see. */
    public static List<GameBox<?, ?, ?>> all() {
        return ALL;
    }

    /** Returns the ids of all games, in the same order. */
    public static List<String> ids() {
        return ALL.stream().map(box -> box.info().id()).toList();
    }

    /**
     * Returns the game with an id.
     *
     * @throws IllegalArgumentException with a message for people if there is no such game
     */
    public static GameBox<?, ?, ?> byId(String id) {
        return ALL.stream()
                .filter(box -> box.info().id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "There is no game \"" + id + "\"; the games are: " + String.join(", ", ids()) + "."));
    }
}
