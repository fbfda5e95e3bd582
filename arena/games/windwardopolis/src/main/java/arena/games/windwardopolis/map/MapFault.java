package arena.games.windwardopolis.map;

/**
 * A fault in the text of a map.
 *
 * @param line the line, from 1
 * @param words what was found, what was expected, and how to correct it
 */
public record MapFault(int line, String words) {

    /** Returns the fault for people. */
    public String text() {
        return "line " + line + ": " + words;
    }
}
