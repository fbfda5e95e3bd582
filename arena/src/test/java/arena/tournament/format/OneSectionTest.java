package arena.tournament.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.Settings;
import arena.tournament.Points;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A test of contests with one section: Swiss, gauntlet, series and ladder. */
class OneSectionTest {

    private static ContestLayout plan(String format, int contestants, int seats, String... settings) {
        SortedMap<String, String> texts = new TreeMap<>();
        for (int index = 0; index < settings.length; index += 2) {
            texts.put(settings[index], settings[index + 1]);
        }
        PointsRule rewards =
                seats == 2 ? PointsRule.Places.WINNER_TAKES_ONE : new PointsRule.Places(List.of(10, 6, 4, 3, 2, 1));
        DrawResult draw = new DrawResult(IntStream.range(0, contestants).boxed().toList(), List.of(), List.of());
        return Formats.named(format)
                .orElseThrow()
                .plan(new FormatTerms(seats, new Settings(texts), rewards, List.of(), new TreeMap<>()), draw);
    }

    @ParameterizedTest
    @CsvSource({
        "swiss, 9, 2, 20",
        "swiss, 8, 6, 4",
        "gauntlet, 5, 2, 4",
        "gauntlet, 11, 6, 2",
        "series, 2, 2, 10",
        "series, 6, 6, 10"
    })
    void aContestIsPlayedToItsEndAndPlacesAllContestants(String format, int contestants, int seats, int games) {
        ContestLayout plan = plan(format, contestants, seats);
        assertThat(plan.games()).isEqualTo(games);
        SimulatedContest contest = new SimulatedContest(plan);
        contest.playOn(new Random(1));
        assertThat(contest.progress().over()).isTrue();
        assertThat(contest.progress().placing().stream().flatMap(List::stream))
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, contestants).boxed().toList());
    }

    @Test
    void theTableOfALadderIsItsOrder() {
        SimulatedContest contest = new SimulatedContest(plan("ladder", 4, 2, "games", "2"));
        contest.open().forEach(fixture -> contest.win(fixture, fixture.seats().contains(1) ? 1 : 2, 30));
        assertThat(contest.progress().over()).isTrue();
        assertThat(contest.section("1").rows().stream().map(StandingRow::contestant))
                .containsExactly(1, 0, 2, 3);
        assertThat(contest.section("1").rows().stream().map(StandingRow::place)).containsExactly(1, 2, 3, 4);
    }

    @Test
    void aLadderWithoutAnEndIsNeverOver() {
        ContestLayout plan = plan("ladder", 3, 2);
        assertThat(plan.games()).isZero();
        assertThat(plan.remarks()).containsExactly("The ladder has no end.");
        SimulatedContest contest = new SimulatedContest(plan);
        for (int game = 0; game < 10; game++) {
            contest.win(contest.open().get(0), contest.open().get(0).seats().get(0), 30);
        }
        assertThat(contest.progress().over()).isFalse();
        assertThat(contest.open()).hasSize(1);
    }

    @Test
    void aByeCountsAsAWinInTheTable() {
        SimulatedContest contest = new SimulatedContest(plan("swiss", 3, 2, "rounds", "1"));
        contest.open().forEach(fixture -> contest.win(fixture, fixture.seats().get(0), 30));
        assertThat(contest.section("1").rows().stream()
                        .filter(row -> row.contestant() == 2)
                        .map(StandingRow::figures))
                .containsExactly(new StandingRow.Figures(0, 0, 0, 0, Points.of(1), 0, 0));
    }

    @Test
    void aSwissTournamentHasRemarksForTheOrganiser() {
        assertThat(plan("swiss", 5, 2, "rounds", "6").remarks())
                .containsExactly(
                        "There are 6 rounds.",
                        "In each round 1 contestant has a bye, which earns as much as a win by place.",
                        "So many rounds cannot be played without meeting again.");
        assertThat(plan("swiss", 8, 6).remarks())
                .contains("In each round 2 contestants have a bye, which earns what the others earn on average.");
    }

    @Test
    void wrongNumbersOfContestantsAreRefusedWithASentence() {
        assertThatThrownBy(() -> plan("series", 9, 6))
                .hasMessage("Format series has one table of 6 seats, but there are 9 contestants; use format groups or"
                        + " swiss.");
        assertThatThrownBy(() -> plan("gauntlet", 3, 2, "leaders", "3"))
                .hasMessage("Format gauntlet is played by at least 4 contestants, but there are 3.");
        assertThatThrownBy(() -> plan("ladder", 5, 6)).hasMessageContaining("at least 6");
    }
}
