package arena.config;

import java.util.Optional;

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

    /**
     * A bot that is started elsewhere and connects by TCP.
     *
     * @param joined the name that it joins with; empty for any bot
     */
    record Connected(Optional<String> joined) implements BotSource {

        /** The prefix of such a bot in texts, before its name or {@link #ANY}. */
        public static final String PREFIX = "wire:";

        /** Stands for any name. */
        public static final String ANY = "*";

        /** Returns the bot that a text names after the prefix, with the very name; empty if it names none. */
        public static Optional<Connected> of(String text) {
            return Optional.of(text)
                    .filter(name -> !name.isBlank())
                    .map(name -> new Connected(Optional.of(name).filter(one -> !one.equals(ANY))));
        }

        /** Returns its words in texts. */
        public String word() {
            return PREFIX + joined.orElse(ANY);
        }
    }

    /** Returns whether it is started elsewhere, so that the arena waits for it. */
    default boolean isAwaited() {
        return this instanceof Served || this instanceof Connected;
    }
}
