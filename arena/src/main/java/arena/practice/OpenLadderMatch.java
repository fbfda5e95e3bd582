package arena.practice;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A match that a team has begun against a level. As long as the progress file does not hold its result, the record may:
 * the arena can be killed between the verdict and the line with the result.
 *
 * @param level the level, from 1
 * @param seat the seat of the team, from 1
 * @param match the name of the record, a word of 1 to 200 characters
 */
public record OpenLadderMatch(int level, int seat, String match) {

    private static final Pattern LINE = Pattern.compile("begun ([1-9][0-9]{0,2}) ([1-9][0-9]{0,2}) (\\S{1,200})");

    public OpenLadderMatch {
        if (!LINE.matcher(line(level, seat, match)).matches()) {
            throw new IllegalArgumentException("no match: level " + level + ", seat " + seat + ", match " + match);
        }
    }

    /** Returns the line in the progress file, without the line end; {@link #of} is the inverse. */
    String line() {
        return line(level, seat, match);
    }

    private static String line(int level, int seat, String match) {
        return "begun " + level + " " + seat + " " + match;
    }

    /** Returns the match of a line; empty if the line has another form. */
    static Optional<OpenLadderMatch> of(String line) {
        Matcher words = LINE.matcher(line);
        return words.matches()
                ? Optional.of(new OpenLadderMatch(
                        Integer.parseInt(words.group(1)), Integer.parseInt(words.group(2)), words.group(3)))
                : Optional.empty();
    }
}
