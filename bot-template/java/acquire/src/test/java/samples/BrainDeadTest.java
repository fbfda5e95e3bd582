package samples;

import static org.assertj.core.api.Assertions.assertThat;

import acquire.Questions;
import java.util.List;
import org.junit.jupiter.api.RepeatedTest;

class BrainDeadTest {

    @RepeatedTest(20)
    void whateverItIsItIsAnAnswer() {
        for (String question : List.of("SPECIAL", "TILE", "TILE_AND_STOCK", "MERGE A G")) {
            assertThat(Questions.answer(new BrainDead(), Questions.turn("Expecting = " + question)))
                    .endsWith("End")
                    .allMatch(line -> line.matches("(tile|create|survivor|card|buy|trade|keep|sell) .+|End"));
        }
    }
}
