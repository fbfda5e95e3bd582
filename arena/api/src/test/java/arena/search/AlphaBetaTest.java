package arena.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AlphaBetaTest {

    private static final Budget ENDLESS = Budget.nodes(Long.MAX_VALUE);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void alphaBetaFindsWhatMinimaxFinds(int depth) {
        for (long seed = 0; seed < 60; seed++) {
            RandomGame thicket = new RandomGame(seed);
            SearchResult found = new AlphaBeta(new AlphaBeta.Style(depth, 0, false, 16)).search(thicket, ENDLESS);
            assertThat(found.value()).isEqualTo(minimax(thicket, found.depth(), 0, 0));
            assertThat(found.depth() == depth || found.isDecided()).isTrue();
            assertThat(worthOf(thicket, found.move(), found.depth())).isEqualTo(found.value());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 6})
    void quiescenceIsMinimaxInWhichOneMayStopOrGoOnWithAnUrgentMove(int urgentPlies) {
        for (long seed = 0; seed < 60; seed++) {
            RandomGame thicket = new RandomGame(seed);
            SearchResult found = new AlphaBeta(new AlphaBeta.Style(3, urgentPlies, false, 16)).search(thicket, ENDLESS);
            assertThat(found.value()).isEqualTo(minimax(thicket, found.depth(), urgentPlies, 0));
        }
    }

    @Test
    void itLeavesThePositionAsItWas() {
        RandomGame thicket = new RandomGame(5);
        long hash = thicket.hash();
        new AlphaBeta(new AlphaBeta.Style(6, 4, true, 10)).search(thicket, Budget.nodes(1_000));
        assertThat(thicket.hash()).isEqualTo(hash);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itWinsAtPebblesWheneverThatIsPossible(boolean hastens) {
        for (int pile = 1; pile <= 24; pile++) {
            SearchResult found =
                    new AlphaBeta(new AlphaBeta.Style(40, 0, hastens, 12)).search(new Pebbles(pile), ENDLESS);
            assertThat(found.isDecided()).isTrue();
            assertThat(found.value() > 0).isEqualTo(pile % 4 != 0);
            if (pile % 4 != 0) {
                assertThat(found.move()).isEqualTo(pile % 4);
            }
        }
    }

    @Test
    void aWinIsValuedByTheNumberOfMovesToItAndTheLineLeadsThere() {
        SearchResult found = new AlphaBeta(new AlphaBeta.Style(40, 0, false, 12)).search(new Pebbles(6), ENDLESS);
        assertThat(found.value()).isEqualTo(SearchResult.WIN - 3);
        assertThat(found.line()).hasSize(3).startsWith(2);
        assertThat(found.line().stream().mapToInt(Integer::intValue).sum()).isEqualTo(6);
    }

    @Test
    void equalBudgetsOfNodesFindEqualMovesAndAreKept() {
        for (long seed = 0; seed < 20; seed++) {
            AlphaBeta.Style style = new AlphaBeta.Style(30, 3, true, 12);
            SearchResult first = new AlphaBeta(style).search(new RandomGame(seed), Budget.nodes(500));
            SearchResult second = new AlphaBeta(style).search(new RandomGame(seed), Budget.nodes(500));
            assertThat(second).isEqualTo(first);
            assertThat(first.nodes()).isLessThanOrEqualTo(500);
        }
    }

    @Test
    void oneMoveAheadIsLookedAtEvenWithoutABudget() {
        SearchResult found = new AlphaBeta(new AlphaBeta.Style(9, 0, false, 8)).search(new Pebbles(3), Budget.nodes(1));
        assertThat(found.move()).isEqualTo(3);
        assertThat(found.depth()).isEqualTo(1);
    }

    @Test
    void aStyleThatLooksNowhereIsRefused() {
        assertThatThrownBy(() -> new AlphaBeta.Style(0, 0, false, 8)).hasMessageContaining("not 0 and 0");
    }

    @Test
    void aGameMayHaveManyMoreMovesThanMost() {
        AlphaBeta search = new AlphaBeta(new AlphaBeta.Style(3, 0, true, 10));
        search.search(new Pebbles(9), Budget.nodes(100));

        SearchResult found = search.search(new WideGame(), Budget.nodes(10_000));

        assertThat(found.move()).isEqualTo(WideGame.WINNING);
        assertThat(found.isDecided()).isTrue();
    }

    private static int worthOf(RandomGame thicket, int move, int depth) {
        thicket.play(move);
        int worth = thicket.gain() - minimax(thicket, depth - 1, 0, 1);
        thicket.undo();
        return worth;
    }

    /** Returns the value by definition: every move to the depth, then urgent ones or a stop. */
    private static int minimax(RandomGame thicket, int depth, int urgentPlies, int ply) {
        if (ply > 0 && thicket.isOver()) {
            return thicket.outcome() * (SearchResult.WIN - ply);
        }
        int[] moves = new int[thicket.mostMoves()];
        boolean settles = depth <= 0;
        int count = !settles ? thicket.listMoves(moves) : urgentPlies > 0 ? thicket.listUrgent(moves) : 0;
        int best = settles ? thicket.value() : Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            thicket.play(moves[i]);
            int left = settles ? urgentPlies - 1 : urgentPlies;
            best = Math.max(best, thicket.gain() - minimax(thicket, depth - 1, left, ply + 1));
            thicket.undo();
        }
        return best;
    }
}
