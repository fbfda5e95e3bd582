package arena.match;

/**
 * A file that was probably meant as an answer, but is in the wrong place or has the wrong name. It is a hint and is not
 * judged.
 *
 * @param name the path from the team folder; for a file in the working folder the full path
 */
public record MisplacedAnswer(String name, Kind kind) {

    /** The mistake. */
    public enum Kind {
        /** The name is wrong. */
        NAME,
        /** It is in the folder that the program was started in, and not in the team folder. */
        WORKING_FOLDER,
        /** It has the number of an earlier prompt, and was written after that was answered. */
        EARLIER
    }

    /** Returns the hint as the end of a clause. */
    String words(int number) {
        return switch (kind) {
            case NAME -> ", but " + name + " lies there: was it meant?";
            case WORKING_FOLDER ->
                ", but it lies in the folder that the program was started in, " + name
                        + ": write it to the team folder, whose path is in ARENA_FOLDER";
            case EARLIER -> ", but " + name + " was written after its question was closed: this is question " + number;
        };
    }
}
