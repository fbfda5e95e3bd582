package arena.app.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.app.RequestFailure;
import arena.config.BotEntry;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TuneParameterTest {

    private static final BotEntry BOT = BotEntry.ofProgram(
                    "MyTeam", List.of("bot"), Path.of("/bots/MyTeam"), Duration.ofSeconds(5))
            .withEnvironment(new TreeMap<>(Map.of("KING", "7", "NAME", "Ann")));

    @ParameterizedTest
    @CsvSource({
        "env.KING=1..50, 0, 1",
        "env.KING=1..50, 0.5, 26",
        "env.KING=1..50, 1, 50",
        "env.KING=-10..10:0, 0.25, -5",
        "env.RISK=0.0..2.0:1, 0.5, 1.000",
        "env.RISK=0.0..2.0:1, 0.1234, 0.247",
        "env.RISK=0..2000.0:1, 0.1234, 247",
        "env.RISK=0.00..0.02:0.01, 0.1234, 0.00247"
    })
    void aPositionIsAValueOfTheRange(String words, double position, String value) {
        assertThat(TuneParameter.read(words, BOT).value(position)).isEqualTo(value);
    }

    @Test
    void theValueOfTheSectionIsWhereItBegins() {
        TuneParameter parameter = TuneParameter.read("env.KING = 1..13", BOT);

        assertThat(parameter.position()).isEqualTo(0.5);
        assertThat(parameter.value(parameter.position())).isEqualTo("7");
        assertThat(parameter.words()).isEqualTo("env.KING=1..13:7");
    }

    @ParameterizedTest
    @CsvSource({
        "KING=1..50, '--param names a variable of the bot and its range, such as --param env.KING_WEIGHT=1..50, not'",
        "env.KING=1-50, '--param names a variable'",
        "env.KING=50..1, 'begins with its smaller end, such as 1..50'",
        "env.KING=8..50, 'env.KING begins at 7, which is not in 8..50; widen the range.'",
        "env.DEPTH=1..6, 'The section of MyTeam has no env.DEPTH, so it is unknown where to begin; add a line such as'",
        "env.NAME=1..6, 'env.NAME of MyTeam is \"Ann\", which is not a number; only numbers can be tuned.'"
    })
    void mistakesAreExplained(String words, String explanation) {
        assertThatThrownBy(() -> TuneParameter.read(words, BOT))
                .isInstanceOf(RequestFailure.class)
                .hasMessageContaining(explanation);
    }
}
