package arena.faults;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what a bot printed out of the log that was kept of it. */
final class PrintedLines {

    /** Before each line stand the time and who speaks. */
    private static final Pattern OF_OUTPUT = Pattern.compile("\\s*[0-9.]+ out\\s*\\| (.*)");

    private PrintedLines() {}

    /** Returns the lines of its standard output; none if the log is gone, since it is only a help to understand. */
    static List<String> ofOutput(String log) {
        try {
            return new String(Files.readAllBytes(Path.of(log)), StandardCharsets.UTF_8)
                    .lines()
                    .map(OF_OUTPUT::matcher)
                    .filter(Matcher::matches)
                    .map(line -> line.group(1).strip())
                    .toList();
        } catch (IOException gone) {
            return List.of();
        }
    }
}
