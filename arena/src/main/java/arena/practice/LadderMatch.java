package arena.practice;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A match that a team has played to its end against a level.
 *
 * @param level the level, from 1
 * @param match the name of the record, a word of 1 to 200 characters
 */
public record LadderMatch(int level, LadderResult result, String match) {

    private static final Pattern LINE = Pattern.compile("([1-9][0-9]{0,2}) ("
            + Arrays.stream(LadderResult.values()).map(LadderResult::word).collect(Collectors.joining("|"))
            + ") (\\S{1,200})");

    public LadderMatch {
        if (!LINE.matcher(line(level, result, match)).matches()) {
            throw new IllegalArgumentException("no attempt: level " + level + ", " + result + ", match " + match);
        }
    }

    /** Returns the line in the progress file, without the line end; {@link #of} is the inverse. */
    String line() {
        return line(level, result, match);
    }

    private static String line(int level, LadderResult result, String match) {
        return level + " " + result.word() + " " + match;
    }

    /** Returns the match of a line; empty if the line has another form. */
    static Optional<LadderMatch> of(String line) {
        Matcher words = LINE.matcher(line);
        return words.matches()
                ? Arrays.stream(LadderResult.values())
                        .filter(result -> result.word().equals(words.group(2)))
                        .findFirst()
                        .map(result -> new LadderMatch(Integer.parseInt(words.group(1)), result, words.group(3)))
                : Optional.empty();
    }
}
