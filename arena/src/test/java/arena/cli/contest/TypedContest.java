package arena.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import arena.store.AttemptResult;
import arena.store.ContestStore;
import arena.store.Database;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A contest that a test runs by typing commands, as an organiser does. */
abstract class TypedContest {

    static final String HEAD = """
            [contest]
            name = Cup
            game = chain-reaction
            format = round-robin
            """;

    static final String TWO = HEAD + """
            [team Alpha]
            bot = superbot:1
            [team Beta]
            bot = superbot:1
            """;

    static final String PROGRAMS = HEAD + """
            [team Alpha]
            command = python3 alpha.py {folder}
            folder = alpha
            [team Beta]
            command = python3 beta.py {folder}
            folder = beta
            """;

    @TempDir
    Path root;

    Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config("");
    }

    Path write(String name, String text) throws IOException {
        Path file = console.folder().resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    Console.Printed type(String... words) {
        Console.Printed printed = console.type(words);
        assertThat(printed.err()).doesNotContain("The arena itself has failed", "\tat ");
        return printed;
    }

    void assertRefused(int code, String sentence, String... words) {
        Console.Printed printed = type(words);
        assertThat(printed.err()).contains(sentence);
        assertThat(printed.code()).as(printed.err()).isEqualTo(code);
    }

    ContestStore store() {
        return ContestStore.open(
                Database.sqlite(console.folder().resolve("cup.contest/contest.db")),
                "Cup",
                remark -> assertThat(remark).isEmpty());
    }

    static List<String> causes(ContestStore store) {
        return store.attempts().stream()
                .map(one -> one.ended().map(AttemptResult::cause).orElse("running"))
                .toList();
    }
}
