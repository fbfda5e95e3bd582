package arena.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import arena.match.MisplacedAnswer;
import arena.match.Reply;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that a file probably meant as an answer is named when a time-out is judged, and is no answer. */
class MisnamedAnswerTest {

    @TempDir
    private Path root;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ouput_3.txt",
                "output3.txt",
                "output_03.txt",
                "Output_3.TXT.txt",
                "output_3.txt.txt",
                "output-3.txt",
                "output 3.txt",
                "output_3",
                "output_3.tmp",
                "output_3.txt ",
                "outputs_3.txt",
                "outptu_3.txt",
                "out_3.txt",
                "OUTPUT3",
                ".output_3.txt",
                "output_3.text",
                "output.txt",
                "output_.txt",
                "output_0.txt",
                "output_4.txt"
            })
    void aNameThatIsNearlyRightIsNamedInTheReplyToTheTimeOut(String name) throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.write("notes.txt", "mine");
            served.write("input_3.txt.bak", "a copy");
            served.ask(3);
            served.write(name, "C 5\n");

            Reply reply = hinted(served);

            assertThat(reply.bytes()).isEmpty();
            assertThat(reply.misplaced().map(MisplacedAnswer::name)).contains(name);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "notes.txt",
                "input3.txt",
                "draft_3.txt",
                "ready3.txt",
                "log_3.txt",
                "board3",
                "ouput_1.txt",
                "output_9.txt",
                "state.bin",
                "explain3.txt"
            })
    void otherFilesOfABotAreNotAskedAbout(String name) throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(3);
            served.write(name, "C 5\n");

            assertThat(timeOut(served).misplaced().map(MisplacedAnswer::name)).isEmpty();
        }
    }

    @Test
    void anAnswerInAFolderOfTheTeamFolderIsFound() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(3);
            Files.createDirectory(served.path("moves"));
            served.write("moves/output_3.txt", "C 5\n");

            assertThat(hinted(served).misplaced().map(MisplacedAnswer::name)).contains("moves/output_3.txt");
        }
    }

    @Test
    void theNearestNumberIsTheOneThatIsMeant() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(3);
            for (String name : List.of("ouput.txt", "ouput_1.txt", "ouput_2.txt", "ouput_3.txt", "ouput_4.txt")) {
                served.write(name, "C 5\n");
            }

            assertThat(hinted(served).misplaced().map(MisplacedAnswer::name)).contains("ouput_3.txt");
        }
    }

    @Test
    void aFileOfThePromptBeforeThatIsWrittenAgainIsNamed() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(2);
            served.publish("output_2.txt", "C 5\n");
            served.awaitReply();
            served.acknowledge(2, 0);
            served.ask(3);
            served.publish("output_2.txt", "C 6\n");

            assertThat(hinted(served).misplaced())
                    .contains(new MisplacedAnswer("output_2.txt", MisplacedAnswer.Kind.EARLIER));
        }
    }

    @Test
    void aFileLeftFromThePromptBeforeIsNotNamed() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(2);
            served.publish("output_2.txt", "C 5\n");
            served.awaitReply();
            served.acknowledge(2, 0);
            served.ask(3);

            assertThat(timeOut(served).misplaced()).isEmpty();
        }
    }

    @Test
    void aBotThatHasAnsweredGetsNoHint() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.ask(3);
            served.write("ouput_3.txt", "C 5\n");
            served.publish("output_3.txt", "C 5\n");

            assertThat(served.awaitReply().misplaced().map(MisplacedAnswer::name))
                    .isEmpty();
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aLinkOutOfTheFolderIsNotFollowed() throws IOException {
        Path elsewhere = Files.createDirectory(root.resolve("elsewhere"));
        Files.writeString(elsewhere.resolve("output_3.txt"), "C 5\n");
        try (ServedFolder served = ServedFolder.ready(root.resolve("field"))) {
            served.ask(3);
            Files.createSymbolicLink(served.path("moves"), elsewhere);

            assertThat(timeOut(served).misplaced().map(MisplacedAnswer::name)).isEmpty();
        }
    }

    /** Waits for the hint: a scan that runs while the clock of the test jumps seems to last as long as the jump. */
    private static Reply hinted(ServedFolder served) {
        served.clock.pass(ServedFolder.LIMIT);
        return Awaitility.await()
                .until(served.player::lastReply, reply -> reply.misplaced().isPresent());
    }

    private static Reply timeOut(ServedFolder served) {
        served.clock.pass(ServedFolder.LIMIT);
        return served.player.lastReply();
    }
}
