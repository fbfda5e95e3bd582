package arena.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What others have written, in settings, contest files and records, moves no cursor and forges no line, wherever it is
 * told.
 */
class HostileTextTest {

    private static final String HOSTILE = "\u001b[31m\u001b[2J\u001b]0;title\u0007\u009b2J\u202e\u007f\b";

    private static final String IN_JSON =
            "\\u001b[31m\\u001b[2J\\u001b]0;title\\u0007\\u009b2J\\u202e\\u007f\\b\\r\\nFORGED";

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root);
    }

    private static void assertHarmless(Console.Printed printed, String what) {
        for (String text : List.of(printed.out(), printed.err())) {
            assertThat(text.chars().filter(letter -> letter != '\n' && isHarmful(letter)))
                    .as("%s:%n%s", what, text)
                    .isEmpty();
            assertThat(text.lines()).as(what).noneMatch(line -> line.startsWith("FORGED"));
        }
    }

    private static boolean isHarmful(int letter) {
        return Character.isISOControl(letter) || letter == 0x202e;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[field]\nfolder% = x\n",
                "[field]\nteam-name = [%\n",
                "[field%]\nfolder = x\n",
                "[fi%\n",
                "%\n",
                "[exchange]\nwatch = %\n",
                "[exchange]\nsettle = %\n",
                "[exchange]\npoll = 10ms%\n",
                "[launch]\nconfine = %\n",
                "[launch]\nshow = %/x\n",
                "[record]\ncompress = %\n",
                "[practice]\nwins-to-unlock = %\n",
                "[game chain-reaction]\nswaps = %\n",
                "[game chain-reaction]\n% = 3\n",
                "[game %]\nswaps = 3\n",
                "[bot %]\ncommand = x\n",
                "[bot Red]\ncommand = %\n",
                "[bot Red]\ncommand = x\nenv.% = %\n",
                "[bot Red]\ncommand = x\nfolder = %\n",
                "[bot Red]\ncommand = x\n% = y\n",
                "[bot Red]\ncommand = x\nstart-up = %\n"
            })
    void settings(String text) throws IOException {
        console.config(text.replace("%", HOSTILE));
        for (String command :
                List.of("games", "play Red superbot:1", "check Red", "errors Red", "matches", "compare Red Red")) {
            assertHarmless(console.type(command.split(" ")), command);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[contest]\nname = %\ngame = chain-reaction\nformat = knock-out\n[team A]\n[team B]\n",
                "[contest]\nname = Cup\ntitle = %\ngame = chain-reaction\nformat = knock-out\n[team A]\nbot ="
                        + " superbot:1\n",
                "[contest]\nname = Cup\ngame = %\nformat = knock-out\n[team A]\n",
                "[contest]\nname = Cup\ngame = chain-reaction\nformat = %\n[team A]\n",
                "[contest]\nname = Cup\ngame = chain-reaction\nformat = knock-out\n[team %]\n",
                "[contest]\nname = Cup\ngame = chain-reaction\nformat = knock-out\n[team A]\ntitle = %\nmembers ="
                        + " %\nbot = %\n",
                "[contest]\nname = Cup\ngame = chain-reaction\nformat = knock-out\n[%]\n",
                "[contest]\nname = Cup\n% = 1\n",
                "[teams]\n% = superbot:1\nB = %\n",
                "[draw]\nkind = %\nseed = %\n",
                "[database]\nurl = %\npassword-file = %\n"
            })
    void contestFiles(String text) throws IOException {
        Files.writeString(console.folder().resolve("cup.ini"), text.replace("%", HOSTILE));
        for (String command : List.of("check", "run", "show", "verify", "draw", "export")) {
            assertHarmless(console.type("contest", command, "cup.ini"), command);
        }
    }

    @Test
    void words() {
        assertHarmless(console.type(HOSTILE), "a command");
        for (String command :
                List.of("play", "check", "errors", "matches", "replay", "verify", "games", "new-bot", "help")) {
            assertHarmless(console.type(command, HOSTILE), command);
            assertHarmless(console.type(command, "--" + HOSTILE), command);
            assertHarmless(console.type(command, HOSTILE, HOSTILE), command);
        }
        assertHarmless(console.type("play", "superbot:1", "superbot:2", "--set", HOSTILE + "=" + HOSTILE), "--set");
        assertHarmless(console.type("play", "superbot:1", "superbot:2", "--seed", HOSTILE), "--seed");
    }

    @Tag("slow")
    @Test
    void everyTextOfARecord() throws IOException {
        console.config("[record]\ncompress = off\n");
        console.type("play", "superbot:3", "superbot:4", "--quiet", "--seed", "7", "--set", "turn-limit=6");
        Path record = onlyRecord();
        List<String> lines = new ArrayList<>(Files.readAllLines(record));
        lines.add(
                3,
                "{\"event\":\"left\",\"at\":5,\"step\":0,\"seat\":1,\"why\":\"ended\","
                        + "\"words\":\"gone\",\"breaksOff\":false}");
        lines.add(3, "{\"event\":\"noticed\",\"at\":5,\"seat\":1,\"kind\":\"early\",\"words\":\"output_9.txt came\"}");
        lines.add(3, "{\"event\":\"news\",\"at\":5,\"seat\":1,\"words\":\"output_9.txt came\"}");
        lines.add("{\"event\":\"process-ended\",\"at\":9,\"seat\":1,\"words\":\"ended by"
                + " itself\",\"lastErrorLines\":[\"bang\"],"
                + "\"log\":\"/logs/1.log\"}");
        lines.add(
                "{\"event\":\"broken-off\",\"at\":9,\"cause\":\"stopped\",\"words\":\"by the host\",\"faults\":[0,0]}");
        TreeSet<String> tried = new TreeSet<>();
        for (int at = 0; at < lines.size(); at++) {
            Matcher texts = Pattern.compile("\"([A-Za-z]+)\":\\[?\"((?:[^\"\\\\]|\\\\.)*)\"")
                    .matcher(lines.get(at));
            while (texts.find()) {
                String event = lines.get(at).replaceAll("^\\{\"event\":\"([^\"]*)\".*", "$1");
                if (tried.add(event + " " + texts.group(1))) {
                    List<String> forged = new ArrayList<>(lines);
                    String line = lines.get(at);
                    forged.set(at, line.substring(0, texts.start(2)) + IN_JSON + line.substring(texts.start(2)));
                    Files.write(record, forged);
                    tell(event + " " + texts.group(1));
                }
            }
        }
        assertThat(tried).hasSizeGreaterThan(15).contains("began name", "noticed kind", "ended reason", "news event");
    }

    private void tell(String what) {
        for (String command : List.of(
                "replay last --plain",
                "replay last --every",
                "replay last --plain --why",
                "replay last --plain --as watcher",
                "replay last --plain --as 1 --turn 2",
                "verify last",
                "matches",
                "errors superbot_3",
                "again last --turn 2 --seat 1",
                "keep last --turn 2 --seat 1 --legal")) {
            assertHarmless(console.type(command.split(" ")), what + ", " + command);
        }
    }

    private Path onlyRecord() throws IOException {
        try (Stream<Path> records = Files.list(console.folder().resolve(".arena/records"))) {
            return records.findFirst().orElseThrow();
        }
    }
}
