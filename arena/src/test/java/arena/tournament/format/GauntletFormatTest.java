package arena.tournament.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GauntletFormatTest {

    private static List<Fixture> fixtures(GauntletFormat.Play play, int members) {
        SectionPlay.Meetings meetings = play.meetings(SimulatedSection.group(members, 1), fixture -> Optional.empty());
        assertThat(meetings.complete()).isTrue();
        assertThat(meetings.fixtures()).hasSize(play.games(members));
        return meetings.fixtures();
    }

    @Test
    void theLeaderMeetsEachOfTheOthersAndTheSeatsAreSwappedInTheSecondLeg() {
        List<Fixture> fixtures = fixtures(new GauntletFormat.Play(1, 2, 2), 4);
        assertThat(fixtures).hasSize(6).allMatch(fixture -> fixture.isPlayedBy(0));
        for (int other = 1; other < 4; other++) {
            int opponent = other;
            List<Fixture> games = fixtures.stream()
                    .filter(fixture -> fixture.isPlayedBy(opponent))
                    .toList();
            assertThat(games).hasSize(2);
            assertThat(games.get(0).seats().get(0))
                    .isEqualTo(games.get(1).seats().get(1));
        }
    }

    @ParameterizedTest
    @CsvSource({"1,5,2,5", "2,7,2,5", "3,5,2,6", "1,11,6,2", "1,9,6,40", "2,12,6,4"})
    void noMemberPlaysTwiceInARoundAndAllMeetEachLeaderEquallyOften(int leaders, int members, int seats, int rounds) {
        List<List<Integer>> met = new ArrayList<>();
        List<SortedSet<Integer>> playing = new ArrayList<>();
        for (Fixture fixture : fixtures(new GauntletFormat.Play(leaders, 1, seats), members)) {
            while (playing.size() < fixture.round()) {
                playing.add(new TreeSet<>());
            }
            assertThat(fixture.seats()).hasSize(seats);
            assertThat(playing.get(fixture.round() - 1).addAll(fixture.seats())).isTrue();
            List<Integer> leading =
                    fixture.seats().stream().filter(member -> member < leaders).toList();
            assertThat(leading).hasSize(1);
            fixture.seats().stream()
                    .filter(member -> member >= leaders)
                    .forEach(member -> met.add(List.of(leading.get(0), member)));
        }
        int times = Collections.frequency(met, List.of(0, leaders));
        assertThat(met).hasSize(times * leaders * (members - leaders));
        met.forEach(pair -> assertThat(Collections.frequency(met, pair)).isEqualTo(times));
        assertThat(playing).hasSizeLessThanOrEqualTo(rounds);
    }
}
