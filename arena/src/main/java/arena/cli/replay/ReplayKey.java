package arena.cli.replay;

import java.io.IOException;

/** The keys that a person can press while a match is shown. */
enum ReplayKey {
    NEXT_MOVE,
    PREVIOUS_MOVE,
    NEXT_EVENT,
    PREVIOUS_EVENT,
    BEGINNING,
    END,
    NEXT_ERROR,
    PREVIOUS_ERROR,
    TURN,
    AUTOPLAY,
    FASTER,
    SLOWER,
    NEXT_VIEWPOINT,
    INPUT,
    CRASH,
    WHY,
    LOG,
    QUIT,
    /** A key without a meaning here. */
    OTHER,
    /** No key was pressed in the time. */
    NONE;

    private static final int ESCAPE = 27;
    private static final int INTERRUPT = 3;
    private static final int END_OF_INPUT = -1;
    private static final int NOTHING_YET = -2;
    private static final long SEQUENCE_MILLIS = 50;
    private static final int LONGEST_SEQUENCE = 8;

    /** A source of characters. */
    @FunctionalInterface
    interface Source {
        /** Returns the next character, -1 at the end of the input, or -2 if none comes in the time. */
        int read(long patienceMillis) throws IOException;
    }

    /** Waits for a key for a time; a key that sends several characters is one. */
    static ReplayKey read(Source source, long patienceMillis) throws IOException {
        int first = source.read(patienceMillis);
        if (first != ESCAPE) {
            return ofLetter(first);
        }
        int second = source.read(SEQUENCE_MILLIS);
        if (second != '[' && second != 'O') {
            return second == NOTHING_YET || second == END_OF_INPUT ? QUIT : OTHER;
        }
        StringBuilder sequence = new StringBuilder();
        while (sequence.length() < LONGEST_SEQUENCE) {
            int letter = source.read(SEQUENCE_MILLIS);
            if (letter < 0) {
                return OTHER;
            }
            sequence.append((char) letter);
            if (letter >= '@') {
                break;
            }
        }
        return ofSequence(sequence.toString());
    }

    private static ReplayKey ofLetter(int letter) {
        return switch (letter) {
            case NOTHING_YET -> NONE;
            case END_OF_INPUT, INTERRUPT, 'q', 'Q' -> QUIT;
            case '\r', '\n' -> NEXT_MOVE;
            case 'b', 127, 8 -> PREVIOUS_MOVE;
            case 'j', '.' -> NEXT_EVENT;
            case 'k', ',' -> PREVIOUS_EVENT;
            case 'g', '<' -> BEGINNING;
            case 'G', '>' -> END;
            case 'n', 'e' -> NEXT_ERROR;
            case 'p', 'N' -> PREVIOUS_ERROR;
            case 't' -> TURN;
            case ' ', 'a' -> AUTOPLAY;
            case '+', '=' -> FASTER;
            case '-' -> SLOWER;
            case 'v' -> NEXT_VIEWPOINT;
            case 'i' -> INPUT;
            case 'c' -> CRASH;
            case 'w' -> WHY;
            case 'l' -> LOG;
            default -> OTHER;
        };
    }

    private static ReplayKey ofSequence(String sequence) {
        return switch (sequence) {
            case "C" -> NEXT_MOVE;
            case "D" -> PREVIOUS_MOVE;
            case "B" -> NEXT_EVENT;
            case "A" -> PREVIOUS_EVENT;
            case "H", "1~", "7~" -> BEGINNING;
            case "F", "4~", "8~" -> END;
            case "6~" -> NEXT_ERROR;
            case "5~" -> PREVIOUS_ERROR;
            default -> OTHER;
        };
    }
}
