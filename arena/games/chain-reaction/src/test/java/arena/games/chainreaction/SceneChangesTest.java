package arena.games.chainreaction;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Chance;
import arena.game.Viewpoint;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of the sentences about the other player's turn. */
class SceneChangesTest {

    private static List<String> changes(ScriptedMatch scene, Side from, String order) {
        ChainReactionState before = scene.state();
        scene.with(order);
        return ScriptedMatch.GAME.presentation().changes(before, scene.state(), Viewpoint.of(from.seat()));
    }

    private static ScriptedMatch begun(String... orders) {
        return new ScriptedMatch().with("K 10", "K 40").with(orders);
    }

    @Test
    void aCoinIsNamedByItsCell() {
        assertThat(changes(begun(), Side.SECOND, "C 17")).containsExactly("Ada has put a coin on 17.");
        assertThat(changes(begun("C 17"), Side.FIRST, "C 33")).containsExactly("Bob has put a coin on 33.");
    }

    @Test
    void aBurstIsDescribedWithTheCellsThatItTook() {
        ScriptedMatch scene = begun("C 2", "C 1");

        assertThat(changes(begun("C 44", "C 43", "C 5"), Side.FIRST, "C 43"))
                .containsExactly("Bob has put a coin on 43, which burst, and has taken 44 from Ada.");
        assertThat(changes(scene.with("C 5", "C 8", "C 6"), Side.FIRST, "C 1"))
                .containsExactly("Bob has put a coin on 1, which burst, and has taken 2 from Ada.");
    }

    @Test
    void aBurstIntoAHiddenKingIsUnderstoodToo() {
        ScriptedMatch scene = new ScriptedMatch().with("K 10", "K 48", "C 5", "C 49", "C 6");

        assertThat(changes(scene, Side.FIRST, "C 49")).containsExactly("Bob has put a coin on 49, which burst.");
    }

    @Test
    void aSwapOfAHiddenKingRevealsNoCell() {
        assertThat(changes(begun("C 5"), Side.FIRST, "S 40-33"))
                .containsExactly("Bob has swapped the king and may do so 5 more times.");
        assertThat(changes(begun("C 5"), Side.SECOND, "S 40-33"))
                .containsExactly("Bob has swapped the king from 40 to 33 and may do so 5 more times.");
    }

    @Test
    void whatCannotBeSeenIsNotDescribed() {
        assertThat(changes(begun("C 5"), Side.FIRST, "C 10"))
                .as("my king is found")
                .isEmpty();
        assertThat(changes(begun("C 5"), Side.FIRST, "nonsense")).isEmpty();
    }

    @Test
    void kingsAreDescribedWhenTheyArePlacedAndWhenTheyAreShown() {
        assertThat(changes(new ScriptedMatch(), Side.FIRST, "K 10")).containsExactly("Ada has placed the king on 10.");
        assertThat(changes(new ScriptedMatch(), Side.SECOND, "K 10")).containsExactly("Ada has placed the king.");
        assertThat(changes(begun("C 5", "C 10"), Side.FIRST, "C 6"))
                .containsExactly("Ada has put a coin on 6.", "The king of Bob is shown: it stands on 40.");
    }

    @Test
    void everyTurnOfRandomMatchesIsUnderstood() {
        for (long seed = 0; seed < 20; seed++) {
            Chance chance = Chance.of(seed, "changes");
            ScriptedMatch scene = new ScriptedMatch().with("K 10", "K 40");
            ChainReactionState state = scene.state();
            while (state.over().isEmpty() && state.turns() < 150) {
                Side mover = state.mover();
                ChainReactionState before = state;
                List<ChainReactionMove> legal = ScriptedMatch.GAME
                        .search()
                        .orElseThrow()
                        .actions(ScriptedMatch.GAME.rules().view(state, Viewpoint.of(mover.seat())), mover.seat());
                Chance.Drawn drawn = chance.below(legal.size());
                chance = drawn.rest();
                ChainReactionMove order = legal.get(drawn.whole());
                ChainReactionMove counts = ScriptedMatch.GAME
                        .rules()
                        .judge(state, mover.seat(), new Answer.Given<>(order))
                        .counts();
                state = ScriptedMatch.GAME.rules().next(state, Actions.of(mover.seat(), counts));
                if (state.over().isEmpty() && counts instanceof ChainReactionMove.PlaceCoin coin) {
                    Viewpoint opponent = Viewpoint.of(mover.opponent().seat());
                    assertThat(ScriptedMatch.GAME
                                    .presentation()
                                    .changes(before, state, opponent)
                                    .get(0))
                            .contains(" has put a coin on " + coin.cell());
                }
            }
        }
    }
}
