import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

@SuppressWarnings("DefaultPackage") // Where the bot is.
class BotTest {

    @Test
    void readsAPromptByLineNumberBecauseTheKeys1And2ComeTwice() {
        Board board = Board.parse(prompt("C", "3 = 2,C,1", "5 = 1,K,0"), "beta");

        assertThat(board.expecting()).isEqualTo('C');
        assertThat(board.me()).isEqualTo(2);
        assertThat(board.swaps()).isEqualTo(4);
        assertThat(board.cells()).hasSize(50);
        assertThat(board.cells().get(3)).isEqualTo(new Board.Cell(2, 'C', 1));
        assertThat(board.cells().get(5)).isEqualTo(new Board.Cell(1, 'K', 0));
        assertThat(board.cells().get(49)).isEqualTo(new Board.Cell(0, 'N', 0));
    }

    @Test
    void knowsItsOwnNameInAnyCase() {
        assertThat(Board.parse(prompt("C"), "ALPHA").me()).isEqualTo(1);
        assertThat(Board.parse(prompt("C"), "Beta").me()).isEqualTo(2);
    }

    @Test
    void placesTheKingInTheRangeThatIsAskedFor() {
        Board board = Board.parse(prompt("K 29-49"), "Beta");
        Random chance = new Random(1);

        for (int game = 0; game < 200; game++) {
            int cell = Integer.parseInt(Bot.think(board, chance).substring(2));
            assertThat(cell).isBetween(29, 49);
        }
    }

    @Test
    void placesCoinsOnlyOnEmptyCellsAndItsOwn() {
        String[] cells = new String[47];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = (i + 1) + " = 1,C,1";
        }
        List<String> prompt = prompt("C", cells);
        prompt.set(7 + 47, "48 = 2,K,0");
        prompt.set(7 + 48, "49 = 2,C,1");

        assertThat(Bot.think(Board.parse(prompt, "Beta"), new Random(1))).isEqualTo("C 49");
    }

    @Test
    void aBoardKnowsWhatAnOrderDoes() {
        Board board = Board.parse(prompt("C", "1 = 1,C,1", "2 = 2,C,2", "8 = 1,K,0", "3 = 2,K,0"), "Alpha");

        assertThat(board.orders()).contains("C 1", "S 8-49").doesNotContain("C 2", "C 8", "S 8-3");
        assertThat(board.after("C 49").cells().get(49)).isEqualTo(new Board.Cell(1, 'C', 1));
        assertThat(board.after("S 8-49").swaps()).isEqualTo(5);
        assertThat(board.after("S 8-49").king(1)).isEqualTo(49);
        Board won = board.after("C 1");
        assertThat(won.winner()).isEqualTo(1);
        assertThat(won.cells().get(1)).isEqualTo(new Board.Cell(1, 'C', 1));
        assertThat(won.cells().get(2)).isEqualTo(new Board.Cell(0, 'N', 0));
        assertThat(board.after("C 49").winner()).isZero();
    }

    /** A prompt of 56 lines on an empty board, with some cells replaced. */
    private static List<String> prompt(String expecting, String... cells) {
        List<String> lines = new ArrayList<>(List.of(
                "Expecting = " + expecting,
                "1 = Alpha",
                "2 = Beta",
                "PowerPlay1 = 0",
                "PowerPlay2 = 0",
                "KingMove1 = 6",
                "KingMove2 = 4"));
        for (int cell = 1; cell <= 49; cell++) {
            lines.add(cell + " = 0,N,0");
        }
        for (String cell : cells) {
            lines.set(6 + Integer.parseInt(cell.substring(0, cell.indexOf(' '))), cell);
        }
        return lines;
    }
}
