package arena.games.chainreaction.levels;

import static org.assertj.core.api.Assertions.assertThat;

import arena.level.Effort;
import java.time.Duration;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChainReactionLevelsTest {

    private static final Effort SMALL = Effort.nodes(1_000);

    /** Only level 5 uses more than 20,000 nodes, and needs them to beat level 4. */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"2, 1, 20000, 30", "3, 2, 20000, 30", "4, 3, 20000, 30", "5, 4, 120000, 12"})
    void eachLevelBeatsTheOneBelow(int level, int below, long nodes, int games) {
        Effort effort = Effort.nodes(nodes);
        long won = LongStream.range(0, games)
                .filter(game -> game % 2 == 0
                        ? TestMatch.of(level, below, 100 + game / 2, effort).winner() == 1
                        : TestMatch.of(below, level, 100 + game / 2, effort).winner() == 2)
                .count();
        assertThat(won).as("level %d against %d, of %d", level, below, games).isGreaterThanOrEqualTo(games * 2 / 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void noLevelMakesAMoveThatItKnowsToBeWrong(int level) {
        for (long seed = 1; seed <= 10; seed++) {
            int opponent = 1 + (int) (seed % 5);
            assertThat(TestMatch.of(level, opponent, seed, SMALL).turns())
                    .allSatisfy(turn -> assertThat(turn.code()).isIn(0, 100, 11));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void theSameSeedAndTheSameBudgetOfNodesPlayTheSameMatch(int level) {
        assertThat(TestMatch.of(level, level, 7, SMALL).orders())
                .isEqualTo(TestMatch.of(level, level, 7, SMALL).orders())
                .isNotEqualTo(TestMatch.of(level, level, 8, SMALL).orders());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void aLevelOfAFixedDepthPlaysTheSameMatchInAnyTime(int level) {
        Effort hurried = new Effort(Duration.ofNanos(1), Long.MAX_VALUE, System::nanoTime);
        assertThat(TestMatch.of(level, level, 7, hurried).orders())
                .isEqualTo(TestMatch.of(level, level, 7, Effort.nodes(Long.MAX_VALUE))
                        .orders());
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void aSearchingLevelExplainsItsChoice(int level) {
        assertThat(TestMatch.of(level, level, 7, SMALL).turns())
                .filteredOn(turn -> !turn.before().awaitsKing())
                .allSatisfy(turn -> assertThat(turn.why())
                        .matches("depth [0-9]+, [0-9]+ nodes in [0-9]+ ms \\([0-9]+ a second\\), .+; expects"
                                + " (C|king to) [0-9]+.*"));
    }

    @Test
    void theHunterReportsItsBeliefOfTheKing() {
        assertThat(TestMatch.of(5, 1, 7, SMALL).turns().get(2).why())
                .matches(".+; believes the king on one of 21 cells: [0-9]+ \\(5 %\\).+");
    }

    @Test
    void aLevelUsesAtMostAThirdOfTheMoveTime() {
        assertThat(Effort.within(Duration.ofSeconds(3)).think()).isEqualTo(Duration.ofMillis(100));
        assertThat(Effort.within(Duration.ofMillis(60)).think()).isEqualTo(Duration.ofMillis(20));
        assertThat(Effort.within(Duration.ofSeconds(3), Duration.ofSeconds(2)).think())
                .isEqualTo(Duration.ofSeconds(1));
    }
}
