package arena.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Awards and entered results: what each team gets, and which places they change. */
class AwardTest extends TypedContest {

    private static final String MONEY = """
        [contest]
        name = Cup
        game = acquire
        seats = 2
        format = series
        [format]
        games = 2
        [team Alpha]
        bot = superbot:1
        [team Beta]
        bot = superbot:1
        """;

    @Test
    void anAwardWhereMoneyDecidesIsRefusedWithTheFormToUse() throws IOException {
        write("cup.ini", MONEY);
        type("contest", "draw", "cup.ini");
        Console.Printed refused = type("contest", "award", "cup.ini", "1.1-2.1", "Beta", "--reason", "so");

        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err())
                .contains("The game's own points decide here", "Beta=POINTS", "Alpha=POINTS")
                .doesNotContain("it counts now");
        assertThat(store().decisions()).hasSize(1);
    }

    @Test
    void anAwardWherePointsOfRoundsDecideIsRefusedWithTheFormToUse() throws IOException {
        write("cup.ini", MONEY.replace("acquire", "windwardopolis"));
        type("contest", "draw", "cup.ini");

        assertRefused(2, "Alpha=POINTS", "contest", "award", "cup.ini", "1/1", "Beta", "--reason", "so");
        assertRefused(
                2,
                "Alpha=1:POINTS",
                "contest",
                "enter-result",
                "cup.ini",
                "1/1",
                "Alpha=1",
                "Beta=2",
                "--reason",
                "so");
    }

    @Test
    void anAwardWhereMoneyDecidesSaysWhatEachTeamGets() throws IOException {
        write("cup.ini", MONEY);
        type("contest", "draw", "cup.ini");
        assertThat(type("contest", "award", "cup.ini", "1.1-2.1", "Beta", "Beta=9000", "Alpha=12000", "--reason", "so")
                        .err())
                .contains("cannot get fewer points than others");
        Console.Printed awarded =
                type("contest", "award", "cup.ini", "1.1-2.1", "Beta", "Beta=12000", "Alpha=9000", "--reason", "so");

        assertThat(awarded.code()).as(awarded.err()).isZero();
        assertThat(awarded.outLines()).last().asString().endsWith("points of the game: Beta=12000, Alpha=9000.");
        assertThat(type("contest", "show", "cup.ini", "tables").out()).contains("12000", "9000");
        assertThat(type("contest", "award", "cup.ini", "1.1-2.1", "Alpha", "--reason", "so")
                        .err())
                .contains("Its result now: ", "Beta=12000");
    }

    @Test
    void aResultWithoutPointsIsRefusedWhereMoneyDecides() throws IOException {
        write("cup.ini", MONEY);
        type("contest", "draw", "cup.ini");

        assertRefused(
                2,
                "the game's own points decide, so a result needs them: Alpha=1:POINTS Beta=2:700",
                "contest",
                "enter-result",
                "cup.ini",
                "1.1-2.1",
                "Alpha=1",
                "Beta=2:700",
                "--reason",
                "so");
    }

    @Test
    void anAwardOfAGameThatTheTeamHasWonChangesNoPlace() throws IOException {
        write("cup.ini", TWO.replace("[team Alpha]", "[team Gamma]\nbot = superbot:1\n[team Alpha]"));
        Console.Printed run = type("contest", "run", "cup.ini");
        assertThat(run.code()).as(run.err()).isZero();
        List<String> rows = rows();
        String winner = store().attempts().get(0).ended().orElseThrow().seats().stream()
                .filter(seat -> seat.place() == 1)
                .map(seat -> store().log().orElseThrow().head().names().get(seat.contestant()))
                .findFirst()
                .orElseThrow();
        String game = store().attempts().get(0).attempt().fixture();

        Console.Printed awarded = type("contest", "award", "cup.ini", game, winner, "--reason", "so");
        assertThat(awarded.outLines()).containsExactly("No place changes.", game + " is awarded to " + winner + ".");
        assertThat(rows()).isEqualTo(rows);
    }

    private List<String> rows() {
        return type("contest", "show", "cup.ini", "tables").outLines().stream()
                .filter(line -> !line.startsWith("Digest: "))
                .toList();
    }

    @Test
    void gamesOfManyStandBelowTheTableWithNamesThatCanBeTyped() throws IOException {
        write("cup.ini", MONEY.replace("seats = 2", "seats = 3") + "[team Gamma]\nbot = superbot:1\n");
        type("contest", "run", "cup.ini");
        List<String> lines = type("contest", "show", "cup.ini", "tables").outLines();

        assertThat(lines).contains("Each game, with the points of the game and the place:");
        assertThat(lines).filteredOn(line -> line.startsWith("1/")).hasSize(2);
        assertThat(lines.stream().filter(line -> line.contains("ALPHA")))
                .singleElement()
                .asString()
                .contains("BETA", "GAMMA");
        assertThat(String.join("\n", lines)).doesNotContain("1.1-2-3", "MOVES");
        assertThat(type("contest", "replay", "cup.ini", "1/2", "--reason", "so").outLines())
                .last()
                .asString()
                .startsWith("1.1-2-3.2 between ");
    }

    @Test
    void aDryRunSaysWhichPlacesChangeAndDecidesNothing() throws IOException {
        write("cup.ini", TWO);
        type("contest", "draw", "cup.ini");
        Console.Printed looked = type("contest", "award", "cup.ini", "1.1-2.1", "Beta", "--dry-run");

        assertThat(looked.code()).as(looked.err()).isZero();
        assertThat(looked.outLines())
                .containsExactly(
                        "Places that change in Round robin, Everybody:",
                        "  Alpha  1 -> 2",
                        "No decision was made; repeat the command without --dry-run to make it.");
        assertThat(store().decisions()).hasSize(1);
    }
}
