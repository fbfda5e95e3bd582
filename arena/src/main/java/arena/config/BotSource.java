package arena.config;

/** The source of the bot that plays for a team. */
public sealed interface BotSource {

    /**
     * A program that the arena starts.
     *
     * @param program the program, under the name of the team that it plays for
     */
    record Launched(BotEntry program) implements BotSource {}

    /**
     * The super bot, in the arena's own process.
     *
     * @param level from 1
     */
    record SuperBot(int level) implements BotSource {}

    /** A bot or person outside the arena that serves the team's folder, perhaps on another machine. */
    record Served() implements BotSource {}
}
