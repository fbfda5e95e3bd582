package arena.tournament.format;

import static org.assertj.core.api.Assertions.assertThat;

import arena.tournament.GameResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LadderPlayTest {

    private static SimulatedSection played(LadderPlay play, int members, long seed, int games) {
        return SimulatedSection.of(play, SimulatedSection.group(members, seed), seed, games);
    }

    private static List<Integer> order(SimulatedSection section) {
        return section.meetings().order().orElseThrow();
    }

    /** The contestant of the greater number wins. */
    private static GameResult greaterNumberWins(Fixture fixture) {
        List<Integer> places = fixture.seats().stream()
                .map(member -> 1
                        + (int) fixture.seats().stream()
                                .filter(other -> other > member)
                                .count())
                .toList();
        return GameResult.of(
                fixture.seats(), places, places.stream().map(Long::valueOf).toList(), 1);
    }

    @Test
    void aMemberThatBeatsTheOneAboveTakesItsRung() {
        SimulatedSection section = played(new LadderPlay(0, 2), 3, 1, 0);
        assertThat(section.open().get(0).seats()).containsExactlyInAnyOrder(0, 1);
        section.end(section.open().get(0), greaterNumberWins(section.open().get(0)));
        assertThat(order(section)).containsExactly(1, 0, 2);
        assertThat(section.open().get(0).seats()).containsExactlyInAnyOrder(0, 2);
    }

    @Test
    void aDrawnGameChangesNothing() {
        SimulatedSection section = played(new LadderPlay(0, 2), 3, 1, 0);
        Fixture first = section.open().get(0);
        section.end(first, GameResult.of(first.seats(), List.of(1, 1)));
        assertThat(order(section)).containsExactly(0, 1, 2);
    }

    @ParameterizedTest
    @CsvSource({"3,2", "4,2", "9,2", "10,2", "7,6", "8,6", "12,6", "13,6"})
    void noMemberIsInTwoOpenGamesOrWaitsLong(int members, int seats) {
        SimulatedSection section = played(new LadderPlay(0, seats), members, 2, 60);
        SortedSet<Integer> playing = new TreeSet<>();
        section.open()
                .forEach(fixture -> fixture.seats()
                        .forEach(member -> assertThat(playing.add(member)).isTrue()));
        int last = section.open().get(0).round();
        for (int member = 0; member < members; member++) {
            int who = member;
            for (int round = 1; round < last - 2; round++) {
                int from = round;
                assertThat(section.fixtures().stream()
                                .filter(fixture -> fixture.round() >= from && fixture.round() <= from + 2))
                        .anyMatch(fixture -> fixture.isPlayedBy(who));
            }
        }
    }

    @Test
    void noTwoMeetAgainBeforeOneOfThemHasPlayedAnother() {
        SimulatedSection section = played(new LadderPlay(0, 2), 6, 4, 80);
        SortedMap<Integer, String> last = new TreeMap<>();
        for (Fixture fixture : section.fixtures()) {
            int one = fixture.seats().get(0);
            int other = fixture.seats().get(1);
            assertThat(last.getOrDefault(one, "none")).isNotEqualTo(last.getOrDefault(other, "none yet"));
            last.put(one, fixture.id());
            last.put(other, fixture.id());
        }
    }

    @ParameterizedTest
    @CsvSource({"2,2", "7,2", "10,2", "8,6", "13,6", "18,6"})
    void theLadderIsSortedAfterAsManyRoundsAsRungsIfTheBetterMemberAlwaysWins(int members, int seats) {
        SimulatedSection section = played(new LadderPlay(0, seats), members, 1, 0);
        while (section.open().get(0).round() <= members + 1) {
            section.end(section.open().get(0), greaterNumberWins(section.open().get(0)));
        }
        List<Integer> sorted =
                new ArrayList<>(IntStream.range(0, members).boxed().toList());
        Collections.reverse(sorted);
        assertThat(order(section)).isEqualTo(sorted);
    }

    @Test
    void aLongGameDelaysOnlyTheGamesThatNeedItsPlayers() {
        SimulatedSection section = played(new LadderPlay(0, 2), 12, 1, 0);
        Fixture slow = section.open().get(0);
        for (int game = 0; game < 20; game++) {
            Fixture next = section.open().stream()
                    .filter(fixture -> !fixture.equals(slow))
                    .findFirst()
                    .orElse(slow);
            section.end(next, greaterNumberWins(next));
        }
        assertThat(section.fixtures().get(section.fixtures().size() - 1).round())
                .isGreaterThan(4);
    }

    @Test
    void itEndsAfterTheGivenNumberOfGames() {
        SimulatedSection section = played(new LadderPlay(25, 2), 5, 3, Integer.MAX_VALUE);
        assertThat(section.fixtures()).hasSize(25);
        assertThat(section.meetings().complete()).isTrue();
        assertThat(new LadderPlay(0, 2).games(5)).isZero();
    }

    /** What is remembered of the games that are over may be seen in nothing, also where a result is corrected. */
    @Test
    void aUsedLadderGivesTheSameMeetingsAsANewOne() {
        LadderPlay asked = new LadderPlay(0, 2);
        SectionPlay.Group group =
                new SectionPlay.Group("1", List.of(0, 1, 2, 3, 4, 5, 6), new SealedSeed("5".repeat(64)));
        SortedMap<String, GameResult> played = new TreeMap<>();
        Random dice = new Random(3);
        for (int game = 0; game < 80; game++) {
            List<Fixture> known = asked.meetings(group, of(played)).fixtures();
            List<Fixture> open =
                    known.stream().filter(one -> !played.containsKey(one.id())).toList();
            boolean corrects = game % 9 == 8;
            Fixture next = corrects ? known.get(dice.nextInt(known.size())) : open.get(dice.nextInt(open.size()));
            int winner = dice.nextInt(2);
            played.put(next.id(), GameResult.of(next.seats(), List.of(1 + winner, 2 - winner)));

            assertThat(asked.meetings(group, of(played))).isEqualTo(new LadderPlay(0, 2).meetings(group, of(played)));
        }
        assertThat(asked.meetings(group, of(new TreeMap<>())))
                .isEqualTo(new LadderPlay(0, 2).meetings(group, of(new TreeMap<>())));
    }

    private static CountedResults of(SortedMap<String, GameResult> played) {
        return fixture -> Optional.ofNullable(played.get(fixture.id()));
    }
}
