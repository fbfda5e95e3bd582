package arena.games.chainreaction.levels;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Ruling;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionState;
import arena.games.chainreaction.ChainReactionView;
import arena.games.chainreaction.Side;
import arena.level.Effort;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KingBeliefTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5})
    void theTrueCellIsNeverRuledOut(int opponent) {
        for (long seed = 0; seed < 30; seed++) {
            for (Side seeker : Side.values()) {
                int other = seeker == Side.FIRST ? opponent : 2;
                int own = seeker == Side.FIRST ? 2 : opponent;
                follow(TestMatch.of(own, other, seed, Effort.nodes(300)), seeker);
            }
        }
    }

    @Test
    void beforeAnyObservationAllCellsOfTheHomeRowsAreEquallyLikely() {
        KingChances where = new KingBelief(Side.FIRST).chances();
        assertThat(Long.bitCount(where.cells())).isEqualTo(21);
        assertThat(where.share(29)).isEqualTo(1.0 / 21);
        assertThat(where.share(28)).isZero();
    }

    @Test
    void aCellWhereACoinWasAcceptedHidesNoKing() {
        KingChances where = played(List.of("K 10", "C 40", "C 3"), List.of("K 29", "C 20"));
        assertThat(where.share(40)).isZero();
        assertThat(where.share(29)).isEqualTo(1.0 / 20);
    }

    @Test
    void aCellThatABurstPassedOverHidesNoKing() {
        KingChances where = played(List.of("K 10", "C 49", "C 49", "C 3"), List.of("K 30", "C 20", "C 21"));
        assertThat(where.share(48)).isZero();
        assertThat(where.share(42)).isZero();
        assertThat(where.share(49)).isZero();
        assertThat(where.share(30)).isEqualTo(1.0 / 18);
    }

    @Test
    void aCoinThatVanishedRevealsTheKing() {
        KingChances where = played(List.of("K 10", "C 3", "C 4", "C 5"), List.of("K 48", "C 49", "C 49"));
        assertThat(where.sureCell()).isEqualTo(48);
    }

    @Test
    void aSwapToAnOwnCoinRevealsTheKing() {
        KingChances where = played(List.of("K 10", "C 3", "C 4", "C 5"), List.of("K 48", "C 25", "S 48-25"));
        assertThat(where.sureCell()).isEqualTo(25);
    }

    @Test
    void aSwapToAnEmptyCellHidesTheKingAmongAllOfThem() {
        KingChances where = played(List.of("K 10", "C 3", "C 4", "C 5"), List.of("K 48", "C 25", "S 48-1"));
        assertThat(Long.bitCount(where.cells())).isEqualTo(45);
        assertThat(where.share(1)).isPositive();
    }

    @Test
    void aSwapOntoTheKingRevealsIt() {
        KingChances where = played(List.of("K 10", "S 10-40", "C 3"), List.of("K 40", "C 20"));
        assertThat(where.sureCell()).isEqualTo(40);
    }

    /** Plays the orders in turn and returns the belief of player 1 at its last order. */
    private static KingChances played(List<String> first, List<String> second) {
        ChainReactionState state = TestMatch.GAME
                .rules()
                .start(new Setup(List.of("First", "Second"), 1, Settings.defaults(TestMatch.GAME.info())));
        KingBelief belief = new KingBelief(Side.FIRST);
        Queue<String> firsts = new ArrayDeque<>(first);
        Queue<String> seconds = new ArrayDeque<>(second);
        ChainReactionView before = seen(state, Side.FIRST);
        while (firsts.size() > 1) {
            ChainReactionMove order = ordered(state, firsts.element());
            Ruling<ChainReactionMove> ruling = judged(state, firsts.remove());
            ChainReactionState answered = played(state, ruling);
            state = played(answered, judged(answered, seconds.remove()));
            ChainReactionView now = seen(state, Side.FIRST);
            belief.learn(before, order, ruling.code(), now);
            before = now;
        }
        return belief.chances();
    }

    private static ChainReactionState played(ChainReactionState state, Ruling<ChainReactionMove> ruling) {
        return TestMatch.GAME.rules().next(state, Actions.of(state.mover().seat(), ruling.counts()));
    }

    private static Ruling<ChainReactionMove> judged(ChainReactionState state, String text) {
        return TestMatch.GAME.rules().judge(state, state.mover().seat(), new Answer.Given<>(ordered(state, text)));
    }

    private static ChainReactionMove ordered(ChainReactionState state, String text) {
        Answer<ChainReactionMove> answer = TestMatch.GAME
                .answers()
                .read((text + "\n").getBytes(StandardCharsets.UTF_8), seen(state, state.mover()));
        return ((Answer.Given<ChainReactionMove>) answer).action();
    }

    private static ChainReactionView seen(ChainReactionState state, Side side) {
        return TestMatch.GAME.rules().view(state, Viewpoint.of(side.seat()));
    }

    private static void follow(TestMatch bout, Side seeker) {
        KingBelief belief = new KingBelief(seeker);
        List<TestMatch.Turn> own = bout.turns().stream()
                .filter(turn -> turn.before().mover() == seeker)
                .toList();
        for (int i = 1; i < own.size(); i++) {
            TestMatch.Turn last = own.get(i - 1);
            ChainReactionView before = seen(last.before(), seeker);
            belief.learn(before, last.order(), last.code(), seen(own.get(i).before(), seeker));
            int king = own.get(i).before().board().king(seeker.opponent());
            assertThat(belief.chances().share(king))
                    .as("turn %d of %s", i, own.get(i))
                    .isPositive();
        }
    }
}
