package arena.app.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import arena.config.LadderSettings;
import arena.ladder.LadderBot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the report that a team reads in its folder. */
class TeamReportTest {

    private static final String GAME = "chain-reaction";

    @TempDir
    private Path root;

    private LadderSettings settings;
    private int played;

    @BeforeEach
    void open() {
        settings = RecordedSeason.settings(root);
    }

    private void play(LadderSeason season, LadderBot winner, LadderBot loser) {
        played++;
        season.add(LadderLine.of(
                GAME,
                new LadderLine.Played(
                        played,
                        played,
                        List.of(
                                new LadderLine.SeatLine(winner.team(), winner.number(), winner.isMark(), 1, false),
                                new LadderLine.SeatLine(loser.team(), loser.number(), loser.isMark(), 2, false)),
                        "king hit",
                        "",
                        Optional.empty())));
    }

    /**
     * Returns the report of a team that is better than level 1 and worse than level 2.
     *
     * @param games against each
     * @param upsets how many games against each end the other way
     */
    private String report(int games, int upsets) throws IOException {
        Files.createDirectories(settings.entries().resolve(GAME).resolve("Amber"));
        try (LadderSeason season = LadderSeason.open(settings)) {
            season.add(LadderLine.of(GAME, new LadderLine.Entered("Amber", 1, "0".repeat(64), List.of("bot"))));
            LadderBot amber = LadderBot.version("Amber", 1);
            for (int game = 0; game < games; game++) {
                boolean isUpset = game < upsets;
                play(season, isUpset ? LadderBot.mark(1) : amber, isUpset ? amber : LadderBot.mark(1));
                play(season, isUpset ? amber : LadderBot.mark(2), isUpset ? LadderBot.mark(2) : amber);
            }
            new TeamReport(new LadderTable(season.standings(GAME)), "Amber").write(settings.entries(), root);
        }
        return Files.readString(settings.entries().resolve(GAME).resolve("Amber/ladder.txt"));
    }

    @Test
    void theNextBetterBotAndWhetherItIsBetterForSureAreNamed() throws IOException {
        assertThat(report(1, 0))
                .containsPattern("  superbot:2 is [0-9]+ points ahead; the intervals overlap, so more games may change"
                        + " that\\.");
    }

    @Test
    void aBotThatIsClearlyBetterIsNamedAsThat() throws IOException {
        assertThat(report(100, 15))
                .containsPattern("  superbot:2 is [0-9]+ points ahead, and the intervals do not overlap\\.");
    }
}
