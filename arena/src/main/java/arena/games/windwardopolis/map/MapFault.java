package arena.games.windwardopolis.map;

/**
 * Something that is wrong with the text of a map.
 *
 * @param line where it is, from 1
 * @param words what is there, what was expected, and what to do about it
 */
public record MapFault(int line, String words) {

    /** Returns it for people. */
    public String text() {
        return "line " + line + ": " + words;
    }
}
