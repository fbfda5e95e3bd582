package arena.tournament.swiss;

import static org.assertj.core.api.Assertions.assertThat;

import arena.tournament.Points;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SwissPairsTest {

    /** The numbers are the smallest at which the nearest opponents are tried before all, with and without a bye. */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"257,4,1", "258,3,1"})
    void roundsOfManyAreThoseOfThePlainRules(int members, int rounds, int tournaments) {
        everyRoundIsThatOfThePlainRules(members, rounds, tournaments);
    }

    @ParameterizedTest
    @CsvSource({"2,4,20", "3,6,20", "4,6,20", "5,7,20", "6,8,20", "9,12,10", "16,9,10", "31,8,5"})
    void everyRoundIsThatOfThePlainRules(int members, int rounds, int tournaments) {
        for (int tournament = 0; tournament < tournaments; tournament++) {
            Random random = new Random(tournament);
            SwissHistory history = SwissHistory.start(members, 2);
            for (int number = 1; number <= rounds; number++) {
                SwissRound round = SwissPairs.of(history, 2);
                assertThat(round)
                        .as("round %d of tournament %d", number, tournament)
                        .isEqualTo(PlainPairs.of(history));
                history = played(history, round, random);
            }
        }
    }

    private static SwissHistory played(SwissHistory history, SwissRound round, Random random) {
        List<List<Integer>> tables =
                round.tables().stream().map(history::seated).toList();
        List<List<Points>> earned = new ArrayList<>();
        for (int table = 0; table < tables.size(); table++) {
            int first = random.nextInt(3);
            earned.add(List.of(Points.of(first), Points.of(2 - first)));
        }
        return history.after(new SwissRound(tables, round.byes()), earned, Points.of(2));
    }
}
