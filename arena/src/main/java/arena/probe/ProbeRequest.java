package arena.probe;

import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Settings;
import arena.launch.Launcher;
import arena.launch.program.BotProgram;
import arena.match.MessageForm;
import arena.match.Responder;
import java.nio.file.Path;
import java.util.function.Function;

/**
 * The request of a probe.
 *
 * @param game the game to play
 * @param bot the program
 * @param opponents the players on the other seats
 * @param room a folder in which the probe creates and removes its own field; created if it is missing
 */
public record ProbeRequest(Game game, Bot bot, Opponents opponents, Path room) {

    /**
     * The game of a probe.
     *
     * @param definition the game
     * @param settings its settings, the time for a move among them
     */
    public record Game(GameDefinition<?, ?, ?> definition, Settings settings) {}

    /**
     * The program to probe.
     *
     * @param name its team
     * @param form the form of its messages: files, or those of its standard streams
     * @param launcher the launcher of the program
     * @param specs the program for a team folder, whose last name is that of the team
     */
    public record Bot(String name, MessageForm form, Launcher launcher, Function<Path, BotProgram> specs) {}

    /** A factory of opponents. */
    @FunctionalInterface
    public interface Opponents {

        /** Returns a new opponent for one match on a seat. */
        Responder on(Seat seat, long seed);
    }
}
