package arena.match;

/**
 * A file that was probably meant as an answer, where there is none. It is a hint and judged by nobody.
 *
 * @param name from the team folder on; of a file in the working folder its whole path
 */
public record MisplacedAnswer(String name, Kind kind) {

    /** The mistake. */
    public enum Kind {
        /** Its name. */
        NAME,
        /** It lies in the folder that the program was started in, and not in the team folder. */
        WORKING_FOLDER,
        /** It has the number of an earlier question, and was written when that was answered already. */
        EARLIER
    }

    /** Returns what is to be said of it, as the end of a clause. */
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
