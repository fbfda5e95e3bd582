package arena.contract;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Setting;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The page of a game for contestants, some parts of which a test writes: those between a comment that names the part
 * and the test, and a comment that ends it. {@code -Dgolden.update} rewrites them instead of comparing them.
 */
public final class GamePage {

    private final Path file;

    /** Opens the page of a game. */
    public GamePage(String gameId) {
        Path handbook = Path.of("..", "..", "docs", "games", gameId + ".md");
        file = Files.exists(handbook) ? handbook : Path.of("src/main/resources/arena/games", gameId, "rules.md");
    }

    /** Returns the full page. */
    public String text() {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the page cannot be read: " + file.toAbsolutePath(), e);
        }
    }

    /** Checks that a part of the page is exactly this text. */
    public void checkPart(String part, String text) {
        String begin = "<!-- " + part + ": written by GamePageTest -->\n";
        String end = "<!-- end of " + part + " -->\n";
        String page = text();
        int from = page.indexOf(begin) + begin.length();
        int to = page.indexOf(end);
        if (Golden.updates()) {
            write(page.substring(0, from) + text + page.substring(to));
        } else {
            assertThat(page.substring(from, to)).isEqualTo(text);
        }
    }

    private void write(String page) {
        try {
            Files.writeString(file, page, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the page cannot be written: " + file.toAbsolutePath(), e);
        }
    }

    /** Returns the row of a table of settings. */
    public static String row(Setting setting) {
        String limits = switch (setting.kind()) {
            case WHOLE -> setting.least() + " | " + setting.most();
            case DURATION -> setting.least() + "ms | " + setting.most() + "ms";
            case CHOICE ->
                setting.choices().get(0) + " | "
                        + setting.choices().get(setting.choices().size() - 1);
            case TEXT, FILE -> setting.least() + " | " + setting.most();
        };
        return "| " + setting.key() + " | " + setting.standard() + " | " + limits + " | " + setting.words() + " |\n";
    }

    /** Returns the item of a list of codes. */
    public static String codeItem(int code, String words) {
        return "- " + code + ": " + words.replace("<", "\\<") + "\n";
    }

    /** Returns the items of a list of the document's headings, each with its codes, in the order of the codes. */
    public static String headingItems(SortedMap<Integer, String> headings) {
        return headings.values().stream()
                .distinct()
                .map(heading -> "- " + heading + ": " + codesOf(headings, heading) + "\n")
                .collect(Collectors.joining());
    }

    private static String codesOf(SortedMap<Integer, String> headings, String heading) {
        return headings.entrySet().stream()
                .filter(entry -> entry.getValue().equals(heading))
                .map(entry -> Integer.toString(entry.getKey()))
                .collect(Collectors.joining(", "));
    }

    /** Returns a file as a session prints it. */
    public static String shown(String name, String text) {
        return "`" + name + "`\n```\n" + text + "```\n";
    }

    /** Returns an acknowledgement as a session prints it: not at all if its code is 0. */
    public static String acknowledged(String name, int code) {
        return code == 0 ? "" : shown(name, code + "\n");
    }

    /**
     * Returns the lines of a file that differ from those of the previous one, line by line; all if there was none.
     */
    public static String changed(String before, String now) {
        List<String> old = before.lines().toList();
        List<String> lines = now.lines().toList();
        return IntStream.range(0, lines.size())
                .filter(at -> at >= old.size() || !old.get(at).equals(lines.get(at)))
                .mapToObj(at -> lines.get(at) + "\n")
                .collect(Collectors.joining());
    }
}
