package arena.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class AttemptResultTest {

    @Test
    void allThatIsToBeToldIsTheWordsAndThenTheTroubleIfThereIsAny() {
        assertThat(StoreSamples.playedWithTrouble(Optional.of("The record was gone."))
                        .wordsAndTrouble())
                .isEqualTo("turn 7 The record was gone.");
        assertThat(StoreSamples.playedWithTrouble(Optional.of("")).wordsAndTrouble())
                .isEqualTo("turn 7");
        assertThat(StoreSamples.playedWithTrouble(Optional.empty()).wordsAndTrouble())
                .isEqualTo("turn 7");
    }
}
