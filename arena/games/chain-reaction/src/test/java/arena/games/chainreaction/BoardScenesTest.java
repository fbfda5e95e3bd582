package arena.games.chainreaction;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Chance;
import arena.game.Seat;
import arena.game.Viewpoint;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;

/** Tests of the scenes for pages: the board, and each wave of a turn, without a secret of the other side. */
@SuppressWarnings("unchecked")
class BoardScenesTest {

    private static final Viewpoint REFEREE = new Viewpoint.Referee();
    private static final Viewpoint SPECTATOR = new Viewpoint.Spectator();
    private static final Viewpoint FIRST = Viewpoint.of(new Seat(1));
    private static final Viewpoint SECOND = Viewpoint.of(new Seat(2));

    private static SortedMap<String, Object> scene(ScriptedMatch match, Viewpoint from) {
        return ScriptedMatch.GAME.presentation().scene(match.state(), from).values();
    }

    private static SortedMap<String, Object> step(ScriptedMatch match, String order, Viewpoint from) {
        ChainReactionState before = match.state();
        ChainReactionMove counts =
                match.judge((order + "\n").getBytes(StandardCharsets.UTF_8)).counts();
        match.with(order);
        return step(before, counts, match.state(), from);
    }

    private static SortedMap<String, Object> step(
            ChainReactionState before, ChainReactionMove counts, ChainReactionState after, Viewpoint from) {
        Actions<ChainReactionMove> actions = Actions.of(before.mover().seat(), counts);
        return ScriptedMatch.GAME
                .presentation()
                .step(before, actions, after, from)
                .orElseThrow()
                .values();
    }

    private static ScriptedMatch begun(String... orders) {
        return new ScriptedMatch().with("K 10", "K 40").with(orders);
    }

    private static SortedMap<String, Object> player(SortedMap<String, Object> scene, int number) {
        return ((List<SortedMap<String, Object>>) scene.getOrDefault("players", List.of())).get(number - 1);
    }

    @Test
    void aSceneHoldsWhatAPageDraws() {
        SortedMap<String, Object> scene = scene(begun("C 1", "C 49"), FIRST);

        assertThat(scene)
                .containsEntry("width", 7L)
                .containsEntry("phase", "COIN")
                .containsEntry("over", false)
                .containsEntry("mover", 1L)
                .containsEntry("turn", 4L)
                .containsEntry("turnLimit", 1_000L);
        assertThat((List<Object>) scene.getOrDefault("coins", List.of()))
                .hasSize(49)
                .startsWith(1L)
                .endsWith(-1L);
        assertThat((List<Object>) scene.get("capacity"))
                .hasSize(49)
                .startsWith(1L, 2L)
                .endsWith(2L, 1L);
        assertThat(player(scene, 1))
                .hasToString("{cells=1, coins=1, homeFrom=1, homeTo=21, king=10, kingPlaced=true, kingShown=false,"
                        + " name=Ada, number=1, swapsLeft=6, wrongMovesLeft=2}");
        assertThat(player(scene, 2))
                .as("neither the hidden king nor what would tell that it was found")
                .hasToString("{cells=1, coins=1, homeFrom=29, homeTo=49, kingPlaced=true, kingShown=false,"
                        + " name=Bob, number=2, swapsLeft=6}");
        assertThat(player(scene(begun(), REFEREE), 2)).containsEntry("king", 40L);
        assertThat(player(scene(begun(), SPECTATOR), 1)).doesNotContainKey("king");
    }

    @Test
    void aTurnWithoutEffectIsExplainedOnlyToItsPlayer() {
        assertThat(step(begun("C 5"), "C 10", SECOND))
                .containsEntry("kind", "FOUND")
                .containsEntry("cell", 10L);
        for (Viewpoint from : List.of(FIRST, SPECTATOR)) {
            assertThat(step(begun("C 5"), "C 10", from))
                    .isEqualTo(step(begun("C 5"), "nonsense", from))
                    .containsEntry("kind", "UNSEEN")
                    .doesNotContainKey("cell");
        }
        assertThat(step(begun("C 5"), "nonsense", SECOND)).containsEntry("kind", "LOST");
        assertThat(step(new ScriptedMatch(), "nonsense", SECOND))
                .as("where a king was expected, none can be found")
                .containsEntry("kind", "LOST");
    }

    @Test
    void theCellOfAKingIsShownOnlyToViewersWhoSeeIt() {
        assertThat(step(new ScriptedMatch(), "K 10", FIRST)).containsEntry("cell", 10L);
        assertThat(step(new ScriptedMatch(), "K 10", SECOND))
                .containsEntry("kind", "KING")
                .doesNotContainKey("cell");
        assertThat(step(begun(), "S 10-11", FIRST))
                .containsEntry("kind", "SWAP")
                .containsEntry("from", 10L)
                .containsEntry("cell", 11L);
        assertThat(step(begun(), "S 10-11", SPECTATOR)).doesNotContainKeys("from", "cell");
    }

    @Test
    void eachWaveHasTheCellsThatBurstAndTheBoardAfterIt() {
        ScriptedMatch match = begun("C 1", "C 49", "C 2", "C 43", "C 2", "C 22", "C 3", "C 28");

        SortedMap<String, Object> step = step(match, "C 1", FIRST);

        List<SortedMap<String, Object>> waves = (List<SortedMap<String, Object>>) step.getOrDefault("waves", List.of());
        assertThat(waves).extracting(wave -> wave.get("bursts")).containsExactly(List.of(), List.of(1L), List.of(2L));
        assertThat((List<Object>) waves.get(0).getOrDefault("coins", List.of())).startsWith(2L, 2L, 1L);
        assertThat((List<Object>) waves.get(1).getOrDefault("coins", List.of())).startsWith(0L, 3L, 1L);
        assertThat((List<Object>) waves.get(2).getOrDefault("coins", List.of())).startsWith(1L, 0L, 2L);
        assertThat(waves.get(2).getOrDefault("coins", List.of()))
                .isEqualTo(scene(match, FIRST).getOrDefault("coins", List.of()));
        assertThat(step)
                .containsEntry("complete", true)
                .containsEntry("cell", 1L)
                .doesNotContainKey("hit");
    }

    @Test
    void theEndShowsTheKingThatWasHit() {
        ScriptedMatch match = new ScriptedMatch().with("K 2", "K 48", "C 49", "C 10");

        SortedMap<String, Object> step = step(match, "C 49", SPECTATOR);

        assertThat(step).containsEntry("hit", 48L).containsEntry("complete", true);
        assertThat(match.over().reason()).isEqualTo(ChainReactionEndings.KING_HIT);
    }

    /**
     * A viewer who does not see the mover's king sees all waves, or those before the first that would reveal its cell.
     */
    @Test
    void wavesThatWouldRevealAHiddenKingAreLeftOut() {
        int complete = 0;
        for (long seed = 0; seed < 10; seed++) {
            for (Turn turn : played(seed)) {
                BoardScenes.PlayedTurn all = turn.seen(REFEREE);
                BoardScenes.PlayedTurn seen =
                        turn.seen(Viewpoint.of(turn.before().mover().opponent().seat()));
                if (turn.after().over().isPresent() || seen.complete()) {
                    assertThat(seen.waves()).isEqualTo(all.waves());
                    complete += all.waves().size() > 1 ? 1 : 0;
                } else {
                    assertThat(seen.waves())
                            .isEqualTo(all.waves().subList(0, seen.waves().size()));
                }
                assertThat(turn.seen(Viewpoint.of(turn.before().mover().seat())).waves())
                        .isEqualTo(all.waves());
            }
        }
        assertThat(complete).isGreaterThan(30);
    }

    private record Turn(ChainReactionState before, ChainReactionMove move, ChainReactionState after) {
        BoardScenes.PlayedTurn seen(Viewpoint from) {
            Actions<ChainReactionMove> actions = Actions.of(before.mover().seat(), move);
            Optional<Record> step = new BoardScenes().step(before, actions, after, from);
            return (BoardScenes.PlayedTurn) step.orElseThrow();
        }
    }

    private static List<Turn> played(long seed) {
        List<Turn> turns = new ArrayList<>();
        Chance chance = Chance.of(seed, "waves");
        ChainReactionState state =
                new ScriptedMatch(Map.of()).with("K 9", "K 41").state();
        while (state.over().isEmpty() && turns.size() < 80) {
            Side mover = state.mover();
            List<ChainReactionMove.Order> legal = ChainReactionOptions.orders(
                    ScriptedMatch.GAME.rules().view(state, Viewpoint.of(mover.seat())), mover);
            Chance.Drawn drawn = chance.below(legal.size());
            chance = drawn.rest();
            ChainReactionMove counts = ScriptedMatch.GAME
                    .rules()
                    .judge(state, mover.seat(), new Answer.Given<>(legal.get(drawn.whole())))
                    .counts();
            ChainReactionState after = ScriptedMatch.GAME.rules().next(state, Actions.of(mover.seat(), counts));
            turns.add(new Turn(state, counts, after));
            state = after;
        }
        return turns;
    }
}
