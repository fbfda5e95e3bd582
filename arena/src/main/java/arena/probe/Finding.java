package arena.probe;

/**
 * What a bot did wrong.
 *
 * @param fault what was planted
 * @param turn in which turn of the match it showed
 * @param did what the bot did, as sentences
 */
record Finding(PlantedFault fault, int turn, String did) {

    /** Returns what was planted and what the bot did. */
    String words() {
        return fault.planted(turn) + " " + did;
    }
}
