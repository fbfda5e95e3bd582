package arena.superbot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the contestants' page against the list of levels. */
class LevelsPageTest {

    @ParameterizedTest
    @ValueSource(strings = {"chain-reaction", "asterobots", "acquire", "windwardopolis"})
    void thePageListsEveryLevelWithItsNameAndIdea(String game) throws IOException {
        String items = SuperBots.levels(game).stream()
                .map(level -> level.number() + ". " + level.name() + ": " + level.idea() + "\n")
                .collect(Collectors.joining());
        assertThat(Files.readString(Path.of("docs", "games", game + ".md"), StandardCharsets.UTF_8))
                .containsIgnoringWhitespaces(items);
    }
}
