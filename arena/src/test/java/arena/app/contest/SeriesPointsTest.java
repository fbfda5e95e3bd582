package arena.app.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.config.ConfigReader;
import arena.config.FormatSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a game earns in the table of a contest whose file does not say it. */
class SeriesPointsTest {

    @TempDir
    private Path folder;

    private FormatSettings format(String game, String format, String points) throws IOException {
        Path file = folder.resolve("cup.ini");
        Files.writeString(file, """
                [contest]
                name = Cup
                game = %s
                format = %s
                [format]
                %s
                [team Alpha]
                bot = superbot:1
                [team Beta]
                bot = superbot:1
                """.formatted(game, format, points));
        try (OpenContest contest = OpenContest.open(ConfigReader.standard(folder), file, words -> {})) {
            return contest.file().format();
        }
    }

    @Test
    void moneyIsAddedUpInASeries() throws IOException {
        assertThat(format("acquire", "series", "").points())
                .as("the game's own")
                .isEmpty();
    }

    @Test
    void pointsOfRoundsThroughACityAreAddedUpToo() throws IOException {
        assertThat(format("windwardopolis", "series", "").points())
                .as("the game's own")
                .isEmpty();
    }

    @Test
    void placesCountInEveryOtherFormatAndWhereTheFileSaysSo() throws IOException {
        assertThat(format("acquire", "round-robin", "").points()).contains(List.of(5, 4, 3, 2, 1, 0));
        assertThat(format("acquire", "series", "points = 3 1").points()).contains(List.of(3, 1));
    }

    @Test
    void placesCountInASeriesOfAGameWhosePointsDoNotAddUp() throws IOException {
        assertThat(format("asterobots", "series", "").points()).contains(List.of(5, 4, 3, 2, 1, 0));
    }
}
