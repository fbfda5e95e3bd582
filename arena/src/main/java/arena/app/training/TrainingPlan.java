package arena.app.training;

import arena.game.GameDefinition;
import arena.game.Settings;
import java.nio.file.Path;

/**
 * The plan of a training.
 *
 * @param settings of games whose request changes none
 * @param seats the number of seats of each game
 * @param games the number of games at a time
 * @param fields what is sent of each game
 * @param records the folder of the records
 */
public record TrainingPlan(
        GameDefinition<?, ?, ?> game, Settings settings, int seats, int games, Fields fields, Path records) {

    /** The most games at a time. */
    public static final int MOST_GAMES = 65_536;

    /**
     * The fields that are sent of each game.
     *
     * @param legal whether the orders that the game lists are sent
     * @param scenes whether a view is also sent as values, as pages draw it
     */
    public record Fields(Views views, boolean legal, boolean scenes) {}

    /** The seats whose view is sent. */
    public enum Views {
        /** Those that were prompted; at the end of a game all. */
        ASKED,
        /** All seats. */
        ALL,
        /** No seat. */
        NONE
    }
}
