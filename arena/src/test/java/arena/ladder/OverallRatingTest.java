package arena.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arena.ladder.LadderRatings.LadderRating;
import arena.tournament.Interval;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class OverallRatingTest {

    private static LadderRating rating(double value, double error) {
        return new LadderRating(value, new Interval(value - error, value + error), 9);
    }

    @Test
    void theRatingOverAllGamesIsTheMeanAndMoreGamesStandBeforeFewer() {
        SortedMap<String, LadderRating> chain = new TreeMap<>();
        chain.put("Amber", rating(1300, 40));
        chain.put("Birch", rating(1100, 60));
        chain.put("Cedar", rating(1900, 60));
        SortedMap<String, LadderRating> asterobots = new TreeMap<>();
        asterobots.put("Amber", rating(1000, 30));
        asterobots.put("Birch", rating(1400, 80));

        List<OverallRating> all = OverallRating.of(List.of(chain, asterobots));

        assertThat(all).extracting(OverallRating::team).containsExactly("Birch", "Amber", "Cedar");
        assertThat(all).extracting(OverallRating::games).containsExactly(2, 2, 1);
        assertThat(all.get(0).value()).isEqualTo(1250, within(1e-9));
        // The errors 60 and 80 add like the sides of a right angle: 100, halved by the mean.
        assertThat(all.get(0).interval().high()).isEqualTo(1300, within(1e-9));
        assertThat(all.get(1).interval().low()).isEqualTo(1125, within(1e-9));
    }

    @Test
    void noGamesGiveNoRatings() {
        assertThat(OverallRating.of(List.of())).isEmpty();
        assertThat(OverallRating.of(List.of(new TreeMap<>()))).isEmpty();
    }
}
