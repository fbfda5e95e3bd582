package arena.report.data;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contest.DecisionKind;
import arena.contract.Golden;
import arena.report.ContestAccount;
import arena.report.Specimen;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ContestDataTest {

    private final ContestAccount account = ContestAccount.of(Specimen.eventful().situation());

    /** Returns a text with the line ends of golden files. */
    private static String lines(String csv) {
        return csv.replace("\r\n", "\n");
    }

    @Test
    void theTablesEqualTheGoldenFiles() {
        Golden.check("report/games.csv", lines(ContestCsv.games(account)));
        Golden.check("report/standings.csv", lines(ContestCsv.standings(account)));
        Golden.check("report/seats.csv", lines(ContestCsv.seats(account)));
    }

    @Test
    void theDocumentEqualsTheGoldenFile() {
        Golden.check("report/contest.json", ContestDocument.of(account));
    }

    @Test
    void figuresOfSeatsArePartOfBoth() {
        ContestAccount six =
                ContestAccount.of(new Specimen("round-robin", 6, 6).play(1).situation());

        assertThat(lines(ContestCsv.seats(six)).lines().findFirst().orElseThrow())
                .endsWith(",slowest_ms,figure_funds,figure_time_to_live");
        assertThat(lines(ContestCsv.seats(six))).containsPattern(",Team01,[^T]*,900,40\n");
        JsonNode seats = new JsonMapper().readTree(ContestDocument.of(six)).at("/games/0/attempts/0/seats");
        assertThat(seats).hasSize(6).allSatisfy(seat -> {
            int team = Integer.parseInt(seat.get("team").stringValue().substring(4)) - 1;
            assertThat(seat.get("figures"))
                    .hasToString("{\"funds\":" + (900 + team) + ",\"time to live\":" + (40 - team) + "}");
        });
    }

    @Test
    void theSeedIsPartOfTheDocumentOnlyOnceTheResultsArePublished() {
        Specimen specimen = new Specimen("round-robin", 3, 2).play(3);
        assertThat(ContestDocument.of(ContestAccount.of(specimen.situation()))).doesNotContain("0123456789abcdef");
        specimen.decide(DecisionKind.PUBLISHED, Optional.empty(), OptionalInt.empty(), "prize-giving");
        JsonNode document = new JsonMapper().readTree(ContestDocument.of(ContestAccount.of(specimen.situation())));
        assertThat(document.path("seed").stringValue()).startsWith("0123456789abcdef");
    }
}
