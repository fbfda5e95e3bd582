package arena.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What an organiser meets on the day of the contest, with real programs and real files. */
@Timeout(120)
class ContestDayTest {

    private static final String HEAD = """
        [contest]
        name = Cup
        game = chain-reaction
        format = round-robin
        results = public
        [settings]
        move-time = 1s
        turn-limit = 8
        """;
    private static final String TWO = HEAD + """
        [team Alpha]
        bot = superbot:1
        title = The Alphas
        members = Ann, <i>Abdul</i>
        [team Beta]
        bot = superbot:1
        """;

    /** Answers each question, by the words behind the folder. */
    private static final String BOT = """
        cd "$1" || exit 1
        i=1
        : > ready.txt
        while :; do
            if [ -f input_$i.txt ]; then
                %s
                i=$((i + 1))
            else
                sleep 0.02
            fi
        done
        """;

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config("[launch]\nconfine = none\nstart-up = 3s\n");
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(console.folder().resolve(name), text);
    }

    private Console.Printed contest(String command, String... words) {
        return console.type(Stream.concat(Stream.of("contest", command, "cup.ini"), Stream.of(words))
                .toArray(String[]::new));
    }

    @Test
    void aTieIsRefusedInAGameWithoutTies() throws IOException {
        write("cup.ini", TWO);
        contest("draw");
        Console.Printed tied = contest("enter-result", "1.1-2.1", "Alpha=1", "Beta=1", "--reason", "they agreed");

        assertThat(tied.code()).isEqualTo(2);
        assertThat(tied.err()).contains("A game of Chain Reaction Reloaded has no ties");
        assertThat(contest("enter-result", "1.1-2.1", "Alpha=1", "Beta=2", "--reason", "so it was")
                        .code())
                .isZero();
    }

    @Test
    void aTeamIsTakenOutUnlessItsResultsAreToStand() throws IOException {
        write("cup.ini", TWO + "[team Gamma]\nbot = superbot:1\n");
        contest("run");
        Console.Printed out = contest("disqualify", "Alpha", "--reason", "somebody else's program");

        assertThat(out.code()).as(out.err()).isZero();
        assertThat(out.out()).contains(" -> none\n", "Alpha is disqualified and out: ");
        assertThat(contest("show").out()).contains("Alpha (disqualified)");
        assertThat(contest("show", "tables").out()).contains("why: disqualified");
        contest("clear", "Alpha", "--reason", "it was ours after all");
        assertThat(contest("show").out()).doesNotContain("disqualified");
        contest("disqualify", "Alpha", "--results", "stand", "--reason", "has left the hall");
        assertThat(contest("show", "tables").out()).contains("disqualified, its results stand");
    }

    @Tag("slow")
    @Test
    void whatLosesItsMeasuredGameByItsOwnFaultIsNamed() throws IOException {
        write("late.sh", BOT.formatted("sleep 60"));
        write("wrong.sh", BOT.formatted("echo 'C 99' > output_$i.txt"));
        write("cup.ini", HEAD + """
            [team Late]
            command = sh late.sh {folder}
            [team Wrong]
            command = sh wrong.sh {folder}
            """);
        Console.Printed printed = contest("check", "--measure");

        assertThat(printed.code()).as(printed.out()).isEqualTo(1);
        assertThat(printed.out())
                .containsPattern("Late lost its measured game .*late answer")
                .containsPattern("Wrong lost its measured game .*wrong answers");
    }

    @Test
    void noPublicFileNamesAFolderOfTheHost() throws IOException {
        write("crash.sh", "echo no book in \"$1\", nor in /opt/secret/place/book.dat >&2\nexit 4\n");
        write("cup.ini", TWO + "[team Crash]\ncommand = sh crash.sh {folder}\n");
        Console.Printed run = contest("run", "--export");
        assertThat(run.code()).as(run.err()).isZero();

        SortedMap<String, String> pages = pages();
        assertThat(pages.keySet()).anyMatch(path -> path.startsWith("record/"));
        assertThat(String.join("", pages.values())).contains("no book in", "book.dat");
        pages.forEach((path, text) -> assertThat(text)
                .as(path)
                .doesNotContain(console.folder().toString(), root.toString(), "/opt/secret", "/tmp/"));
        for (String path : pages.keySet()) {
            if (path.startsWith("record/")) {
                Console.Printed verified = console.type("verify", "cup.contest/site/" + path);
                assertThat(verified.code()).as(verified.err() + verified.out()).isZero();
            }
        }
    }

    @Test
    void aRunKeepsThePagesFreshIfItIsToldTo() throws IOException {
        write("cup.ini", TWO);
        Console.Printed run = contest("run", "--export");

        assertThat(run.code()).as(run.err()).isZero();
        SortedMap<String, String> pages = pages();
        assertThat(pages.get("index.html")).contains("1 of 1 games have a result");
        assertThat(pages.get("index.html")).contains("Ann, &lt;i&gt;Abdul&lt;/i&gt;");
    }

    /** Returns the text of every exported file, by its path; of records what is in them. */
    private SortedMap<String, String> pages() throws IOException {
        Path site = console.folder().resolve("cup.contest/site");
        SortedMap<String, String> pages = new TreeMap<>();
        try (Stream<Path> files = Files.walk(site)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                byte[] bytes = Files.readAllBytes(file);
                if (file.toString().endsWith(".gz")) {
                    try (InputStream packed = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
                        bytes = packed.readAllBytes();
                    }
                }
                pages.put(site.relativize(file).toString(), new String(bytes, StandardCharsets.UTF_8));
            }
        }
        return pages;
    }

    @Test
    @Tag("slow")
    void aLookDoesNotWaitWithoutEndForADatabaseThatCannotBeReached() throws IOException {
        int port;
        try (ServerSocket closed = new ServerSocket(0)) {
            port = closed.getLocalPort();
        }
        write("cup.ini", TWO + """
            [database]
            url = jdbc:postgresql://localhost:%d/contests
            user = arena
            """.formatted(port));
        Console.Printed printed = contest("check");

        assertThat(printed.code()).isEqualTo(3);
        assertThat(printed.err()).contains("cannot be used: it does not answer", "see that its server runs");
    }
}
