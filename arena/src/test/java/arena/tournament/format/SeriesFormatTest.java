package arena.tournament.format;

import static org.assertj.core.api.Assertions.assertThat;

import arena.tournament.GameResult;
import arena.tournament.MoveTally;
import arena.tournament.Points;
import arena.tournament.SeatResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SeriesFormatTest {

    private static List<List<Integer>> seats(int games, int members) {
        SectionPlay.Meetings meetings =
                new SeriesFormat.Play(games).meetings(SimulatedSection.group(members, 1), fixture -> Optional.empty());
        assertThat(meetings.complete()).isTrue();
        return meetings.fixtures().stream().map(Fixture::seats).toList();
    }

    /** 2014 document, "Playoffs". */
    @Test
    void inTenGamesOfSixFourStartTwiceAndTwoStartOnce() {
        List<Integer> starts = new ArrayList<>(Collections.nCopies(6, 0));
        seats(10, 6).forEach(seats -> starts.set(seats.get(0), starts.get(seats.get(0)) + 1));
        assertThat(starts).containsExactly(2, 2, 2, 2, 1, 1);
    }

    /** 2014 document, "Setup". */
    @Test
    void eachNewGameBeginsWithTheNextPlayer() {
        assertThat(seats(4, 3)).containsExactly(List.of(0, 1, 2), List.of(1, 2, 0), List.of(2, 0, 1), List.of(0, 1, 2));
    }

    @Test
    void twoSwapTheirSeats() {
        assertThat(seats(3, 2)).containsExactly(List.of(0, 1), List.of(1, 0), List.of(0, 1));
    }

    @Test
    void inSixGamesEachMemberHasEachSeatOnce() {
        for (int seat = 0; seat < 6; seat++) {
            int number = seat;
            assertThat(seats(6, 6).stream().map(seats -> seats.get(number)))
                    .containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5);
        }
    }

    /** 2014 document, "Playoffs": the points of all games are added. */
    @Test
    void partsOfPointsAddUpToPoints() {
        PointsRule thousandths = new PointsRule.GamePoints(1_000);
        assertThat(sum(thousandths, 333, 667))
                .isEqualTo(sum(thousandths, 500, 500))
                .isEqualTo(Points.of(1));
        assertThat(sum(thousandths, 12_345)).hasToString("12.345").isGreaterThan(sum(thousandths, 12_344));
        assertThat(sum(new PointsRule.GamePoints(1), 6_000, 41_300)).isEqualTo(Points.of(47_300));
    }

    private static Points sum(PointsRule rewards, long... games) {
        return LongStream.of(games)
                .mapToObj(points -> rewards.of(result(points), 0))
                .reduce(Points.NONE, Points::plus);
    }

    private static GameResult result(long points) {
        return new GameResult(List.of(new SeatResult(0, 1, points, "won", "", new MoveTally(1, 0, 0, 0, 0))), 1);
    }
}
