package arena.config;

/** Who plays for a team. */
public sealed interface BotSource {

    /**
     * A program that the arena starts.
     *
     * @param program under the name of the team that it plays for
     */
    record Launched(BotEntry program) implements BotSource {}

    /**
     * The super bot, in the arena's own process.
     *
     * @param level from 1
     */
    record SuperBot(int level) implements BotSource {}

    /** Somebody who serves the team's folder by himself: another machine, or a person. */
    record Served() implements BotSource {}
}
