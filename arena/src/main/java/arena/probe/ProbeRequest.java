package arena.probe;

import arena.game.GameBox;
import arena.game.Seat;
import arena.game.Settings;
import arena.launch.Launcher;
import arena.launch.program.BotProgram;
import arena.match.Responder;
import java.nio.file.Path;
import java.util.function.Function;

/**
 * Who is to be probed, and with what.
 *
 * @param game what is played
 * @param bot the program
 * @param opponents who plays on the other seats
 * @param room a folder in which the probe makes and removes a field of his own; made if it is missing
 */
public record ProbeRequest(Game game, Bot bot, Opponents opponents, Path room) {

    /**
     * What is played.
     *
     * @param box the game
     * @param settings its settings, the time for a move among them
     */
    public record Game(GameBox<?, ?, ?> box, Settings settings) {}

    /**
     * A program.
     *
     * @param name its team
     * @param launcher starts it
     * @param specs what is started for a team folder, whose last name is the team's
     */
    public record Bot(String name, Launcher launcher, Function<Path, BotProgram> specs) {}

    /** An opponent. */
    @FunctionalInterface
    public interface Opponents {

        /** Returns a fresh opponent for one match on a seat. */
        Responder on(Seat seat, long seed);
    }
}
