package arena.games.chainreaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import arena.game.Viewpoint;
import org.junit.jupiter.api.Test;

/** Tests of which viewers see which king, and when. */
class KingVisibilityTest {

    private static final ChainReactionView.Square FIRST_KING =
            new ChainReactionView.Square(1, ChainReactionView.Piece.KING, 0);

    @Test
    void anInputHas56LinesAndHidesTheOtherKing() {
        ScriptedMatch scene = new ScriptedMatch().with("K 10", "K 40");
        assertThat(scene.input().lines()).hasSize(56);
        assertThat(scene.input())
                .contains("\n10 = 1,K,0\n")
                .contains("\n40 = 0,N,0\n")
                .endsWith("\n49 = 0,N,0\n");
        assertThat(scene.view(Side.SECOND).square(10)).isEqualTo(ChainReactionView.Square.EMPTY);
    }

    @Test
    void aKingThatTheArenaPlacedIsShownInTheOpponentsFirstInput() {
        ScriptedMatch scene = new ScriptedMatch().with("K 49");
        assertThat(scene.input()).startsWith("Expecting = K 29-49\n").contains("\n1 = 1,K,0\n");
        assertThat(scene.view(Side.SECOND).square(1)).isEqualTo(FIRST_KING);
    }

    @Test
    void aForcedKingRevealsNothingOfTheOtherKing() {
        ScriptedMatch scene = new ScriptedMatch().with("K 49", "K 40");
        assertThat(scene.view(Side.FIRST).king(Side.SECOND)).isEqualTo(Grid.NO_CELL);
    }

    @Test
    void afterAFindBothKingsAreShownFromTheFindersNextTurnOn() {
        ScriptedMatch scene = new ScriptedMatch().with("K 10", "K 40", "C 40");
        assertThat(scene.view(Side.FIRST).king(Side.SECOND)).isEqualTo(Grid.NO_CELL);
        assertThat(scene.view(Side.SECOND).king(Side.FIRST)).isEqualTo(Grid.NO_CELL);
        scene.with("S 40-41");
        assertThat(scene.view(Side.FIRST).king(Side.SECOND)).isEqualTo(41);
        assertThat(scene.view(Side.SECOND).king(Side.FIRST)).isEqualTo(10);
    }

    @Test
    void aFindAnsweredByAFindShowsBothFromTheFirstFindersNextTurnOn() {
        ScriptedMatch scene = new ScriptedMatch().with("K 10", "K 40", "C 40", "C 10");
        assertThat(scene.view(Side.FIRST).king(Side.SECOND)).isEqualTo(40);
        assertThat(scene.view(Side.SECOND).king(Side.FIRST)).isEqualTo(10);
    }

    @Test
    void aSpectatorSeesNoHiddenKingAndTheRefereeSeesAll() {
        ChainReactionState state = new ScriptedMatch().with("K 10", "K 40").state();
        ChainReactionView watched = ScriptedMatch.GAME.rules().view(state, new Viewpoint.Spectator());
        ChainReactionView refereed = ScriptedMatch.GAME.rules().view(state, new Viewpoint.Referee());
        assertThat(watched.king(Side.FIRST) + watched.king(Side.SECOND)).isZero();
        assertThat(refereed.king(Side.FIRST)).isEqualTo(10);
        assertThat(refereed.king(Side.SECOND)).isEqualTo(40);
    }

    @Test
    void aTextWithAWrongLineIsRefusedWithItsNumber() {
        String input = new ScriptedMatch().with("K 10", "K 40").input();
        assertMistake(input.replace("KingMove2 = 6", "KingMove2 = x"), "line 7: ");
        assertMistake(input.replace("\n25 = 0,N,0", "\n25 = 0,C,2"), "line 32: ");
        assertMistake(input.replace("Expecting = C", "Expecting = X"), "line 1: ");
        assertMistake(input + "50 = 0,N,0\n", "line 57: ");
    }

    private static void assertMistake(String text, String line) {
        assertThat(catchThrowable(() -> ScriptedMatch.GAME.views().read(text)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(line);
    }
}
