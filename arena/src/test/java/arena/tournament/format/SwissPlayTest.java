package arena.tournament.format;

import static org.assertj.core.api.Assertions.assertThat;

import arena.tournament.Points;
import arena.tournament.swiss.SwissHistory;
import arena.tournament.swiss.SwissPairs;
import arena.tournament.swiss.SwissRound;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SwissPlayTest {

    private static final PointsRule WIN = PointsRule.Places.WINNER_TAKES_ONE;
    private static final PointsRule SIX = new PointsRule.Places(List.of(10, 6, 4, 3, 2, 1));

    private static SimulatedSection played(int members, int rounds, long seed) {
        return SimulatedSection.of(
                new SwissPlay(rounds, 2, WIN), SimulatedSection.group(members, seed), seed, Integer.MAX_VALUE);
    }

    private static List<Fixture> round(SimulatedSection section, int number) {
        return section.fixtures().stream()
                .filter(fixture -> fixture.round() == number)
                .toList();
    }

    private static List<SortedSet<Integer>> pairs(List<Fixture> fixtures) {
        List<SortedSet<Integer>> pairs = new ArrayList<>();
        fixtures.forEach(fixture -> pairs.add(new TreeSet<>(fixture.seats())));
        return pairs;
    }

    private static SortedSet<Integer> pair(int one, int other) {
        return new TreeSet<>(List.of(one, other));
    }

    @ParameterizedTest
    @CsvSource({"2,2", "3,3", "4,3", "5,4", "8,4", "9,5", "40,7", "100,8"})
    void thereIsOneRoundMoreThanAKnockOutNeeds(int members, int rounds) {
        assertThat(SwissPlay.rounds(members)).isEqualTo(rounds);
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 9, 14, 21, 30})
    void noMemberMeetsAnotherTwiceOrHasOneSeatThreeTimesMoreOrTwoByes(int members) {
        for (long seed = 0; seed < 3; seed++) {
            int rounds = members / 2;
            SimulatedSection section = played(members, Math.min(rounds, 7), seed);
            assertThat(section.meetings().complete()).isTrue();
            assertThat(pairs(section.fixtures())).doesNotHaveDuplicates();
            assertSeatsAndByes(section, members);
        }
    }

    private static void assertSeatsAndByes(SimulatedSection section, int members) {
        for (int member = 0; member < members; member++) {
            int lead = 0;
            int games = 0;
            int rounds = 0;
            for (Fixture fixture : section.fixtures()) {
                rounds = fixture.round();
                games += fixture.isPlayedBy(member) ? 1 : 0;
                lead += fixture.isPlayedBy(member) ? 1 - 2 * fixture.seats().indexOf(member) : 0;
                assertThat(lead).as("lead of %s", member).isBetween(-2, 2);
            }
            assertThat(rounds - games).as("byes of %s", member).isBetween(0, members % 2);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7})
    void fewMembersMeetAgainOnlyIfNoOtherRoundIsPossible(int members) {
        for (long seed = 0; seed < 5; seed++) {
            SimulatedSection section = played(members, 2 * members, seed);
            List<SortedSet<Integer>> met = new ArrayList<>();
            for (int number = 1; number <= 2 * members; number++) {
                List<SortedSet<Integer>> pairs = pairs(round(section, number));
                assertThat(pairs).hasSize(members / 2);
                if (pairs.stream().anyMatch(met::contains)) {
                    assertThat(isRoundOfNewPairs(members, byesSoFar(section, number, members), met))
                            .isFalse();
                }
                met.addAll(pairs);
            }
        }
    }

    /** Returns the number of byes of each member before a round. */
    private static List<Integer> byesSoFar(SimulatedSection section, int round, int members) {
        List<Integer> byes = new ArrayList<>(Collections.nCopies(members, round - 1));
        for (int before = 1; before < round; before++) {
            round(section, before)
                    .forEach(fixture -> fixture.seats().forEach(member -> byes.set(member, byes.get(member) - 1)));
        }
        return byes;
    }

    private static boolean isRoundOfNewPairs(int members, List<Integer> byes, List<SortedSet<Integer>> met) {
        List<Integer> all = new ArrayList<>();
        for (int member = 0; member < members; member++) {
            all.add(member);
        }
        if (members % 2 == 0) {
            return canPair(all, met);
        }
        return all.stream()
                .filter(idle -> byes.get(idle).equals(Collections.min(byes)))
                .anyMatch(idle -> canPair(
                        all.stream().filter(member -> !member.equals(idle)).toList(), met));
    }

    private static boolean canPair(List<Integer> rest, List<SortedSet<Integer>> met) {
        return rest.isEmpty()
                || rest.stream()
                        .skip(1)
                        .filter(other -> !met.contains(pair(rest.get(0), other)))
                        .anyMatch(other -> canPair(
                                rest.stream()
                                        .skip(1)
                                        .filter(member -> !member.equals(other))
                                        .toList(),
                                met));
    }

    @Test
    void inTheFirstRoundTheUpperHalfOfTheDrawMeetsTheLowerHalfInOrder() {
        SimulatedSection section = SimulatedSection.of(new SwissPlay(3, 2, WIN), SimulatedSection.group(8, 1), 1, 0);
        assertThat(pairs(section.fixtures())).containsExactly(pair(0, 4), pair(1, 5), pair(2, 6), pair(3, 7));
    }

    @Test
    void theNextRoundBeginsWhenTheLastGameIsOver() {
        SimulatedSection section = SimulatedSection.of(new SwissPlay(3, 2, WIN), SimulatedSection.group(8, 1), 1, 3);
        assertThat(section.fixtures()).hasSize(4);
        Fixture first = section.open().get(0);
        section.end(first, SimulatedSection.inSeatOrder(first));
        assertThat(section.fixtures()).hasSize(8);
    }

    @Test
    void aByeIsWorthAWinWhenTheRoundIsOver() {
        SimulatedSection section = SimulatedSection.of(
                new SwissPlay(2, 2, new PointsRule.Places(List.of(3, 0))), SimulatedSection.group(5, 1), 1, 1);
        assertThat(section.meetings().awarded()).isEmpty();
        Fixture first = section.open().get(0);
        section.end(first, SimulatedSection.inSeatOrder(first));
        assertThat(section.meetings().awarded()).isEqualTo(new TreeMap<>(Map.of(4, Points.of(3))));
    }

    @Test
    void aByeAmongSixEarnsWhatTheOthersEarnOnAverage() {
        SimulatedSection section = SimulatedSection.of(new SwissPlay(1, 6, SIX), SimulatedSection.group(8, 1), 1, 9);
        Points average = new Points(Points.of(26).parts() / 6);
        assertThat(section.meetings().awarded().values()).containsExactly(average, average);
    }

    /** M. Held, "The Dutch System" (2014), round 2: numbers 4 and 11 have half a point and have met; 12 is absent. */
    @Test
    void theSecondRoundOfAPublishedTournamentKeepsItsGroupsFloatersAndBye() {
        List<Integer> numbers = List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14);
        List<SwissHistory.Member> members = new ArrayList<>();
        for (int number : numbers) {
            boolean won = number < 8 && number != 4;
            boolean drew = number == 4 || number == 11;
            int seat = number < 8 ? 1 - number % 2 : number % 2;
            int opponent = number < 8 ? number + 7 : number - 7;
            SortedMap<Integer, Integer> met = new TreeMap<>();
            if (numbers.contains(opponent)) {
                met.put(numbers.indexOf(opponent), 1);
            }
            members.add(new SwissHistory.Member(
                    won ? Points.of(1) : drew ? Points.of(1).among(2) : Points.NONE,
                    Points.NONE,
                    0,
                    seat == 0 ? List.of(1, 0) : List.of(0, 1),
                    seat,
                    met));
        }
        SwissRound round = SwissPairs.of(new SwissHistory(members), 2);
        assertThat(round.byes().stream().map(numbers::get)).containsExactly(14);
        List<SortedSet<Integer>> pairs = new ArrayList<>();
        round.tables()
                .forEach(table ->
                        pairs.add(new TreeSet<>(table.stream().map(numbers::get).toList())));
        assertThat(pairs.subList(0, 3)).allMatch(List.of(1, 2, 3, 5, 6, 7)::containsAll);
        assertThat(pairs.subList(3, 5)).allMatch(pair -> pair.contains(4) != pair.contains(11));
        assertThat(pairs.get(5)).isSubsetOf(8, 9, 10, 13);
    }

    @Test
    void theMemberThatHadTheFirstSeatLessOftenHasIt() {
        for (long seed = 0; seed < 5; seed++) {
            SimulatedSection section = played(12, 5, seed);
            List<Integer> firsts = new ArrayList<>(Collections.nCopies(12, 0));
            for (Fixture fixture : section.fixtures()) {
                int first = fixture.seats().get(0);
                assertThat(firsts.get(first))
                        .isLessThanOrEqualTo(firsts.get(fixture.seats().get(1)));
                firsts.set(first, firsts.get(first) + 1);
            }
        }
    }

    @Test
    void theSameSeedAndScoresGiveTheSameFixturesInANewArena() {
        SimulatedSection section = played(21, 6, 3);
        assertThat(new SwissPlay(6, 2, WIN)
                        .meetings(SimulatedSection.group(21, 3), section)
                        .fixtures())
                .isEqualTo(section.fixtures());
    }

    @ParameterizedTest
    @CsvSource({"6,4,4", "12,4,4", "20,4,3", "40,4,2"})
    void sixAtATableMeetFewTwice(int members, int rounds, int most) {
        SimulatedSection section = SimulatedSection.of(
                new SwissPlay(rounds, 6, SIX), SimulatedSection.group(members, 5), 5, Integer.MAX_VALUE);
        assertThat(section.fixtures()).hasSize(rounds * (members / 6));
        List<Integer> games = new ArrayList<>(Collections.nCopies(members, 0));
        SortedMap<SortedSet<Integer>, Integer> met = new TreeMap<>(Comparator.comparing(Object::toString));
        for (Fixture fixture : section.fixtures()) {
            for (int one : fixture.seats()) {
                games.set(one, games.get(one) + 1);
                fixture.seats().stream()
                        .filter(other -> one < other)
                        .forEach(other -> met.merge(pair(one, other), 1, Integer::sum));
            }
        }
        assertThat(Collections.max(games) - Collections.min(games)).isLessThanOrEqualTo(1);
        assertThat(Collections.max(met.values())).isLessThanOrEqualTo(most);
    }

    @Test
    void aHundredMembersInNineRoundsAreComputedAgain() {
        SimulatedSection section =
                SimulatedSection.of(new SwissPlay(2, 2, WIN), SimulatedSection.group(100, 1), 1, Integer.MAX_VALUE);
        assertThat(section.fixtures()).hasSize(100);
    }

    /** The largest number in a contest file: the work of a round must not grow with the number of all pairs. */
    @Tag("slow")
    @Test
    void aThousandArePairedWithoutARematchInEveryRound() {
        for (int members : List.of(257, 500, 1_000)) {
            List<Fixture> fixtures = new SwissPlay(4, 2, WIN)
                    .meetings(
                            SimulatedSection.group(members, 3),
                            fixture -> Optional.of(SimulatedSection.inSeatOrder(fixture)))
                    .fixtures();
            assertThat(fixtures).hasSize(members / 2 * 4);
            assertThat(pairs(fixtures)).doesNotHaveDuplicates();
        }
    }
}
