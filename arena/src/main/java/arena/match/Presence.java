package arena.match;

import arena.game.Departure;

/** The presence of a player. */
public sealed interface Presence {

    /** Not started yet by the arena: its time to get ready has not begun. */
    record Starting() implements Presence {}

    /** Not ready yet. */
    record Coming() implements Presence {}

    /** Ready for prompts. */
    record Here() implements Presence {}

    /**
     * Gone for good.
     *
     * @param why the cause, as the rules know it
     * @param how what is known of it besides
     */
    record Gone(Departure why, SeatDeparture how) implements Presence {

        /** Makes a departure of which only a sentence is known. */
        public Gone(Departure why, String words) {
            this(why, new SeatDeparture.FromRecord(words));
        }

        /** Returns what happened, for people. */
        public String words() {
            return how.words();
        }
    }
}
