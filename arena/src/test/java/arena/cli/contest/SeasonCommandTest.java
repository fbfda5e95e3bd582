package arena.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests of the table over several contests. */
class SeasonCommandTest extends TypedContest {

    /** Decides a contest of three teams in this order, without playing. */
    private void decide(String name, String... order) throws IOException {
        StringBuilder text = new StringBuilder("""
                [contest]
                name = %s
                game = chain-reaction
                format = round-robin
                """.formatted(name));
        for (String team : order) {
            text.append("[team ").append(team).append("]\nbot = superbot:1\n");
        }
        write(name + ".ini", text.toString());
        type("contest", "draw", name + ".ini");
        for (int better = 1; better < order.length; better++) {
            for (int worse = better + 1; worse <= order.length; worse++) {
                Console.Printed entered = type(
                        "contest",
                        "enter-result",
                        name + ".ini",
                        "1." + better + "-" + worse + ".1",
                        order[better - 1] + "=1",
                        order[worse - 1] + "=2",
                        "--reason",
                        "so it was");
                assertThat(entered.code()).as(entered.err()).isZero();
            }
        }
    }

    @Test
    void pointsOfThePlacesAreAddedUp() throws IOException {
        decide("spring", "Alpha", "Beta", "Gamma");
        decide("summer", "Gamma", "Alpha", "Delta");
        decide("autumn", "Beta", "Delta", "Alpha");

        Console.Printed all = type("contest", "season", "spring.ini", "summer.ini", "autumn.ini", "--points", "3,2,1");
        assertThat(all.code()).as(all.err()).isZero();
        assertThat(all.out().lines().map(String::strip))
                .containsExactly(
                        "PLACE  TEAM   POINTS  SPRING  SUMMER  AUTUMN",
                        "1  Alpha       6      1.      2.      3.",
                        "2  Beta        5      2.       -      1.",
                        "3  Gamma       4      3.      1.       -",
                        "4  Delta       3       -      3.      2.");

        Console.Printed best = type(
                "contest",
                "season",
                "spring.ini",
                "summer.ini",
                "autumn.ini",
                "--points",
                "3,2,1",
                "--best",
                "1",
                "--json");
        assertThat(best.out())
                .contains("\"contests\":[\"spring\",\"summer\",\"autumn\"]")
                .as("3 points each; Alpha and Gamma with a first place each, and Alpha with a second one")
                .contains(
                        "{\"place\":1,\"team\":\"Alpha\",\"points\":3,\"places\":[1,2,3]}",
                        "{\"place\":2,\"team\":\"Beta\",\"points\":3,\"places\":[2,null,1]}",
                        "{\"place\":3,\"team\":\"Gamma\",\"points\":3,\"places\":[3,1,null]}",
                        "{\"place\":4,\"team\":\"Delta\",\"points\":2,\"places\":[null,3,2]}");
    }

    @Test
    void teamsThatNothingDistinguishesShareAPlace() throws IOException {
        decide("spring", "Alpha", "Beta");
        decide("summer", "Beta", "Alpha");
        assertThat(type("contest", "season", "spring.ini", "summer.ini")
                        .out()
                        .lines()
                        .map(String::strip))
                .contains("1  Alpha      43      1.      2.", "1  Beta       43      2.      1.");
    }

    @Test
    void aContestThatIsNotOverDoesNotCountYet() throws IOException {
        decide("spring", "Alpha", "Beta");
        write("cup.ini", TWO);
        type("contest", "draw", "cup.ini");
        Console.Printed printed = type("contest", "season", "spring.ini", "cup.ini");
        assertThat(printed.err()).contains("Cup does not count yet, since it is not over: 0 of 1 games have a result.");
        assertThat(printed.out()).contains("25").doesNotContain("CUP");
    }

    @Test
    void aContestThatIsNotDrawnDoesNotCountYet() throws IOException {
        decide("spring", "Alpha", "Beta");
        write("cup.ini", TWO);
        Console.Printed printed = type("contest", "season", "spring.ini", "cup.ini");
        assertThat(printed.code()).as(printed.err()).isZero();
        assertThat(printed.err()).contains("Cup does not count yet, since it is not drawn.");
        assertThat(printed.out()).contains("25");
    }

    @Test
    void pointsBelowZeroAreRefused() {
        assertRefused(2, "--points are 0 or more", "contest", "season", "cup.ini", "--points", "3,-1");
    }
}
