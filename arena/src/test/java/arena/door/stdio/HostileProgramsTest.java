package arena.door.stdio;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import arena.match.Event;
import arena.match.ProgramEnd;
import arena.record.MatchRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** Real programs that play by their standard streams, most of them badly, against the super bot. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
@Timeout(60)
class HostileProgramsTest {

    /** Reads messages; on each input it runs a piece of script, which knows the number as {@code $n}. */
    private static final String BOT = """
            echo ready
            while read -r title n
            do
                first=
                while read -r line && [ "$line" != . ]
                do first=${first:-$line}
                done
                [ "$title" = input ] || continue
                case $first in *1-21*) king='K 5';; *29-49*) king='K 49';; *) king="C $((n + 20))";; esac
            """;

    @TempDir
    private Path root;

    private MatchRecord play(String script) throws IOException {
        Console console = new Console(root);
        Files.writeString(console.folder().resolve("bot.sh"), script);
        console.config("[bot Streams]\nspeaks = stdio\ncommand = sh bot.sh\n");
        Console.Printed printed = console.type(
                "play",
                "Streams",
                "superbot:1",
                "--seed",
                "3",
                "--set",
                "move-time=500ms",
                "--set",
                "turn-limit=12",
                "--json");
        assertThat(printed.code()).as(printed.err()).isZero();
        String file = JsonMapper.shared().readTree(printed.out()).get("record").asString();
        assertThat(console.type("verify", file).code()).isZero();
        return MatchRecord.read(Path.of(file));
    }

    private static Stream<Event.Ruled> rulings(MatchRecord record) {
        return record.events(Event.Ruled.class).filter(ruled -> ruled.seat() == 1);
    }

    private static String reason(MatchRecord record) {
        return record.events(Event.Ended.class).findFirst().orElseThrow().reason();
    }

    @Test
    void anHonestProgramPlaysLegalMovesAndEndsByItself() throws IOException {
        MatchRecord record = play(BOT + "printf 'output %s\\n%s\\n.\\n' $n \"$king\"\ndone\n");

        assertThat(rulings(record).findFirst().orElseThrow().code()).isZero();
        assertThat(rulings(record)).noneMatch(ruled -> ruled.code() == 20);
        assertThat(record.events(Event.ProcessEnded.class).map(Event.ProcessEnded::how))
                .allMatch(ProgramEnd::isByItself);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            says nothing                | sleep 60
            has no end mark             | printf 'output %s\\n%s\\n' $n "$king"; sleep 60
            stops within a line         | printf 'output %s\\n%s' $n "$king"; sleep 60
            closes its output           | exec >&-; sleep 60
            writes bytes without lines  | exec cat /dev/zero
            writes lines without end    | exec yes
            writes a message without end| echo "output $n"; exec yes
            answers another number      | printf 'output %s\\nK 5\\n.\\n' $((n + 1)); sleep 60
            has answered an earlier one | printf 'output 0\\nK 5\\n.\\n'; sleep 60
            floods with answers         | i=2; while :; do printf 'output %s\\nK 5\\n.\\n' $i; i=$((i + 1)); done
            writes a huge line          | echo "output $n"; seq -s x 500000; echo; echo .; sleep 60
            sends only drafts           | printf 'draft %s\\n%s\\n.\\n' $n "$king"; sleep 60
            """)
    void aProgramThatGivesNoAnswerLosesByTimeOutAndNothingIsLeftOfIt(String habit, String script) throws IOException {
        MatchRecord record = play(BOT + script + "\ndone\n");

        assertThat(reason(record)).as(habit).isEqualTo("time out");
        assertThat(record.events(Event.ProcessEnded.class).map(Event.ProcessEnded::how))
                .noneMatch(ProgramEnd::hasSurvivors);
    }

    @Test
    void anAnswerThatIsTooLargeIsNamed() throws IOException {
        MatchRecord record =
                play(BOT + "echo \"output $n\"; head -c 70000 /dev/zero | tr '\\0' x; echo; echo .; sleep 60\ndone\n");

        assertThat(record.events(Event.Noticed.class).map(Event.Noticed::kind)).contains(Event.Noticed.LARGE);
    }

    @Test
    void aProgramThatAnswersAndEndsHasAnswered() throws IOException {
        MatchRecord record = play(BOT + "printf 'output %s\\n%s\\n.\\n' $n \"$king\"; exit 3\ndone\n");

        assertThat(rulings(record).findFirst().orElseThrow().code()).isZero();
        assertThat(reason(record)).isNotEqualTo("time out");
    }

    @Test
    void anEarlyAnswerIsNoneAndIsNamed() throws IOException {
        MatchRecord record = play("printf 'output 1\\nK 5\\n.\\n'; echo ready; sleep 60\n");

        assertThat(reason(record)).isEqualTo("time out");
        assertThat(record.events(Event.Noticed.class).map(Event.Noticed::kind)).contains("early");
    }

    @Test
    void aProgramThatIsNeverReadyIsNotReady() throws IOException {
        Console console = new Console(root);
        console.config("[bot Streams]\nspeaks = stdio\nstart-up = 300ms\ncommand = sleep 60\n");
        Console.Printed printed = console.type("play", "Streams", "superbot:1", "--json");

        assertThat(printed.out()).contains("not ready");
    }

    @Test
    void aLinkInTheTeamFolderShowsTheProgramNothing() throws IOException {
        Path secret = Files.writeString(root.resolve("secret.txt"), "the seed\n");
        MatchRecord record =
                play(BOT.replace("echo ready", "ln -s " + secret + " \"$ARENA_FOLDER/explain_7.txt\"; echo ready")
                                .replace("first=${first:-$line}", "first=${first:-$line}; echo \"$line\" >&2")
                        + "printf 'output %s\\n%s\\n.\\n' $n \"$king\"\ndone\n");

        Optional<String> log = record.events(Event.ProcessEnded.class)
                .map(Event.ProcessEnded::log)
                .findFirst();
        assertThat(Path.of(log.orElseThrow())).content().contains("Expecting").doesNotContain("the seed");
    }
}
