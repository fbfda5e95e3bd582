package arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoundRobinTest {

    private static List<Pairing> games(int contestants, int least, int most, int games) {
        List<Pairing> all = new ArrayList<>();
        RoundRobin.of(contestants, new RoundRobin.Seats(least, most), games).forEach(all::add);
        return all;
    }

    @Test
    void twoSwapTheirSeatsInEachBlock() {
        assertThat(games(2, 2, 2, 4))
                .containsExactly(
                        new Pairing(0, 0, 0, List.of(0, 1)),
                        new Pairing(1, 0, 0, List.of(1, 0)),
                        new Pairing(2, 1, 0, List.of(0, 1)),
                        new Pairing(3, 1, 0, List.of(1, 0)));
    }

    @Test
    void anOddNumberOfGamesIsRoundedUpToWholeBlocks() {
        assertThat(games(2, 2, 2, 3)).hasSize(4);
        assertThat(games(3, 2, 6, 4)).hasSize(6);
    }

    @Test
    void inAGameOfTwoEachPairHasATableAndAllPairsPlayABlockBeforeTheNextOneBegins() {
        assertThat(games(3, 2, 2, 4).stream().map(Pairing::seats))
                .containsExactly(
                        List.of(0, 1),
                        List.of(1, 0),
                        List.of(0, 2),
                        List.of(2, 0),
                        List.of(1, 2),
                        List.of(2, 1),
                        List.of(0, 1),
                        List.of(1, 0),
                        List.of(0, 2),
                        List.of(2, 0),
                        List.of(1, 2),
                        List.of(2, 1));
    }

    @Test
    void oneAmongOthersPlaysEveryGameOnOneSeatAndOnEachInTurn() {
        RoundRobin pairs = RoundRobin.oneAmongOthers(2, new RoundRobin.Seats(2, 2), 2);
        RoundRobin table = RoundRobin.oneAmongOthers(2, new RoundRobin.Seats(4, 4), 3);
        List<List<Integer>> atPairs = new ArrayList<>();
        pairs.forEach(pairing -> atPairs.add(pairing.seats()));
        List<List<Integer>> atTable = new ArrayList<>();
        table.forEach(pairing -> atTable.add(pairing.seats()));

        assertThat(atPairs).containsExactly(List.of(0, 2), List.of(2, 0), List.of(1, 2), List.of(2, 1));
        assertThat(atTable)
                .as("the others take the free seats by turns")
                .containsExactly(List.of(0, 1, 0, 2), List.of(1, 0, 2, 0), List.of(0, 2, 0, 1), List.of(2, 0, 1, 0));
        assertThat(pairs.single()).contains(2);
        assertThat(RoundRobin.oneAmongOthers(5, new RoundRobin.Seats(3, 3), 3).tables())
                .as("each two of five others")
                .isEqualTo(10);
    }

    @Test
    void contestantsThatFitIntoOneGameSitTogetherAndTheSeatsRotate() {
        assertThat(games(3, 2, 6, 3).stream().map(Pairing::seats))
                .containsExactly(List.of(0, 1, 2), List.of(1, 2, 0), List.of(2, 0, 1));
    }

    @Test
    void contestantsTakeTheRemainingSeatsByTurnsIfTheGameNeedsMore() {
        assertThat(games(2, 4, 6, 1).stream().map(Pairing::seats))
                .containsExactly(List.of(0, 1, 0, 1), List.of(1, 0, 1, 0));
    }

    @ParameterizedTest
    @CsvSource({"2,2,2", "5,2,2", "6,2,6", "4,2,6", "7,2,6", "2,6,6", "3,4,6"})
    void inEachBlockEachContestantHasEachSeatOnce(int contestants, int least, int most) {
        SortedMap<String, List<Integer>> bySeat = new TreeMap<>();
        SortedSet<Integer> seen = new TreeSet<>();
        for (Pairing pairing : games(contestants, least, most, 1)) {
            seen.addAll(pairing.seats());
            for (int seat = 0; seat < pairing.seats().size(); seat++) {
                bySeat.computeIfAbsent(pairing.table() + "/" + seat, key -> new ArrayList<>())
                        .add(pairing.seats().get(seat));
            }
        }
        assertThat(seen).hasSize(contestants);
        bySeat.forEach((place, sat) -> {
            String firstSeat = place.substring(0, place.indexOf('/')) + "/0";
            assertThat(sat).as(place).containsExactlyInAnyOrderElementsOf(bySeat.getOrDefault(firstSeat, List.of()));
        });
    }

    @Test
    void tooManyTablesAreRefusedWithASentence() {
        assertThatThrownBy(() -> games(40, 2, 2, 2))
                .hasMessage("40 contestants make more than 500 tables of 2; name fewer of them.");
    }
}
