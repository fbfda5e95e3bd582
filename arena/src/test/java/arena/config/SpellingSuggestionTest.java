package arena.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingSuggestionTest {

    private static final List<String> WORDS = List.of("play", "replay", "games", "check", "matches", "?");

    @ParameterizedTest
    @CsvSource({
        "plya,play",
        "PLAY,play",
        "chekc,check",
        "game,games",
        "match,matches",
        "xyz,",
        "a,",
        "!,",
        "'',",
        "mat,matches",
        "ma,"
    })
    void aWordIsFoundIfItWasProbablyMeant(String typed, String meant) {
        assertThat(SpellingSuggestion.of(typed, WORDS)).isEqualTo(Optional.ofNullable(meant));
    }
}
