package arena.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import arena.match.Event;
import arena.match.SeatClock;
import arena.record.MatchRecord;
import arena.record.RecordFolder;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever is changed in the database or among the records of a contest that was played is found by what the other
 * tells.
 */
class ForgedContestTest {

    private static final String CONTEST = """
            [contest]
            name = %s
            game = chain-reaction
            format = round-robin
            budget = 15m
            [settings]
            turn-limit = 6
            [draw]
            seed = %s
            [team Alpha]
            bot = superbot:1
            [team Beta]
            bot = superbot:1
            [team Gamma]
            bot = superbot:1
            """;

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void play() throws IOException {
        console = new Console(root).config("");
        Files.writeString(console.folder().resolve("cup.ini"), CONTEST.formatted("Cup", "ab".repeat(32)));
        assertThat(console.type("contest", "run", "cup.ini").code()).isZero();
    }

    @Test
    void everyGameHasTheBudgetOfTheContestAndAnotherOneIsNoticed() throws IOException {
        assertThat(records("cup")).isNotEmpty().allSatisfy(file -> {
            Event.Began began =
                    (Event.Began) MatchRecord.read(file).entries().get(0).event();
            assertThat(began.sittings())
                    .extracting(Event.SeatAssignment::clock)
                    .containsOnly(new SeatClock.Budget(Duration.ofMinutes(15)));
        });
        assertThat(console.type("contest", "verify", "cup.ini").code()).isZero();

        Path file = console.folder().resolve("cup.ini");
        Files.writeString(file, Files.readString(file).replace("15m", "16m"));
        Console.Printed printed = console.type("contest", "verify", "cup.ini");

        assertThat(printed.code()).isNotZero();
        assertThat(printed.out() + printed.err()).contains("[contest] has budget = 16m; it had 15m.");
    }

    private void tamper(String... statements) throws SQLException {
        tamperWith("cup", statements);
    }

    private void tamperWith(String contest, String... statements) throws SQLException {
        Path database = console.folder().resolve(contest + ".contest/contest.db");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                Statement statement = connection.createStatement()) {
            for (String one : statements) {
                statement.executeUpdate(one);
            }
        }
    }

    private List<Path> records(String contest) {
        return new RecordFolder(console.folder().resolve(contest + ".contest/records"))
                .summaries(began -> true).stream()
                        .map(summary -> summary.file())
                        .toList();
    }

    private String verified() {
        Console.Printed printed = console.type("contest", "verify", "cup.ini");
        assertThat(printed.err()).isEmpty();
        assertThat(printed.code()).as(printed.out()).isEqualTo(1);
        return printed.out();
    }

    @Test
    void whatIsForgedInTheDatabaseIsHeldAgainstTheRecords() throws SQLException {
        SortedMap<String, String> forgeries = new TreeMap<>(Map.of(
                "update seat_end set place = 3 - place", "is not the one of its record (places): ",
                "update seat_end set late = 3 where seat = 1", "is not the one of its record (late answers): [3, 0]",
                "update seat_end set used_millis = 77777", "(used times in milliseconds): [77777, 77777] in the dat",
                "update seat_end set cause = 'left'", "(causes of the seats): [left, left] in the database",
                "update ended set reason = 'so'", "is not the one of its record (reason): so in the database",
                "update ended set moves = 999", "is not the one of its record (number of moves): 999 in the",
                "update ended set verdict = 'BROKEN', cause = 'infrastructure'", "(verdict): BROKEN in the database",
                "update ended set verdict = 'BROKEN', cause = 'arena-ended', record = ''",
                        "it is kept as broken (arena-ended), but its record ",
                "update ended set record = ''", "it has a result, but no record that shows it.",
                "update ended set record = '../../cup.ini'", "There is no record \"../../cup.ini\""));
        Path database = console.folder().resolve("cup.contest/contest.db");
        for (Map.Entry<String, String> forgery : forgeries.entrySet()) {
            Path copy = database.resolveSibling("copy.db");
            restore(database, copy);
            tamper(forgery.getKey());
            assertThat(verified()).as(forgery.getKey()).contains(forgery.getValue());
            restore(copy, database);
        }
        assertThat(console.type("contest", "verify", "cup.ini").code()).isZero();
    }

    @Test
    void aDetailThatOnlyBeginsLikeThatOfTheRecordIsFound() throws SQLException {
        tamper("update ended set words = words || ' It was a gift.'");
        assertThat(verified())
                .contains("is not the one of its record (detail): ", " It was a gift. in the" + " database, ");
    }

    @Test
    void theTroubleThatAnArenaHadIsNotHeldAgainstTheRecordAndThatOfAnOlderArenaIsSaid() throws SQLException {
        String trouble = "Its list of errors could not be made.";
        tamper("update end_trouble set words = '" + trouble + "'");
        assertThat(verified()).contains("is not what was entered").doesNotContain("is not the one of its record");

        tamper("delete from end_trouble", "update ended set words = '" + trouble + "'");
        assertThat(verified())
                .doesNotContain("is not the one of its record")
                .contains("Not checked. The details of these results, among which an older arena has kept what their"
                        + " records do not tell: ");
    }

    @Test
    void figuresThatAreForgedAreHeldAgainstTheRecords() throws IOException, SQLException {
        Files.writeString(console.folder().resolve("cup.ini"), """
                [contest]
                name = Belt
                game = asterobots
                format = round-robin
                folder = belt.contest
                [settings]
                rounds = 2
                [draw]
                seed = %s
                [team Alpha]
                bot = superbot:1
                [team Beta]
                bot = superbot:1
                """.formatted("ab".repeat(32)));
        Console.Printed printed = console.type("contest", "run", "cup.ini");
        assertThat(printed.code()).as(printed.err()).isZero();
        assertThat(console.type("contest", "verify", "cup.ini").code()).isZero();

        tamperWith("belt", "update seat_figure set value = 777 where name = 'funds'");
        assertThat(verified()).contains("is not the one of its record (figures of the seats): [{funds=777, ");

        tamperWith("belt", "delete from seat_figure");
        assertThat(verified())
                .contains(", is not what was entered")
                .contains("The figures of the seats in these results, since an older arena has kept none: ");
    }

    private static void restore(Path from, Path to) {
        try {
            Files.write(to, Files.readAllBytes(from));
        } catch (IOException failure) {
            throw new java.io.UncheckedIOException(failure);
        }
    }

    @Test
    void anEndThatWasCutOffTheChainIsNamedByItsRecord() throws SQLException {
        tamper(
                "delete from link where sequence = (select max(sequence) from ended)",
                "delete from seat_end where attempt = (select attempt from ended order by sequence desc limit 1)",
                "delete from seat_figure where attempt = (select attempt from ended order by sequence desc limit 1)",
                "delete from end_trouble where attempt = (select attempt from ended order by sequence desc limit 1)",
                "delete from happening where sequence = (select max(sequence) from ended)",
                "delete from ended where sequence = (select max(sequence) from ended)");
        Console.Printed printed = console.type("contest", "verify", "cup.ini");

        assertThat(printed.code()).isEqualTo(1);
        assertThat(printed.out() + printed.err())
                .contains("the database has no end of it, but its record ", "taken out of the database");
    }

    @Test
    void anAttemptThatWasTakenOutWithAllItsTracesIsNamedByItsRecord() throws SQLException {
        tamper(
                "create temp table gone as select max(sequence) as last, (select max(sequence) from attempt) as begun"
                        + " from happening",
                "delete from seat_end where attempt = (select begun from gone)",
                "delete from ended where attempt = (select begun from gone)",
                "delete from attempt where sequence = (select begun from gone)",
                "delete from link where sequence >= (select begun from gone)",
                "delete from happening where sequence >= (select begun from gone)");
        assertThat(verified())
                .contains(", attempt 1: the database knows nothing of it, but its record ")
                .contains("1 problem found.");
    }

    @Test
    void aRecordThatStandsInForAnotherIsNamed() throws IOException {
        List<Path> records = records("cup");
        Files.write(records.get(0), Files.readAllBytes(records.get(1)));
        assertThat(verified()).contains(": the record " + records.get(0).getFileName() + " is that of attempt 1 at ");
    }

    @Test
    void aRecordOfAnotherContestOfTheSameTeamsAndNameIsNamed() throws IOException {
        Files.writeString(
                console.folder().resolve("other.ini"),
                CONTEST.formatted("Cup\nfolder = other.contest", "cd".repeat(32)));
        Console.Printed printed = console.type("contest", "run", "other.ini");
        assertThat(printed.code()).as(printed.err()).isZero();

        Files.write(records("cup").get(0), Files.readAllBytes(records("other").get(0)));

        assertThat(verified())
                .contains(" of the contest Cup.", "the seed of the match is not the one that the contest's");
    }

    @Test
    void aSeatOfAnotherKindThanTheContestHasIsNamed() throws IOException {
        Path record = records("cup").get(0);
        write(record, text(record).replaceFirst("\"kind\":\"superbot\"", "\"kind\":\"bot\""));
        assertThat(verified()).contains(" is a program, in the contest it is a super bot.");
    }

    @Test
    @Tag("slow")
    void aRecordThatWasCutOrIsGoneIsNamed() throws IOException {
        Path record = records("cup").get(0);
        String text = text(record);
        write(record, text.substring(0, text.indexOf("{\"event\":\"ended\"")));
        assertThat(verified()).contains("it has a result, but its record has no end.");
        Files.write(record, Arrays.copyOf(Files.readAllBytes(record), 40));
        assertThat(verified())
                .contains(": its record " + record.getFileName() + " does not tell how the match" + " began.");
        Files.delete(record);
        assertThat(verified()).contains(": There is no record \"" + record.getFileName() + "\"");
    }

    @Test
    void theSentencesOfAnEarlierArenaAreNotComparedAndThatIsSaid() throws IOException {
        Path record = records("cup").get(0);
        String other = text(record).replace("\"words\":\"No error.\"", "\"words\":\"All is well.\"");
        write(record, other);
        assertThat(verified()).contains("is recorded as \"All is well.\", the rules say \"No error.\"");

        write(record, other.replaceFirst("\"wording\":[0-9]+,", ""));

        Console.Printed printed = console.type("contest", "verify", "cup.ini");
        assertThat(printed.code()).as(printed.out()).isZero();
        assertThat(printed.out())
                .contains("Not checked. The sentences in these records, since another version of the arena has worded"
                        + " them: ");
    }

    private static String text(Path record) throws IOException {
        try (GZIPInputStream packed = new GZIPInputStream(Files.newInputStream(record))) {
            return new String(packed.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static void write(Path record, String text) throws IOException {
        try (OutputStream packed = new GZIPOutputStream(Files.newOutputStream(record))) {
            packed.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }
}
