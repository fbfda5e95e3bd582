package arena.app.ladder;

import arena.config.LadderSettings;
import arena.ladder.LadderBot;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A season of Chain Reaction in which two teams have played, with its tables. */
public final class RecordedSeason {

    private static final String GAME = "chain-reaction";

    private RecordedSeason() {}

    /** Returns the settings of a ladder of Chain Reaction in a folder. */
    static LadderSettings settings(Path root) {
        return new LadderSettings(
                List.of(GAME),
                root.resolve("entries"),
                root.resolve("ladder"),
                "1",
                OptionalInt.empty(),
                2,
                3,
                20,
                10,
                false,
                Optional.empty());
    }

    /**
     * Writes the journal and the tables: Amber has won one game, lost one and challenges a level; Birch was not ready
     * three times.
     *
     * @param record the name of the file of each game's record
     */
    public static void write(LadderSettings settings, String record) {
        try (LadderSeason season = LadderSeason.open(settings)) {
            for (String team : List.of("Amber", "Birch")) {
                season.add(LadderLine.of(GAME, new LadderLine.Entered(team, 1, "0".repeat(64), List.of("bot"))));
            }
            season.add(LadderLine.of(
                    GAME,
                    new LadderLine.Challenged(
                            "Amber", List.of(new LadderLine.ChallengeLine("superbot:3", 2)), List.of())));
            LadderBot amber = LadderBot.version("Amber", 1);
            season.add(played(1, amber, 1, LadderBot.mark(1), 2, record));
            season.add(played(2, amber, 2, LadderBot.mark(2), 1, record));
            for (int number = 3; number <= 5; number++) {
                season.add(failed(number, record));
            }
            new LadderTables(settings).write(List.of(new LadderTable(season.standings(GAME))));
        }
    }

    private static LadderLine played(
            int number, LadderBot bot, int place, LadderBot other, int otherPlace, String record) {
        return LadderLine.of(
                GAME,
                new LadderLine.Played(
                        number,
                        number,
                        List.of(seat(bot, place, false), seat(other, otherPlace, false)),
                        "king hit",
                        record,
                        Optional.empty()));
    }

    private static LadderLine failed(int number, String record) {
        return LadderLine.of(
                GAME,
                new LadderLine.Played(
                        number,
                        number,
                        List.of(seat(LadderBot.version("Birch", 1), 2, true), seat(LadderBot.mark(1), 1, false)),
                        "not ready",
                        record,
                        Optional.empty()));
    }

    private static LadderLine.SeatLine seat(LadderBot bot, int place, boolean failed) {
        return new LadderLine.SeatLine(bot.team(), bot.number(), bot.isMark(), place, failed);
    }
}
