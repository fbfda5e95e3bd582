package arena.superbot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Holds the page for contestants to the levels that there are. */
class LevelsPageTest {

    @Test
    void the_page_lists_every_level_with_its_name_and_idea() throws IOException {
        String rows = SuperBots.levels("chain-reaction").stream()
                .map(level -> "| " + level.number() + " | " + level.name() + " | " + level.idea() + " |\n")
                .collect(Collectors.joining());
        assertThat(Files.readString(Path.of("docs", "games", "chain-reaction.md"), StandardCharsets.UTF_8))
                .contains(rows);
    }
}
