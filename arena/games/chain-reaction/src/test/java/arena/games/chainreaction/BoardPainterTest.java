package arena.games.chainreaction;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Picture;
import org.junit.jupiter.api.Test;

class BoardPainterTest {

    private final ScriptedMatch scene =
            new ScriptedMatch().with("K 10", "K 40", "C 1", "C 25", "C 2", "C 25", "C 3", "C 25", "S 10-11", "C 49");

    @Test
    void thePictureCanBeReadWithoutColours() {
        assertThat(scene.picture(Side.FIRST).plain()).isEqualTo("""
                        1 o Ada  cells 3, coins 3, swaps left 5
                        2 x Bob  cells 2, coins 4, swaps left 6
                        +-------+-------+-------+-------+-------+-------+-------+
                        | 1 o  !| 2 o   | 3 o   | 4     | 5     | 6     | 7     |
                        +-------+-------+-------+-------+-------+-------+-------+
                        | 8     | 9     |10     |11 (K1)|12     |13     |14     |
                        +-------+-------+-------+-------+-------+-------+-------+
                        |15     |16     |17     |18     |19     |20     |21     |
                        +-------+-------+-------+-------+-------+-------+-------+
                        |22     |23     |24     |25 xxx!|26     |27     |28     |
                        +-------+-------+-------+-------+-------+-------+-------+
                        |29     |30     |31     |32     |33     |34     |35     |
                        +-------+-------+-------+-------+-------+-------+-------+
                        |36     |37     |38     |39     |40     |41     |42     |
                        +-------+-------+-------+-------+-------+-------+-------+
                        |43     |44     |45     |46     |47     |48     |49 x  !|
                        +-------+-------+-------+-------+-------+-------+-------+
                        """);
    }

    @Test
    void theLastCoinIsMarkedAndWhatBurstAndWhatHasChangedOtherwise() {
        ScriptedMatch before = new ScriptedMatch().with("K 10", "K 40", "C 44", "C 43", "C 5");
        ChainReactionState earlier = before.state();
        String burst = before.with("C 43").picture(earlier, Side.FIRST, 24).plain();

        assertThat(burst)
                .contains(
                        "|36.x   |",
                        "|43>    |44.xx",
                        "|10 (K1)|",
                        "| 5 o   |",
                        "> last coin   * burst   . changed otherwise\n");
        assertThat(before.picture(earlier, Side.FIRST, 17).lines())
                .as("a window without room for the legend")
                .hasSize(17);
        assertThat(before.picture(before.state(), Side.FIRST, 24)).isEqualTo(before.picture(Side.FIRST));
    }

    @Test
    void aChainReactionMarksEachCellThatBurst() {
        ScriptedMatch scene =
                new ScriptedMatch().with("K 10", "K 40", "C 1", "C 49", "C 2", "C 43", "C 2", "C 22", "C 3", "C 28");
        ChainReactionState earlier = scene.state();

        String picture = scene.with("C 1").picture(earlier, Side.SECOND, 24).plain();

        assertThat(picture).contains("| 1>", "| 2*", "| 3.", "| 8.");
    }

    @Test
    void coinsAndKingsHaveTheirOwnersTintAndFullCellsAlert() {
        Picture picture = scene.picture(Side.FIRST);
        assertThat(picture.lines().stream().flatMap(line -> line.spans().stream()))
                .contains(new Picture.Span("(K1)", Picture.Tint.SEAT_1))
                .contains(new Picture.Span("xxx", Picture.Tint.SEAT_2))
                .contains(new Picture.Span("!", Picture.Tint.ALERT));
    }
}
