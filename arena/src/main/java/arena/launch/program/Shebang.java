package arena.launch.program;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The interpreter that a script names in its first line, after {@code #!}. */
public final class Shebang {

    /** The number of bytes of a script that are read. */
    private static final int HEAD_BYTES = 256;

    private Shebang() {}

    /**
     * Returns the interpreter's path, or its bare name if {@code env} must find it; empty if the file is no such
     * script.
     */
    public static Optional<String> interpreter(Path program) {
        String line = firstLine(program);
        String[] words = line.split("[ \t]+", -1);
        boolean byName = words.length > 1 && words[0].endsWith("/env") && !words[1].startsWith("-");
        return Optional.of(byName ? words[1] : words[0]).filter(word -> !word.isEmpty());
    }

    private static String firstLine(Path program) {
        try (InputStream in = Files.newInputStream(program)) {
            String head = new String(in.readNBytes(HEAD_BYTES), StandardCharsets.ISO_8859_1);
            int end = head.indexOf('\n');
            // A carriage return stays: for the system it belongs to the interpreter's name, which then does not exist.
            String line = end < 0 ? head : head.substring(0, end);
            return line.startsWith("#!") ? line.substring(2).replaceAll("^[ \t]+|[ \t]+$", "") : "";
        } catch (IOException unreadable) {
            // A program may be executable and not readable; only the system can tell what it is.
            return "";
        }
    }
}
