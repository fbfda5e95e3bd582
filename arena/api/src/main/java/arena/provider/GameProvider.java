package arena.provider;

import arena.game.GameDefinition;
import arena.level.Ladder;
import arena.wire.WireTranslator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * A game as a plug-in. Its class is named in {@code META-INF/services/arena.provider.GameProvider} of the game's jar,
 * is public and has a public constructor without parameters.
 *
 * <p>Resources of the game lie in the same jar, with its id for {@code ID}:
 *
 * <ul>
 *   <li>{@code arena/web/app/games/ID.js}, the component that draws a match in a browser, and whatever it loads from
 *       {@code arena/web/app/games/ID/}; without it the pages show the values of the game's scenes as tables;
 *   <li>{@code arena/web/app/games/ID/text/en.json}, and a file for each further language, the component's texts;
 *   <li>{@code arena/games/ID/rules.md}, the page of rules for contestants.
 * </ul>
 */
public interface GameProvider {

    /**
     * The version of this interface. It increases when a game that was built before can no longer be loaded, or when a
     * game may use something that an older arena does not have.
     */
    int API = 1;

    /**
     * Returns the version of the interface that the game was built with. The default is the version of the arena that
     * loads the game; a jar overrides it with {@code return API}, which the compiler copies into the jar.
     */
    default int api() {
        return API;
    }

    /** Returns the version of the game, such as {@code 1.0.0}: records name it. */
    String version();

    /** Returns the rules, the texts and the picture of the game. */
    GameDefinition<?, ?, ?> game();

    /** Returns the levels of the super bot; empty if the game has none. */
    default Optional<Ladder<?, ?, ?>> ladder() {
        return Optional.empty();
    }

    /** Returns the commands that only this game has. */
    default List<GameCommand> commands() {
        return List.of();
    }

    /**
     * Returns a factory of bots that answer at once without thought, for measurements of the arena: each gets inputs
     * of one match in their order and returns outputs. Without one the weakest level plays.
     */
    default Optional<Supplier<UnaryOperator<String>>> instantBots() {
        return Optional.empty();
    }

    /** Returns the translators for bots of the contest that the game comes from; empty if there are none. */
    default Optional<WireTranslator.Factory> wire() {
        return Optional.empty();
    }

    /** Returns the id of the game. */
    default String id() {
        return game().info().id();
    }
}
