package arena.tournament.format;

import static org.assertj.core.api.Assertions.assertThat;

import arena.tournament.Wording;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ContestProgressTest {

    private static final Ranking RANKING = new Ranking(
            PointsRule.Places.WINNER_TAKES_ONE,
            List.of(Criterion.POINTS, Criterion.MOVES, Criterion.DUEL, Criterion.PLAY_OFF),
            2,
            Collections.emptySortedMap());

    private static Section group(String id, int first, int members) {
        List<Slot> slots = IntStream.range(first, first + members)
                .mapToObj(contestant -> new Slot("draw", new Slot.Source.Drawn(contestant)))
                .toList();
        return new Section(
                id, Wording.named("Round 1"), Wording.named("Group " + id), slots, new LeaguePlay(1, 2), RANKING);
    }

    private static ContestLayout plan() {
        List<Slot> slots = List.of(
                new Slot("A1", new Slot.Source.Placed("1A", 1)), new Slot("B1", new Slot.Source.Placed("1B", 1)));
        Section last = new Section(
                "F", Wording.named("Final"), Wording.named("Final"), slots, new KnockOut.BestOf(3), RANKING);
        return new ContestLayout(List.of(group("1A", 0, 4), group("1B", 4, 5), last), List.of("F"), List.of());
    }

    @Test
    void theFixturesOfASectionAppearAsSoonAsItsSlotsAreFilled() {
        SimulatedContest contest = new SimulatedContest(plan());
        contest.open().forEach(fixture -> contest.win(fixture, Collections.min(fixture.seats()), 20));
        assertThat(contest.section("1A").over()).isTrue();
        assertThat(contest.open().stream().map(Fixture::id)).containsExactly("F.1-5.1", "F.1-5.2");
    }

    @Test
    void aContestIsOverWhenAllGamesArePlayedAndThenAllContestantsArePlaced() {
        for (int seed = 0; seed < 20; seed++) {
            SimulatedContest contest = new SimulatedContest(plan());
            contest.playOn(new Random(seed));
            ContestProgress progress = contest.progress();
            assertThat(progress.over()).isTrue();
            assertThat(progress.placing().stream().flatMap(List::stream))
                    .containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6, 7, 8);
        }
    }
}
