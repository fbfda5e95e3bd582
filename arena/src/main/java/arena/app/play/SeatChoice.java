package arena.app.play;

import arena.config.BotEntry;
import arena.config.DisplayNames;
import arena.config.TeamNames;
import java.util.Optional;

/** The requested player of a seat. */
public sealed interface SeatChoice {

    /** Returns its name, unless that is taken. */
    String name();

    /** Returns its name on pages. */
    default String shown() {
        return name();
    }

    /** Returns whether it plays through a folder. */
    default boolean usesFolder() {
        return !(this instanceof Level) && !(this instanceof Human);
    }

    /** Returns whether it is a bot that is started elsewhere, so that the arena waits for it. */
    default boolean isAwaited() {
        return this instanceof Served || this instanceof Wire;
    }

    /** Returns the program that the arena starts for it. */
    default Optional<BotEntry> program() {
        return Optional.empty();
    }

    /** A bot of the configuration. */
    record Launched(BotEntry bot) implements SeatChoice {
        @Override
        public String name() {
            return bot.name();
        }

        @Override
        public String shown() {
            return bot.title().orElse(bot.name());
        }

        @Override
        public Optional<BotEntry> program() {
            return Optional.of(bot).filter(BotEntry::isProgram);
        }
    }

    /** The super bot, inside the arena. */
    record Level(int level) implements SeatChoice {
        @Override
        public String name() {
            return "superbot_" + level;
        }
    }

    /**
     * A person.
     *
     * @param shown the person's name on pages: any text that {@link DisplayNames} allows
     * @param emblem beside the name on pages; empty if the person has chosen none
     */
    record Human(String shown, Optional<Emblem> emblem) implements SeatChoice {

        /** Makes a person without an emblem. */
        public Human(String shown) {
            this(shown, Optional.empty());
        }

        @Override
        public String name() {
            return TeamNames.STANDARD.mistake(shown).isEmpty() ? shown : DisplayNames.plain(shown);
        }
    }

    /**
     * A bot that connects by TCP.
     *
     * @param joined the name that it joins with; empty for any bot
     */
    record Wire(Optional<String> joined) implements SeatChoice {

        /** The name of a bot that may join with any. */
        private static final String ANY = "Client";

        @Override
        public String name() {
            return joined.map(DisplayNames::plain).orElse(ANY);
        }

        @Override
        public String shown() {
            return joined.map(DisplayNames::clean).orElse(ANY);
        }
    }

    /** A folder that the arena does not serve itself: that of a program on another machine, or of a person. */
    record Served(String team) implements SeatChoice {
        @Override
        public String name() {
            return team;
        }
    }
}
