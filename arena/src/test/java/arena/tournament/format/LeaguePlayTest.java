package arena.tournament.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LeaguePlayTest {

    private static List<Fixture> fixtures(int members, int legs, int seats) {
        List<Integer> all = IntStream.range(0, members).boxed().toList();
        return new LeaguePlay(legs, seats)
                .meetings(new SectionPlay.Group("1A", all, SimulatedContest.SEAL), fixture -> Optional.empty())
                .fixtures();
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "3, 1", "4, 2", "5, 1", "5, 2", "6, 3", "9, 1", "10, 2", "40, 1"})
    void everyPairMeetsOnceInEachLegAndSwapsItsSeats(int members, int legs) {
        List<Fixture> fixtures = fixtures(members, legs, 2);
        SortedMap<String, Integer> met = new TreeMap<>();
        SortedMap<String, Integer> seated = new TreeMap<>();
        fixtures.forEach(fixture -> {
            met.merge(Fixture.encounter("1A", fixture.seats()), 1, Integer::sum);
            seated.merge(fixture.seats().toString(), 1, Integer::sum);
        });
        assertThat(met).hasSize(members * (members - 1) / 2);
        assertThat(met.values()).containsOnly(legs);
        assertThat(seated.values()).allMatch(times -> times == legs / 2 || times == (legs + 1) / 2);
        assertThat(new LeaguePlay(legs, 2).games(members)).isEqualTo(fixtures.size());
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 2", "5, 1, 2", "8, 2, 2", "7, 2, 6", "12, 1, 6", "20, 1, 4", "100, 1, 6"})
    void noMemberPlaysTwiceInARoundAndNoTwoGamesShareAName(int members, int legs, int seats) {
        List<Fixture> fixtures = fixtures(members, legs, seats);
        SortedMap<Integer, List<Integer>> rounds = new TreeMap<>();
        fixtures.forEach(fixture -> rounds.computeIfAbsent(fixture.round(), none -> new ArrayList<>())
                .addAll(fixture.seats()));
        assertThat(rounds.values()).allSatisfy(players -> assertThat(players).doesNotHaveDuplicates());
        assertThat(fixtures.stream().map(Fixture::id)).doesNotHaveDuplicates();
        assertThat(fixtures.stream().map(Fixture::round)).isSorted();
        assertThat(new LeaguePlay(legs, seats).games(members)).isEqualTo(fixtures.size());
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 6, 7, 8, 9, 10, 11, 12, 40})
    void noMemberPlaysTwiceInARowIfThereAreFiveOrMore(int members) {
        List<Fixture> fixtures = fixtures(members, 4, 2);
        for (int game = 1; game < fixtures.size(); game++) {
            assertThat(Collections.disjoint(
                            fixtures.get(game - 1).seats(), fixtures.get(game).seats()))
                    .as("%s then %s", fixtures.get(game - 1), fixtures.get(game))
                    .isTrue();
        }
    }

    @Test
    void sixFitOneTableAndTheirSeatsGoRoundWithTheLegs() {
        List<Fixture> fixtures = fixtures(6, 6, 6);
        assertThat(fixtures).hasSize(6);
        for (int seat = 0; seat < 6; seat++) {
            int number = seat;
            assertThat(fixtures.stream().map(fixture -> fixture.seats().get(number)))
                    .containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5);
        }
    }

    @Test
    void eightOnSixSeatsPlayAllTwentyEightTables() {
        assertThat(fixtures(8, 1, 6)).hasSize(28);
    }

    @ParameterizedTest
    @CsvSource({"12, 6", "40, 6", "13, 4", "100, 6"})
    void manyOnManySeatsPlayEquallyOftenAndOnceOnEachSeat(int members, int seats) {
        List<Fixture> fixtures = fixtures(members, 1, seats);
        assertThat(fixtures).hasSize(members);
        for (int seat = 0; seat < seats; seat++) {
            int number = seat;
            assertThat(fixtures.stream().map(fixture -> fixture.seats().get(number)))
                    .hasSize(members)
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void thirteenOnFourSeatsMeetAllOthersAboutEquallyOften() {
        SortedMap<List<Integer>, Integer> met =
                new TreeMap<>((one, other) -> one.toString().compareTo(other.toString()));
        fixtures(13, 1, 4)
                .forEach(fixture -> fixture.seats()
                        .forEach(one -> fixture.seats().stream()
                                .filter(other -> other > one)
                                .forEach(other -> met.merge(List.of(one, other), 1, Integer::sum))));
        assertThat(met.values()).allMatch(times -> times <= 3);
    }
}
