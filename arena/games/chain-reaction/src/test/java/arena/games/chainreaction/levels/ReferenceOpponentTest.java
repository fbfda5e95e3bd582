package arena.games.chainreaction.levels;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionView;
import arena.level.Effort;
import arena.level.Mind;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("slow")
class ReferenceOpponentTest {

    private static final int LAST = ChainReactionLevels.ladder().levels().size();
    private static final int SEEDS = 5;

    /** A small part of what the level searches in 100 ms; a reference opponent takes the time that it needs. */
    private static final Effort EFFORT = Effort.nodes(20_000);

    @ParameterizedTest
    @EnumSource
    void theLastLevelWinsNineOfTenMatchesFromBothSeats(ReferenceOpponent opponent) {
        long won = LongStream.rangeClosed(1, SEEDS)
                .map(seed -> won(opponent, seed, 1) + won(opponent, seed, 2))
                .sum();
        assertThat(won).as("matches won of %d", 2 * SEEDS).isGreaterThanOrEqualTo(9);
    }

    private static int won(ReferenceOpponent opponent, long seed, int seat) {
        Mind<ChainReactionView, ChainReactionMove> level = TestMatch.mind(LAST, seat, seed, EFFORT);
        Mind<ChainReactionView, ChainReactionMove> other = opponent.mind(3 - seat, seed);
        TestMatch match = seat == 1 ? new TestMatch(seed, level, other) : new TestMatch(seed, other, level);
        return match.winner() == seat ? 1 : 0;
    }
}
