package arena.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class CompareCommandTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config("");
    }

    private Console.Printed compare(String... words) {
        List<String> all = new ArrayList<>(List.of("compare"));
        all.addAll(List.of(words));
        return console.type(all.toArray(String[]::new));
    }

    private Path run() throws IOException {
        try (Stream<Path> runs = Files.list(console.folder().resolve(".arena/compare"))) {
            return runs.findFirst().orElseThrow();
        }
    }

    private List<String> journal() throws IOException {
        return Files.readAllLines(run().resolve("run.jsonl"));
    }

    private long records() throws IOException {
        try (Stream<Path> files = Files.list(run().resolve("records"))) {
            return files.count();
        }
    }

    @Test
    void whoAsksForFewerGamesThanWerePlayedIsToldOfHowManyHeHears() {
        compare("superbot:1", "superbot:2", "--games", "6", "--seed", "7");

        assertThat(compare("superbot:1", "superbot:2", "--games", "4", "--seed", "7")
                        .err())
                .contains("6 games were played before; the results below use the first 4 of them, as requested."
                        + " --games 6 uses all.");
    }

    @Tag("slow")
    @Test
    void aClearCaseOfASequentialTestSaysThatItEndedEarly() {
        Console.Printed printed = compare("superbot:1", "superbot:3", "--sprt", "0,50", "--seed", "7");

        assertThat(printed.out())
                .containsPattern("H1 \\(50 Elo\\) is accepted after (1[6-9]|2[0-9]|3[0-9]) games; LLR")
                .contains("; the score is so clear that the betting test stopped before.");
    }

    @Test
    void aTableSaysWhoIsBetterHowSureThatIsAndWhyTheOtherOneLost() {
        Console.Printed printed = compare("superbot:1", "superbot:2", "--games", "20", "--seed", "7", "--jobs", "2");

        assertThat(printed.code()).as(printed.err()).isZero();
        assertThat(printed.out())
                .startsWith("Chain Reaction Reloaded, seeds from 7: superbot_1, superbot_2\n")
                .containsPattern("superbot_2 +20 +[12][0-9] +[0-9]+ +0 +[0-9]+\\.[0-9] % +[0-9.]+ % +[0-9.]+ %\n")
                .containsPattern("superbot_2 : superbot_1 +10 +[0-9.]+ % +[0-9.]+ - [0-9.]+ +\\+")
                .containsPattern(
                        "superbot_1 has lost [0-9]+: king hit [0-9]+\\.\n  king hit: arena replay \\.arena/compare/")
                .contains("superbot_2 is better than superbot_1: the whole interval of its score is above 50 %.\n");
        assertThat(printed.out().lines()).noneMatch(line -> line.contains("Warning"));
    }

    @Test
    void gamesOfMoreThanTwoSeatsAreToldByPlacesAndPointsAndNoBotLosesToItself() throws IOException {
        Console.Printed printed = compare(
                "superbot:1",
                "superbot:2",
                "--game",
                "acquire",
                "--players",
                "3",
                "--games",
                "3",
                "--seed",
                "7",
                "--no-records",
                "--json",
                "sum.json");

        assertThat(printed.out())
                .containsPattern("BOT +GAMES +FIRSTS +PLACE +95 % +POINTS +SEAT 1 +SEAT 2 +SEAT 3\n")
                .containsPattern("superbot_2 +3 +[0-3] +[123]\\.[0-9]{2} +[123]\\.[0-9]{2} - [123]\\.[0-9]{2} +[0-9]+ ")
                .containsPattern("PAIR +GAMES +LEAD +95 %\nsuperbot_2 : superbot_1 +3 +[+-][0-9.]+ +[+-][0-9.]+ to ")
                .containsPattern(
                        "superbot_2 was first in [0-3] of 3 games, superbot_1 in [0-3] of 3 games; mean place ")
                .contains("\nEach game has 3 seats: all bots play in one game, superbot_1 on 2 seats, superbot_2 on 1"
                        + " seat; the seats rotate")
                .containsPattern("superbot_1 was not first in [0-3] of 3 games[.:]")
                .doesNotContain("SCORE", "BLOCKS", "ELO");
        JsonNode summary = JSON.readTree(Files.readString(console.folder().resolve("sum.json")));
        JsonNode bot = summary.get("contestants").get(1);
        assertThat(bot.get("games").asInt()).as("a game, not a seat").isEqualTo(3);
        assertThat(bot.get("place").asDouble())
                .isBetween(bot.get("placeLow").asDouble(), bot.get("placeHigh").asDouble());
        assertThat(bot.get("firsts").asInt())
                .isEqualTo(bot.get("won").asInt() + bot.get("drawn").asInt());
        JsonNode couple = summary.get("couples").get(0);
        assertThat(couple.get("lead").asDouble())
                .isBetween(
                        couple.get("leadLow").asDouble(), couple.get("leadHigh").asDouble());
    }

    @Test
    void theSummaryIsAJsonObjectAndTheGamesAreLinesOfCsv() throws IOException {
        Console.Printed printed = compare(
                "superbot:1", "superbot:2", "--games", "3", "--seed", "7", "--json", "sum.json", "--csv", "games.csv");

        assertThat(printed.err())
                .contains("3 games are rounded up to 4, so that each seed is played from every seat.\n");
        JsonNode summary = JSON.readTree(Files.readString(console.folder().resolve("sum.json")));
        assertThat(summary.get("games").asInt()).isEqualTo(4);
        JsonNode couple = summary.get("couples").get(0);
        assertThat(couple.get("first").asString()).isEqualTo("superbot_2");
        assertThat(couple.get("blockScores")
                        .valueStream()
                        .mapToInt(JsonNode::asInt)
                        .sum())
                .isEqualTo(2);
        assertThat(summary.get("contestants").get(0).get("recordsOfLosses").size())
                .isEqualTo(couple.get("wins").asInt());
        List<String> rows = Files.readAllLines(console.folder().resolve("games.csv"));
        assertThat(rows).hasSize(5);
        assertThat(rows.get(0))
                .isEqualTo("game,seed,reason,moves,millis,beside,load,name1,place1,cause1,late1,points1,"
                        + "name2,place2,cause2,late2,points2,record");
        assertThat(rows.get(2))
                .as("the second game has the seed of the first, and the seats swapped")
                .startsWith("1,7,king hit,")
                .containsSubsequence(",superbot_2,", ",superbot_1,");
    }

    @Test
    void theSameCommandPlaysOnlyWhatIsMissing() throws IOException {
        compare("superbot:1", "superbot:2", "--games", "2");
        List<String> before = journal();

        Console.Printed longer = compare("superbot:1", "superbot:2", "--games", "6");
        Console.Printed again = compare("superbot:1", "superbot:2", "--games", "6");

        assertThat(longer.err()).contains("2 games were played before and are included; --fresh starts over.\n");
        assertThat(journal()).hasSize(1 + 6).startsWith(before.toArray(String[]::new));
        assertThat(records()).isEqualTo(6);
        assertThat(again.out()).isEqualTo(longer.out());
        assertThat(again.code()).isZero();
    }

    @Test
    void aKilledArenaLosesNoMoreThanTheLineItWasWriting() throws IOException {
        compare("superbot:1", "superbot:2", "--games", "2", "--seed", "7");
        List<String> whole = journal();
        Files.writeString(run().resolve("run.jsonl"), "{\"game\":2,\"se", StandardOpenOption.APPEND);

        assertThat(compare("superbot:1", "superbot:2", "--games", "4", "--seed", "7")
                        .code())
                .isZero();
        assertThat(journal()).hasSize(1 + 4).startsWith(whole.toArray(String[]::new));
    }

    @Test
    void aDamagedLineIsNamed() throws IOException {
        compare("superbot:1", "superbot:2", "--games", "2", "--seed", "7");
        List<String> lines = new ArrayList<>(journal());
        lines.set(1, "nonsense");
        Files.write(run().resolve("run.jsonl"), lines);

        Console.Printed printed = compare("superbot:1", "superbot:2", "--games", "2", "--seed", "7");

        assertThat(printed.code()).isEqualTo(2);
        assertThat(printed.err())
                .isEqualTo("arena: " + run().resolve("run.jsonl")
                        + ", line 2: a game of a comparison was expected; start over with --fresh, or correct"
                        + " the line.\n");
        assertThat(compare("superbot:1", "superbot:2", "--games", "2", "--seed", "7", "--fresh")
                        .code())
                .isZero();
        assertThat(journal()).hasSize(1 + 2);
        assertThat(records()).isEqualTo(2);
    }

    @Test
    void equalSeedsPlayEqualGamesHoweverManyAtATime() throws IOException {
        compare("superbot:1", "superbot:2", "--games", "6", "--seed", "7", "--jobs", "3", "--csv", "a.csv");
        compare("superbot:1", "superbot:2", "--games", "6", "--seed", "7", "--jobs", "1", "--csv", "b.csv", "--fresh");

        assertThat(moves("a.csv")).hasSize(7).isEqualTo(moves("b.csv"));
    }

    private List<String> moves(String file) throws IOException {
        return Files.readAllLines(console.folder().resolve(file)).stream()
                .map(row -> String.join(",", List.of(row.split(",", -1)).subList(0, 4)))
                .toList();
    }

    @Tag("slow")
    @Test
    void aTestStopsAsSoonAsTheQuestionIsDecidedAndSaysWhichWay() {
        Console.Printed better =
                compare("superbot:1", "superbot:2", "--sprt", "0,200", "--seed", "7", "--json", "sum.json");
        Console.Printed worse = compare("superbot:2", "superbot:1", "--sprt", "0,200", "--seed", "7");

        assertThat(better.out())
                .containsPattern(
                        "superbot_2 is better than superbot_1 by more than 0 Elo: H1 \\(200 Elo\\) is accepted after"
                                + " [0-9]{1,3} games; LLR [0-9.]+, bounds -3\\.05 and 3\\.05\\.\n");
        assertThat(worse.out())
                .containsPattern("superbot_1 is not better than superbot_2 by 200 Elo or more: H0 \\(0 Elo\\) is"
                        + " accepted after"
                        + " [0-9]{1,3} games; LLR -[0-9.]+, bounds");
        assertThat(better.code() + worse.code()).isZero();
        assertThat(console.folder().resolve("sum.json")).content().contains("\"decision\" : \"H1\"");
    }

    @Test
    void ofThreeEachPairPlaysAndWithoutRecordsNoneIsLeft() throws IOException {
        Console.Printed printed =
                compare("superbot:1", "superbot:2", "superbot:1", "--games", "2", "--seed", "7", "--no-records");

        assertThat(printed.out())
                .contains("superbot_2 : superbot_1 ", "superbot_1_2 : superbot_1 ", "superbot_1_2 : superbot_2 ")
                .doesNotContain("replay");
        assertThat(printed.out()).containsPattern("superbot_1_2 +4 ");
        assertThat(records()).isZero();
    }

    @Tag("slow")
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aBotAmongTheLevelsIsComparedWithEachAndTheyAreNotComparedWithEachOther() throws IOException {
        bot("MyTeam", "exit 7");

        Console.Printed printed = compare("MyTeam", "--levels", "--games", "2", "--seed", "7", "--no-records");

        assertThat(printed.code()).as(printed.err()).isZero();
        assertThat(printed.out())
                .containsPattern("MyTeam +10 +0 +10 +0 ")
                .containsPattern("superbot_5 +2 +2 +0 +0 ")
                .contains("MyTeam : superbot_1 ", "MyTeam : superbot_5 ", "MyTeam has lost 10: not ready 10.")
                .doesNotContain("superbot_2 : superbot_1", "superbot_1 has lost");
        assertThat(run().getFileName().toString()).startsWith("MyTeam-levels-");
    }

    @Tag("slow")
    @Test
    void inAGameThatSeatsAllLevelsABotHasOneSeatAmongThem() {
        Console.Printed printed = compare(
                "superbot:2", "--levels", "--game", "asterobots", "--games", "6", "--seed", "7", "--no-records");

        assertThat(printed.code()).as(printed.err()).isZero();
        assertThat(printed.out())
                .containsPattern("superbot_2_2 +6 +[0-6] +[1-6]\\.[0-9]{2} ")
                .contains("superbot_1 on 2 seats, superbot_2 on 1 seat, superbot_2_2 on 1 seat, ")
                .containsPattern("superbot_2_2 : superbot_1 +6 +[+-]")
                .doesNotContain("superbot_2 : superbot_1");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aBotThatEndsLosesByThatAndGamesThatAreAllAlikeAreNoProof() throws IOException {
        bot("MyTeam", "exit 7");

        Console.Printed printed = compare("MyTeam", "superbot:1", "--games", "4");

        assertThat(printed.code()).as(printed.err()).isZero();
        assertThat(printed.out())
                .contains("MyTeam has lost 4: not ready 4.")
                .contains("Warning: Of 4 games only 2 were different");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void gamesOfAChangedBotAreNotMixedWithThoseBefore() throws IOException {
        bot("MyTeam", "exit 7");
        compare("MyTeam", "superbot:1", "--games", "2");
        bot("MyTeam", "exit 8");

        Console.Printed refused = compare("MyTeam", "superbot:1", "--games", "4");

        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err())
                .startsWith("arena: Since the start of this comparison MyTeam has changed (entry, script); games"
                        + " from before and after must not be mixed. Start over with --fresh.");
        assertThat(compare("MyTeam", "superbot:1", "--games", "4", "--fresh").code())
                .isZero();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aGameThatNobodyIsReadyForIsTriedAgainAndCountsForNobody() throws IOException {
        bot("MyTeam", "exit 7");

        Console.Printed printed = compare("MyTeam", "MyTeam", "--games", "2", "--jobs", "1");

        assertThat(printed.code()).isEqualTo(3);
        assertThat(printed.err())
                .contains("arena: A game between MyTeam and MyTeam__2 was broken off 3 times and does not count: No"
                        + " player"
                        + " was ready");
        assertThat(printed.out()).endsWith("No game has ended yet.\n");
        assertThat(journal()).hasSize(1);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aBotThatIsLateLosesByTimeAndTheMachineIsSuspectedToo() throws IOException {
        bot(
                "MyTeam",
                "while :; do : >\"$1/ready.txt\"; sleep 0.05; [ -e \"$1/input_1.txt\" ] && exec sleep 60;" + " done");

        Console.Printed printed = compare(
                "MyTeam",
                "superbot:1",
                "--games",
                "2",
                "--jobs",
                "2",
                "--set",
                "move-time=500ms",
                "--csv",
                "games.csv");

        assertThat(printed.out()).contains("MyTeam has lost 2: time out 2.");
        assertThat(printed.out() + printed.err()).contains("--jobs 1");
        assertThat(Files.readAllLines(console.folder().resolve("games.csv")).get(1))
                .contains(",MyTeam,2,time out,1,");
    }

    @Test
    void helpAndDocumentsNameTheOldVersionFirst() throws IOException {
        assertThat(console.type("compare", "--help").out().replaceAll("\\s+", " "))
                .contains("Name the old version first", "In games of more than two seats the mean place decides.");
        assertThat(Path.of("docs/practice.md")).content().contains("Name the old one first.");
        assertThat(Path.of("../README.md")).content().contains("arena compare MyTeam@1 MyTeam --games 200");
    }

    private void bot(String name, String script) throws IOException {
        console.config("[bot " + name + "]\ncommand = sh bot.sh {folder}\n");
        Files.writeString(console.folder().resolve("bot.sh"), script + "\n");
    }

    @Test
    void aBotThatCannotBeStartedIsToldBeforeTheFirstGame() throws IOException {
        console.config("[bot MyTeam]\ncommand = ./none {folder}\n");

        Console.Printed printed = compare("MyTeam", "superbot:1");

        assertThat(printed.code()).isEqualTo(1);
        assertThat(printed.err())
                .startsWith("arena: The program ")
                .contains("/none in the command of the bot" + " MyTeam");
    }
}
