package arena.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** The pages on paper for the day of a contest. */
class HandoutTest extends TypedContest {

    @Test
    void contestantsGetThePagesAsCodesTheFirstStepsAndTheProtocol() throws IOException {
        String page = written("contestants.html", "--at", "http://192.168.0.10:8080/", "--share", "\\\\SERVER\\field");
        assertThat(page)
                .contains("&lt;Cup&gt;", "Chain Reaction Reloaded, 2 bots in a match; 2 teams;", "for a move")
                .contains("http://192.168.0.10:8080/sign-up", "data:image/svg+xml;base64,")
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
