package arena.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arena.cli.Console;
import arena.launch.machine.SystemTools;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The pages on paper for the day of a contest. */
class HandoutTest extends TypedContest {

    @Test
    void contestantsGetThePagesAsCodesTheFirstStepsAndTheProtocol() throws IOException {
        String page = written("contestants.html", "--at", "http://192.168.0.10:8080/", "--share", "\\\\SERVER\\field");
        assertThat(page)
                .contains("&lt;Cup&gt;", "Chain Reaction Reloaded, 2 bots in a match; 2 teams;", "for a move")
                .contains(
                        "http://192.168.0.10:8080/sign-up",
                        "http://192.168.0.10:8080/rules/chain-reaction",
                        "data:image/svg+xml;base64,")
                .contains("arena new-bot python MyTeam --game chain-reaction", "\\\\SERVER\\field")
                .contains("ready.txt", "input_1.txt", "output_1.txt", "acknowledge_1.txt", "Gameover.txt")
                .doesNotContain("<script", "<link", "src=\"http");
    }

    @Test
    void theRefereeGetsTheCommandsWithTheNameOfTheContestFile() throws IOException {
        String page = written("referee.html");
        assertThat(page)
                .contains("arena contest check cup.ini --measure", "arena contest drain cup.ini")
                .contains("arena contest replay cup.ini GAME", "arena contest backup cup.ini");
    }

    @Tag("slow")
    @Test
    void eachIsOneSideOfPaperEvenWithALongTitle() throws IOException, InterruptedException {
        Optional<String> browser = SystemTools.find("chromium");
        assumeTrue(browser.isPresent(), "NOT TESTED: the printed handouts, which need chromium");
        write("cup.ini", TWO.replace("name = Cup", "name = " + "Spring Cup of ".repeat(4)));
        assertThat(type("contest", "handout", "cup.ini", "--share", "\\\\SERVER\\field")
                        .code())
                .isZero();
        for (String name : List.of("contestants", "referee")) {
            Path page = console.folder().resolve("cup.contest/handout/" + name + ".html");
            Path print = console.folder().resolve(name + ".pdf");
            Process printing = new ProcessBuilder(
                            browser.get(),
                            "--headless",
                            "--no-sandbox",
                            "--disable-gpu",
                            "--user-data-dir=" + console.folder().resolve("profile"),
                            "--print-to-pdf=" + print,
                            page.toUri().toString())
                    .redirectErrorStream(true)
                    .redirectOutput(console.folder().resolve("print.log").toFile())
                    .start();
            assertThat(printing.waitFor(2, TimeUnit.MINUTES)).isTrue();
            assertThat(Pattern.compile("/Type\\s*/Page\\b")
                            .matcher(Files.readString(print, StandardCharsets.ISO_8859_1))
                            .results())
                    .as("sides of %s", name)
                    .hasSize(1);
        }
    }

    private String written(String name, String... options) throws IOException {
        write("cup.ini", TWO.replace("name = Cup", "name = <Cup>"));
        String[] words = new String[options.length + 3];
        words[0] = "contest";
        words[1] = "handout";
        words[2] = "cup.ini";
        System.arraycopy(options, 0, words, 3, options.length);
        Console.Printed printed = type(words);
        assertThat(printed.code()).as(printed.err()).isZero();
        assertThat(printed.out()).contains("contestants.html", "referee.html");
        return Files.readString(console.folder().resolve("cup.contest/handout").resolve(name));
    }
}
