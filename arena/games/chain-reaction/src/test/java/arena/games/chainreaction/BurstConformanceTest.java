package arena.games.chainreaction;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.RecordedGames;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Tests of single moves without kings, recorded by another implementation, on both kinds of board. */
class BurstConformanceTest {

    static Stream<Named<List<JsonNode>>> files() {
        return new RecordedGames("chain-reaction").lines(name -> name.matches("bursts-.*\\.jsonl(\\.gz)?"));
    }

    @ParameterizedTest
    @MethodSource("files")
    void recordedMovesBurstAsRecorded(List<JsonNode> moves) {
        assertThat(moves).isNotEmpty();
        for (JsonNode move : moves) {
            CoinBoard board = CoinBoard.of(counts(move.get("board")), Grid.NO_CELL, Grid.NO_CELL);
            Side mover = move.get("player").asInt() == 1 ? Side.FIRST : Side.SECOND;
            int cell = move.get("cell").asInt();
            int[] result = counts(move.get("result"));

            ChainBurst reaction = ChainBurst.ofCoin(board, mover, cell);
            assertThat(reaction.board().signedCounts()).as(move.toString()).isEqualTo(result);
            assertThat(reaction.kingHit()).isFalse();

            PackedCoinBoard packed = PackedCoinBoard.of(board);
            assertThat(packed.place(mover, cell)).isFalse();
            assertThat(packed.toBoard()).as(move.toString()).isEqualTo(reaction.board());
        }
    }

    static int[] counts(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false)
                .mapToInt(JsonNode::asInt)
                .toArray();
    }
}
