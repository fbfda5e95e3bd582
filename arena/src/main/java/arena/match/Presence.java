package arena.match;

import arena.game.Departure;

/** Whether a player is there. */
public sealed interface Presence {

    /** Not ready yet. */
    record Coming() implements Presence {}

    /** Ready for prompts. */
    record Here() implements Presence {}

    /**
     * Left for good.
     *
     * @param why the cause, as the rules know it
     * @param words what happened, for people: exit code, last words
     */
    record Gone(Departure why, String words) implements Presence {}
}
