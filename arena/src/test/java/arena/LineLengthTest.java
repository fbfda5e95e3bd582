package arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Tests of the size of lines and files: no line is wider than 120 columns, also where the formatter leaves it alone,
 * and no file of Java has more than 400 lines.
 */
class LineLengthTest {

    private static final int COLUMNS = 120;
    private static final int LINES = 400;

    /** Files that may be longer. */
    private static final Set<String> LONG = Set.of("ReplayFold.java");

    private static final Set<String> FOREIGN = Set.of("target", "golden", "node_modules");

    @Test
    void noLineOfJavaIsTooLong() throws IOException {
        assertThat(tooLong(".java")).isEmpty();
    }

    @Test
    void noLineOfProseIsTooLong() throws IOException {
        assertThat(tooLong(".md")).isEmpty();
    }

    @Test
    void noLineOfThePagesIsTooLong() throws IOException {
        assertThat(List.of(".js", ".css", ".html"))
                .allSatisfy(ending -> assertThat(tooLong(ending)).isEmpty());
    }

    @Test
    void noFileOfJavaIsTooLong() throws IOException {
        List<String> tooLong = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of(""))) {
            for (Path file :
                    files.filter(one -> one.toString().endsWith(".java")).toList()) {
                int lines = Files.readAllLines(file).size();
                if (lines > LINES && !LONG.contains(file.getFileName().toString())) {
                    tooLong.add(file + ": " + lines);
                }
            }
        }
        assertThat(tooLong).isEmpty();
    }

    /** Looks at what the house itself is made of, by hand: what somebody keeps beside it is his own. */
    private static List<String> tooLong(String ending) throws IOException {
        Path house = Path.of("..").toRealPath();
        List<String> lines = new ArrayList<>();
        for (String part : List.of("README.md", "CHANGELOG.md", "arena", "bot-template")) {
            lines.addAll(tooLong(house, house.resolve(part), ending));
        }
        return lines;
    }

    private static List<String> tooLong(Path house, Path part, String ending) throws IOException {
        List<String> lines = new ArrayList<>();
        Files.walkFileTree(part, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes kind) {
                String name = folder.getFileName().toString();
                boolean foreign = FOREIGN.contains(name) || name.startsWith(".");
                return foreign ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes kind) throws IOException {
                if (file.toString().endsWith(ending)) {
                    look(house.relativize(file), Files.readAllLines(file), lines);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return lines;
    }

    /** Tables, and what stands indented or fenced as it is typed, cannot be broken. */
    private static void look(Path file, List<String> text, List<String> lines) {
        boolean prose = file.toString().endsWith(".md");
        boolean fenced = false;
        for (int at = 0; at < text.size(); at++) {
            String line = text.get(at);
            fenced ^= prose && line.strip().startsWith("```");
            boolean asItIs = fenced || (prose && (line.strip().startsWith("|") || line.startsWith("    ")));
            if (!asItIs && line.codePointCount(0, line.length()) > COLUMNS) {
                lines.add(file + ":" + (at + 1));
            }
        }
    }
}
