package arena.games.acquire;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.RandomMatch;
import arena.game.Answer;
import arena.game.Fact;
import arena.game.Knowledge;
import arena.game.Picture;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Viewpoint;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireView;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the output for people: the picture, the sentences, the explanation of an answer. */
class TablePainterTest {

    @ParameterizedTest
    @ValueSource(strings = {"windward", "classic"})
    void aTableOfSixFitsATerminalOf80ColumnsAnd24RowsAllTheGame(String rules) {
        RandomMatch<AcquireState, AcquireView, AcquireOrder> match = new RandomMatch<>(
                new AcquireContractTest(), AcquireContractTest.setup(6, 3, Map.of("rules", rules)), 8);
        while (!match.isOver()) {
            for (Viewpoint from :
                    List.of(Viewpoint.of(new Seat(1)), new Viewpoint.Spectator(), new Viewpoint.Referee())) {
                Picture picture = Acquire.definition().presentation().picture(match.state(), from, 24);
                assertThat(picture.plain().lines())
                        .allSatisfy(line -> assertThat(line).hasSizeLessThan(80));
                assertThat(picture.lines()).hasSizeLessThanOrEqualTo(24);
            }
            match.step();
        }
    }

    @Test
    void mergerIsReportedWithBonusesAndReasons() {
        AcquireScenario scene = new AcquireScenario(Map.of(), 3, ".AA.GGG.....")
                .hand(1, "4A", "9I")
                .shares(1, "A", 2)
                .shares(2, "A", 4)
                .shares(3, "A", 2);
        AcquireState before = scene.state();

        scene.answer("tile 4A");

        assertThat(Acquire.definition().presentation().changes(before, scene.state(), new Viewpoint.Spectator()))
                .containsExactly(
                        "Ada has placed 4A.",
                        "Google acquires Amazon.",
                        "Bob gets $2000, the first bonus of Amazon with 4 shares.",
                        "Ada gets $500, the second bonus of Amazon with 2 shares, shared by 2.",
                        "Cyd gets $500, the second bonus of Amazon with 2 shares, shared by 2.");
    }

    @Test
    void spectatorSeesNoDrawnTile() {
        AcquireScenario scene = new AcquireScenario(Map.of(), 3).hand(1, "9I");
        AcquireState before = scene.state();
        scene.answer("tile 9I");

        assertThat(Acquire.definition().presentation().changes(before, scene.state(), new Viewpoint.Spectator()))
                .containsExactly("Ada has placed 9I.");
        assertThat(Acquire.definition().presentation().changes(before, scene.state(), Viewpoint.of(new Seat(1))))
                .hasSize(2)
                .anyMatch(sentence -> sentence.startsWith("Ada has drawn "));
    }

    @Test
    void explanationHasOrderEffectsOfTilesAndResultsOfLines() {
        AcquireScenario scene = new AcquireScenario(Map.of(), 3, "AA..........", "............", "o...........")
                .hand(1, "3A", "2C", "9I");
        Seat seat = new Seat(1);
        AcquireView view = AcquireViews.of(scene.state(), Viewpoint.of(seat));
        byte[] text = "tile 3A\nbuy A 9\nbuy W 1\nEnd\n".getBytes(StandardCharsets.UTF_8);
        Answer<AcquireOrder> answer = Acquire.definition().answers().read(text, view);
        Ruling<AcquireOrder> ruling = Acquire.rules().judge(scene.state(), seat, answer);

        List<Fact> facts = Acquire.rules()
                .explain(new Knowledge<>(seat, view, Settings.defaults(Acquire.INFO), 0), answer, ruling);

        assertThat(facts)
                .containsExactly(
                        new Fact("Counts", "tile 3A; buy A 3"),
                        new Fact("Legal", "3A grows A, 2C founds, 9I lies alone"),
                        new Fact("Line1", "0 No error."),
                        new Fact("Line2", "62 That is more than a turn allows."),
                        new Fact("Line3", "60 That chain is not on the board."));
    }
}
