package arena.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** The commands that the documents print: each is one that the arena takes, with options that there are. */
class DocumentedCommandsTest {

    private static final Path HOME = Path.of("..").toAbsolutePath().normalize();

    /** An indented line that calls the arena, perhaps behind a pipe or another command. */
    private static final Pattern COMMAND =
            Pattern.compile("^ {4,}(?:.*(?:\\| |&& ))?(?:\\S*/)?arena (?<words>[a-z-].*)$");

    /** Where the words of a command end: at a remark, a redirection or another command. */
    private static final Pattern END = Pattern.compile("(?: {2,}| # | > | \\| | && | &$).*");

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

    @TempDir
    private static Path root;

    /** A command of a document, as its words. */
    record Command(String document, int line, List<String> words) {
        @Override
        public String toString() {
            return document + ":" + line + ": arena " + String.join(" ", words);
        }
    }

    static List<Command> commands() throws IOException {
        List<Command> commands = new ArrayList<>();
        for (Path document : documents()) {
            List<String> lines = Files.readAllLines(document);
            for (int at = 0; at < lines.size(); at++) {
                var command = COMMAND.matcher(lines.get(at));
                if (command.matches()) {
                    commands.add(
                            new Command(HOME.relativize(document).toString(), at + 1, words(command.group("words"))));
                }
            }
        }
        return commands;
    }

    private static List<Path> documents() throws IOException {
        try (Stream<Path> docs = Files.walk(HOME.resolve("arena/docs"));
                Stream<Path> kits = Files.walk(HOME.resolve("bot-template"))) {
            return Stream.concat(Stream.of(HOME.resolve("README.md")), Stream.concat(docs, kits))
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    private static List<String> words(String line) {
        return WORD.matcher(END.matcher(line).replaceFirst(""))
                .results()
                .map(word -> word.group().replaceAll("^[\"']|[\"']$", ""))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void aCommandOfADocumentIsOneThatTheArenaTakes(Command command) throws IOException {
        CommandLine line = new Console(root).commandLine(command.words());

        line.parseArgs(command.words().toArray(String[]::new));
    }

    @Test
    void enoughCommandsAreFound() throws IOException {
        assertThat(commands()).hasSizeGreaterThan(100);
    }
}
