package arena.app.play;

import arena.config.BotEntry;

/** Who is to sit on a seat, as it was asked for. */
public sealed interface SeatChoice {

    /** Returns the name that it plays under, unless that is taken. */
    String name();

    /** Returns whether it plays through a folder. */
    default boolean usesFolder() {
        return !(this instanceof Level) && !(this instanceof Human);
    }

    /** A program that the arena starts. */
    record Launched(BotEntry bot) implements SeatChoice {
        @Override
        public String name() {
            return bot.name();
        }
    }

    /** The super bot, inside the arena. */
    record Level(int level) implements SeatChoice {
        @Override
        public String name() {
            return "superbot_" + level;
        }
    }

    /** A person at this terminal. */
    record Human(String name) implements SeatChoice {}

    /** A folder that another serves: a program on another machine, or a person. */
    record Served(String team) implements SeatChoice {
        @Override
        public String name() {
            return team;
        }
    }
}
