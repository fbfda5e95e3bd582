package arena.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contest.Contestant;
import arena.contract.Golden;
import arena.report.ContestAccount;
import arena.report.Specimen;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContestTextTest {

    private static List<String> everything(Specimen specimen, int width) {
        ContestText text = new ContestText(ContestAccount.of(specimen.situation()), width);
        List<String> lines = new ArrayList<>(text.summary());
        for (List<String> part : List.of(
                text.placing(),
                text.tables(),
                text.bracket(),
                text.schedule(),
                text.waiting(),
                text.questions(),
                text.ratings(),
                text.auditTrail())) {
            lines.add("");
            lines.addAll(part);
        }
        return lines;
    }

    @Test
    void aRunningContestEqualsTheGoldenFile() {
        Golden.check("report/running.txt", String.join("\n", everything(Specimen.eventful(), 80)) + "\n");
    }

    @Test
    void aFinishedContestOfSixSeatsEqualsTheGoldenFile() {
        Specimen six = new Specimen("knock-out", 12, 6).play(99);
        Golden.check("report/six-seats.txt", String.join("\n", everything(six, 100)) + "\n");
    }

    @Test
    void gamesOfMoreTeamsThanFitBesideEachOtherAreListedWithPlacesAndPoints() {
        List<String> lines = everything(new Specimen("swiss", 12, 6).play(3), 100);

        assertThat(lines).contains("Each game, with the place and the points of the game:");
        assertThat(lines)
                .filteredOn(line -> line.startsWith("1/1  1. Team"))
                .singleElement()
                .asString()
                .matches("1/1 +1[.] Team[0-9]{2} 500, 2[.] Team[0-9]{2} 400, .*");
        assertThat(lines).contains("1/4  no result");
    }

    @Test
    void gamesOfTeamsWithLongNamesAreListedWithinTheTerminal() {
        List<Contestant> entries = Specimen.entries(6).stream()
                .map(one -> new Contestant("The_Longest_Name_Of_A_" + one.name(), one.title(), "", false))
                .toList();
        List<String> lines = everything(new Specimen("round-robin", 6, entries).play(9), 80);

        assertThat(lines).contains("Each game, with the place and the points of the game:");
        assertThat(lines).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    }

    @ParameterizedTest
    @ValueSource(ints = {60, 80, 132})
    void noLineIsWiderThanTheTerminal(int width) {
        assertThat(everything(Specimen.eventful(), width))
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(width));
    }
}
