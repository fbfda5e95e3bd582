package arena.doctor;

/**
 * What a bot did wrong.
 *
 * @param trouble what was planted
 * @param turn in which turn of the match it showed
 * @param did what the bot did, as sentences
 */
record Finding(Trouble trouble, int turn, String did) {

    /** Returns what was planted and what the bot did. */
    String words() {
        return trouble.planted(turn) + " " + did;
    }
}
