package arena.games.chainreaction.levels;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Chance;
import arena.game.Seat;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionView;
import arena.level.Effort;
import arena.level.Mind;
import arena.level.MindSeat;
import arena.level.ThinkingTime;
import arena.search.SearchRandom;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ThinkingTimeTest {

    private static final Duration THINK = Duration.ofMillis(2);

    private final SearchRandom dice = new SearchRandom(Chance.of(1, "clock"));
    private long now;

    @Test
    void theStrongLevelsStayWithinTheirTime() {
        for (long seed = 1; seed <= 3; seed++) {
            Mind<ChainReactionView, ChainReactionMove> hunter = timed(5, 1, seed);
            Mind<ChainReactionView, ChainReactionMove> deep = timed(4, 2, seed);
            assertThat(new TestMatch(seed, hunter, deep).turns()).isNotEmpty();
        }
    }

    @Test
    void aSearchStopsAtItsNodeLimitBeforeItsTimeLimit() {
        ThinkingTime thinking = new ThinkingTime(new Effort(THINK, 10, () -> now));
        thinking.begin();
        assertThat(thinking.<Boolean>within(budget -> budget.isSpent(10))).isTrue();
        assertThat(thinking.<Boolean>within(budget -> budget.isSpent(9))).isFalse();
    }

    /**
     * Returns a mind whose clock advances by a random number of microseconds at each reading, and whose choices are
     * checked against their time.
     */
    private Mind<ChainReactionView, ChainReactionMove> timed(int level, int seat, long seed) {
        ThinkingTime thinking =
                new ThinkingTime(new Effort(THINK, Long.MAX_VALUE, () -> now += 8_000 + dice.below(4_000)));
        Mind<ChainReactionView, ChainReactionMove> mind = ChainReactionLevels.ladder()
                .levels()
                .get(level - 1)
                .minds()
                .make(MindSeat.standard(new Seat(seat), TestMatch.GAME.info()), Chance.of(seed, "timed"), thinking);
        return new TimeCheckedMind(mind);
    }

    private final class TimeCheckedMind implements Mind<ChainReactionView, ChainReactionMove> {
        private final Mind<ChainReactionView, ChainReactionMove> mind;

        TimeCheckedMind(Mind<ChainReactionView, ChainReactionMove> mind) {
            this.mind = mind;
        }

        @Override
        public ChainReactionMove choose(ChainReactionView view) {
            long began = now;
            ChainReactionMove order = mind.choose(view);
            assertThat(now - began).isLessThanOrEqualTo(THINK.toNanos());
            return order;
        }

        @Override
        public void acknowledged(int code) {
            mind.acknowledged(code);
        }
    }
}
