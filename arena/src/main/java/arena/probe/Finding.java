package arena.probe;

import arena.match.MessageForm;

/**
 * A finding: a wrong behaviour of a bot.
 *
 * @param fault the planted fault
 * @param turn the turn of the match
 * @param did the behaviour of the bot, as sentences
 */
record Finding(PlantedFault fault, int turn, String did) {

    /** Returns sentences with the planted fault and the behaviour of the bot. */
    String words(MessageForm form) {
        return fault.planted(turn, form) + " " + did;
    }
}
