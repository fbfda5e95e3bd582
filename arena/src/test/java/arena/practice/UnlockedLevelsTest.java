package arena.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class UnlockedLevelsTest {

    private static final LadderRules RULES = new LadderRules(3, 1, true);

    private static UnlockedLevels climb(LadderRules rules, String... attempts) {
        UnlockedLevels climb = new UnlockedLevels(rules, List.of());
        for (String attempt : attempts) {
            climb = climb.after(LadderMatch.of(attempt + " m").orElseThrow());
        }
        return climb;
    }

    @Test
    void atFirstOnlyTheFirstLevelIsOpen() {
        UnlockedLevels climb = climb(RULES);

        assertThat(climb.highestOpen()).isOne();
        assertThat(climb.isOpen(1)).isTrue();
        assertThat(climb.isOpen(2)).isFalse();
        assertThat(climb.isFinished()).isFalse();
    }

    @Test
    void aWinOpensTheNextLevelAndNothingElseDoes() {
        assertThat(climb(RULES, "1 lost", "1 drawn").highestOpen()).isOne();
        assertThat(climb(RULES, "1 won").highestOpen()).isEqualTo(2);
        assertThat(climb(RULES, "1 won", "1 lost", "2 lost").highestOpen()).isEqualTo(2);
    }

    @Test
    void aWinAboveALevelThatWasNeverWonOpensNothing() {
        assertThat(climb(RULES, "2 won").highestOpen()).isOne();
    }

    @Test
    void theHostSetsTheNumberOfWins() {
        LadderRules three = new LadderRules(3, 3, true);

        assertThat(climb(three, "1 won", "1 won").highestOpen()).isOne();
        assertThat(climb(three, "1 won", "1 won").winsMissing(1)).isOne();
        assertThat(climb(three, "1 won", "1 lost", "1 won", "1 won").highestOpen())
                .isEqualTo(2);
    }

    @Test
    void aTeamThatHasWonTheLastLevelIsFinished() {
        assertThat(climb(RULES, "1 won", "2 won").isFinished()).isFalse();
        assertThat(climb(RULES, "1 won", "2 won", "3 won").isFinished()).isTrue();
        assertThat(climb(RULES, "1 won", "2 won", "3 won").highestOpen()).isEqualTo(3);
    }

    @Test
    void withoutALadderEveryLevelIsOpen() {
        UnlockedLevels open = climb(new LadderRules(3, 1, false));

        assertThat(open.highestOpen()).isEqualTo(3);
        assertThat(open.isOpen(2)).isTrue();
        assertThat(open.isFinished()).isFalse();
    }

    @Test
    void theSeatRotatesFromMatchToMatch() {
        assertThat(climb(RULES).nextSeat(2)).isOne();
        assertThat(climb(RULES, "1 lost").nextSeat(2)).isEqualTo(2);
        assertThat(climb(RULES, "1 lost", "1 won").nextSeat(2)).isOne();
        assertThat(climb(RULES, "1 lost", "1 won", "2 lost", "2 lost", "2 lost").nextSeat(6))
                .isEqualTo(6);
    }
}
