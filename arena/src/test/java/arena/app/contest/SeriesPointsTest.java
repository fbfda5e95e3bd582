package arena.app.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import arena.app.RequestFailure;
import arena.config.ConfigReader;
import arena.config.FormatSettings;
import arena.report.ContestAccount;
import arena.report.data.ContestCsv;
import arena.report.data.ContestDocument;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the points of a game in a contest whose file does not set them. */
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
    void moneyIsSummedInASeries() throws IOException {
        assertThat(format("acquire", "series", "").points())
                .as("the game's own")
                .isEmpty();
    }

    @Test
    void pointsOfCityRoundsAreSummedToo() throws IOException {
        assertThat(format("windwardopolis", "series", "").points())
                .as("the game's own")
                .isEmpty();
    }

    /** Draws the only round of a contest, and passes on the contest and a consumer of results of that round. */
    private void inARound(BiConsumer<OpenContest, Consumer<List<Referee.TeamPlace>>> what) throws IOException {
        format("windwardopolis\nseats = 2", "series", "games = 1");
        try (OpenContest contest =
                OpenContest.open(ConfigReader.standard(folder), folder.resolve("cup.ini"), words -> {})) {
            DecisionAuthor ann = new DecisionAuthor("Ann", "by hand");
            new ContestDraw(contest).hold(ann);
            String round = contest.situation().fixtures().firstKey();
            what.accept(
                    contest,
                    places -> new Referee(contest, ann)
                            .enter(round, places, OptionalInt.of(7))
                            .decision()
                            .take());
        }
    }

    @Test
    void pointsOfARoundAreEnteredAndWrittenAsDecimals() throws IOException {
        inARound((contest, results) -> {
            results.accept(List.of(place("Alpha", 2, "4.5"), place("Beta", 1, "9.125")));
            ContestAccount account = ContestAccount.of(contest.situation());

            assertThat(ContestCsv.games(account)).containsAnyOf(",4.500 9.125,", ",9.125 4.500,");
            assertThat(ContestCsv.standings(account)).contains(",4.500,", ",9.125,");
            assertThat(ContestDocument.of(account)).contains("\"points\" : 4.500", "\"points\" : 9.125");
            assertThatExceptionOfType(RequestFailure.class)
                    .isThrownBy(() -> results.accept(List.of(place("Alpha", 2, "4.5"), place("Beta", 1, "9.1256"))))
                    .withMessageContaining("3 decimals, not");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"1e30", "-1e30", "1e999999999", "1e-999999999", "10000000"})
    void impossiblePointsAreRefusedWithASentence(String points) throws IOException {
        inARound((contest, results) -> assertThatExceptionOfType(RequestFailure.class)
                .isThrownBy(() -> results.accept(List.of(place("Alpha", 1, points), place("Beta", 2, "0"))))
                .withMessageContaining("Points of Windwardopolis 2"));
    }

    private static Referee.TeamPlace place(String team, int place, String points) {
        return new Referee.TeamPlace(team, place, Optional.of(new BigDecimal(points)));
    }

    @Test
    void placesCountInEveryOtherFormatAndWhereTheFileSaysSo() throws IOException {
        assertThat(format("acquire", "round-robin", "").points()).contains(List.of(5, 4, 3, 2, 1, 0));
        assertThat(format("acquire", "series", "points = 3 1").points()).contains(List.of(3, 1));
    }

    @Test
    void placesCountInASeriesOfAGameWithoutSummablePoints() throws IOException {
        assertThat(format("asterobots", "series", "").points()).contains(List.of(5, 4, 3, 2, 1, 0));
    }
}
