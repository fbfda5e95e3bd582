package arena.games.chainreaction.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.games.chainreaction.CoinBoard;
import arena.games.chainreaction.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Golden figures, counted in two independent ways; they stand in arena/docs/games/chain-reaction.md too. */
class PerftTest {

    @ParameterizedTest
    @CsvSource({
        "10, 40, 1, 47",
        "10, 40, 2, 2162",
        "10, 40, 3, 99452",
        "10, 40, 4, 4477318",
        "1, 2, 4, 4477364",
        "1, 49, 4, 4477410",
    })
    void bothWaysOfCountingGiveTheGoldenFigures(int firstKing, int secondKing, int depth, long sequences) {
        assertThat(Perft.packed(firstKing, secondKing, depth)).isEqualTo(sequences);
        assertThat(Perft.naive(firstKing, secondKing, depth)).isEqualTo(sequences);
    }

    @ParameterizedTest
    @CsvSource({"10, 40, 5, 201570634", "1, 2, 5, 201574736", "1, 49, 5, 201578838"})
    void thePackedBoardCountsDeeper(int firstKing, int secondKing, int depth, long sequences) {
        assertThat(Perft.packed(firstKing, secondKing, depth)).isEqualTo(sequences);
    }

    @Test
    void bothWaysCountTheSameWhereManyCellsBurst() {
        int[] counts = new int[Grid.CELLS];
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            counts[cell - 1] = (cell % 3 == 0 ? -1 : 1) * (Grid.capacity(cell) - cell % 2);
        }
        counts[9] = 0;
        counts[39] = 0;
        CoinBoard board = CoinBoard.of(counts, 10, 40);
        assertThat(Perft.naive(board, 3)).isEqualTo(16_813);
        assertThat(Perft.packed(board, 3)).isEqualTo(16_813);
    }

    @Test
    void noCoinAtAllIsOneSequence() {
        assertThat(Perft.packed(10, 40, 0)).isEqualTo(1);
        assertThat(Perft.naive(10, 40, 0)).isEqualTo(1);
    }

    @Test
    void impossibleKingsAreRefused() {
        assertThatThrownBy(() -> Perft.packed(10, 10, 2)).hasMessageContaining("two different cells from 1 to 49");
        assertThatThrownBy(() -> Perft.naive(0, 10, 2)).hasMessageContaining("two different cells from 1 to 49");
        assertThatThrownBy(() -> Perft.packed(1, 10, -3)).hasMessageContaining("two different cells from 1 to 49");
    }
}
