package arena.tournament.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SeriesPlayTest {

    private static List<List<Integer>> seats(int games, int members) {
        Play.Meetings meetings =
                new SeriesPlay(games).meetings(PlayedOut.group(members, 1), fixture -> Optional.empty());
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
    void inSixGamesEverybodySitsOnEachSeatOnce() {
        for (int seat = 0; seat < 6; seat++) {
            int number = seat;
            assertThat(seats(6, 6).stream().map(seats -> seats.get(number)))
                    .containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5);
        }
    }
}
