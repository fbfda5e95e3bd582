package arena.games.chainreaction;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Answer;
import arena.game.Fact;
import arena.game.Knowledge;
import arena.game.Ruling;
import arena.game.Settings;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExplanationTest {

    @Test
    void itListsTheLegalOrdersReadyToBeWritten() {
        assertThat(facts(new ScriptedMatch(), "K 9"))
                .containsExactly(
                        new Fact(
                                "Legal",
                                "K 1, K 2, K 3, K 4, K 5, K 6, K 7, K 8, K 9, K 10, K 11, K 12, K 13, K 14, K 15, K"
                                        + " 16, "
                                        + "K 17, K 18, K 19, K 20, K 21"),
                        new Fact("WrongMovesLeft", "2"));
    }

    @Test
    void theCellOfAHiddenKingIsListedLikeAnEmptyOne() {
        ScriptedMatch scene = new ScriptedMatch().with("K 10", "K 40");
        assertThat(facts(scene, "C 1").get(0).value())
                .contains("C 40, ")
                .contains("S 10-40, ")
                .doesNotContain("C 10,");
    }

    @Test
    void aDoubledLineEndHasASentenceOfItsOwnAndBlamesTheLineWithoutText() {
        ScriptedMatch scene = new ScriptedMatch().with("K 10", "K 40");
        for (String answer : new String[] {"C 15\n\n", "C 15\r\r\n", "C 15\n \t\n", "C 15\n\n\n"}) {
            Ruling<ChainReactionMove> ruling = ruling(scene, answer);
            assertThat(ruling.words())
                    .contains("there is a line end too many. Write the order and one line end")
                    .doesNotContain("\"\"");
            assertThat(ruling.line()).isGreaterThan(1);
        }
        assertThat(ruling(scene, "\nC 15\n").words()).endsWith("Line 1 is empty. Write the order on line 1.");
        assertThat(ruling(scene, "\nC 15\n").line()).isOne();
        assertThat(ruling(scene, "\n\n").words()).endsWith("There is no text.");
        assertThat(ruling(new ScriptedMatch(), "K 9\n\n").words())
                .contains("Line 2 is empty: there is a line end too many.");
    }

    @Test
    void aWrongMoveIsCountedAtOnceAndAFindIsNot() {
        ScriptedMatch scene = new ScriptedMatch().with("K 10", "K 40");
        assertThat(facts(scene, "C 10")).contains(new Fact("WrongMovesLeft", "1"));
        assertThat(facts(scene, "C 40")).contains(new Fact("WrongMovesLeft", "2"));
    }

    private static Ruling<ChainReactionMove> ruling(ScriptedMatch scene, String answer) {
        Side mover = scene.state().mover();
        byte[] raw = answer.getBytes(StandardCharsets.UTF_8);
        return ScriptedMatch.GAME
                .rules()
                .judge(scene.state(), mover.seat(), ScriptedMatch.GAME.answers().read(raw, scene.view(mover)));
    }

    private static List<Fact> facts(ScriptedMatch scene, String line) {
        Side mover = scene.state().mover();
        byte[] raw = line.getBytes(StandardCharsets.UTF_8);
        Answer<ChainReactionMove> answer = ScriptedMatch.GAME.answers().read(raw, scene.view(mover));
        Ruling<ChainReactionMove> ruling = ScriptedMatch.GAME.rules().judge(scene.state(), mover.seat(), answer);
        return ScriptedMatch.GAME
                .rules()
                .explain(
                        new Knowledge<>(
                                mover.seat(), scene.view(mover), Settings.defaults(ScriptedMatch.GAME.info()), 0),
                        answer,
                        ruling);
    }
}
