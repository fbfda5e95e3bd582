package arena.cli.bot;

import static org.assertj.core.api.Assertions.assertThat;

import arena.match.Responder;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a super bot prints that serves a folder. */
class ThinkingAloudTest {

    @Test
    void aSuperBotThatServesAFolderPrintsItOnceItsAnswerWasJudged() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        SuperBotCommand.ThinkingAloud aloud = new SuperBotCommand.ThinkingAloud(
                new Responder() {
                    @Override
                    public String answer(String input) {
                        return "C 17\n";
                    }

                    @Override
                    public String why() {
                        return "depth 3";
                    }
                },
                new PrintStream(bytes, true, StandardCharsets.UTF_8));

        for (String match : List.of("one", "two")) {
            assertThat(aloud.answer("Expecting = C\n")).isEqualTo("C 17\n");
            aloud.acknowledged(0);
            aloud.over(match);
        }

        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .isEqualTo("output_1 (C 17), code 0, why: depth 3\n".repeat(2));
    }
}
