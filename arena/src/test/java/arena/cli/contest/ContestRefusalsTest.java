package arena.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** What an organiser has written or typed wrongly is named, and nothing is changed by it. */
class ContestRefusalsTest extends TypedContest {

    @Test
    void aContestFileThatIsNotThereIsNamed() {
        assertRefused(2, "cup.ini: there is no such file", "contest", "run", "cup.ini");
    }

    @Test
    void everythingThatIsWrongWithTheFileIsSaidAtOnceWithItsLine() throws IOException {
        write("cup.ini", TWO.replace("chain-reaction", "chess") + "[weather]\n");
        Console.Printed printed = type("contest", "check", "cup.ini");
        assertThat(printed.code()).isEqualTo(2);
        assertThat(printed.err())
                .contains(
                        "cup.ini, line 3: there is no game \"chess\"",
                        "cup.ini, line 9: there is no section [weather]");
        assertThat(console.folder().resolve("cup.contest")).doesNotExist();
    }

    @Test
    void tooFewTeamsAreRefused() throws IOException {
        write("cup.ini", HEAD);
        assertRefused(2, "there is no team, and a contest has 2 to 1000", "contest", "run", "cup.ini");
        write("cup.ini", HEAD + "[team Alpha]\nbot = superbot:1\n");
        assertRefused(2, "there is only one team, and a contest has 2 to 1000", "contest", "run", "cup.ini");
    }

    @Test
    void aFormatThatNeedsMoreTeamsSaysSo() throws IOException {
        write("cup.ini", TWO.replace("round-robin", "series") + "[team Gamma]\nbot = superbot:1\n");
        assertRefused(
                2,
                "Format series has one table of 2 seats, but there are 3 contestants",
                "contest",
                "check",
                "cup.ini");
    }

    @Test
    void twoTeamsOfOneNameAreRefused() throws IOException {
        write("cup.ini", TWO + "[team alpha]\nbot = superbot:1\n");
        assertRefused(2, "cup.ini, line 9: ", "contest", "run", "cup.ini");
    }

    @Test
    void nothingIsDecidedBeforeTheDraw() throws IOException {
        write("cup.ini", TWO);
        String[][] commands = {
            {"contest", "award", "cup.ini", "1", "Alpha", "--reason", "so"},
            {"contest", "replay", "cup.ini", "1", "--reason", "so"},
            {"contest", "disqualify", "cup.ini", "Alpha", "--reason", "so"},
            {"contest", "pause", "cup.ini"},
            {"contest", "publish", "cup.ini"}
        };
        for (String[] command : commands) {
            assertRefused(
                    2,
                    "The contest Cup is not drawn yet; make the draw with `arena contest draw" + " cup.ini`.",
                    command);
        }
    }

    @Test
    void theRefereeIsToldWhatHeMayHaveMeant() throws IOException {
        write("cup.ini", TWO);
        type("contest", "draw", "cup.ini");
        assertRefused(
                2,
                "There is no team \"Alfa\"; there are: Alpha, Beta.",
                "contest",
                "disqualify",
                "cup.ini",
                "Alfa",
                "--reason",
                "so");
        assertRefused(2, "A decision needs a reason", "contest", "disqualify", "cup.ini", "Alpha");
        assertRefused(2, "game \"9\"", "contest", "replay", "cup.ini", "9", "--reason", "so");
        assertRefused(
                2,
                "give a place to each of them",
                "contest",
                "enter-result",
                "cup.ini",
                "1",
                "Alpha=1",
                "--reason",
                "so");
        assertRefused(
                2,
                "One team must have place 1",
                "contest",
                "enter-result",
                "cup.ini",
                "1",
                "Alpha=2",
                "Beta=2",
                "--reason",
                "so");
        assertRefused(
                2,
                "Alpha has two places; give it one.",
                "contest",
                "enter-result",
                "cup.ini",
                "1",
                "Alpha=1",
                "Beta=2",
                "Alpha=2",
                "--reason",
                "so");
        assertRefused(2, "and 1 have none", "contest", "publish", "cup.ini");
        assertRefused(2, "--jobs must be 1 or more, not 0.", "contest", "run", "cup.ini", "--jobs", "0");
    }
}
