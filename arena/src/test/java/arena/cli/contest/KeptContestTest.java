package arena.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import arena.contest.DecisionKind;
import arena.store.ContestStore;
import arena.store.Database;
import arena.tournament.format.SealedSeed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A contest goes on only as it was drawn, and what was changed of what it keeps is found. */
class KeptContestTest extends TypedContest {

    @Test
    void aContestThatWasDrawnGoesOnOnlyAsItWasDrawn() throws IOException {
        write("cup.ini", TWO);
        type("contest", "draw", "cup.ini");
        write("cup.ini", TWO.replaceFirst("superbot:1", "superbot:2") + "[team Gamma]\nbot = superbot:1\n");
        Console.Printed printed = type("contest", "run", "cup.ini");
        assertThat(printed.code()).isEqualTo(2);
        assertThat(printed.err())
                .contains(
                        "The team Gamma is new.",
                        "[team Alpha] has bot = superbot:2; it had superbot:1.",
                        "undo the changes");
    }

    @Test
    void aRunToTheEndAndOneMoreGiveTheSameWords() throws IOException {
        write("cup.ini", TWO);
        Console.Printed first = type("contest", "run", "cup.ini");
        assertThat(first.code()).as(first.err()).isZero();
        Console.Printed second = type("contest", "run", "cup.ini");
        assertThat(second.code()).isZero();
        assertThat(first.out()).endsWith(second.out());
        assertThat(type("contest", "verify", "cup.ini").code()).isZero();
    }

    @Test
    void everyFileThatWasChangedSinceTheFreezingIsNamedUntilItIsAccepted() throws IOException {
        write("cup.ini", PROGRAMS);
        write("alpha/alpha.py", "print('one')");
        write("alpha/helper.py", "print('two')");
        write("beta/beta.py", "print('three')");
        assertThat(type("contest", "freeze", "cup.ini").code()).isZero();
        assertThat(type("contest", "freeze", "cup.ini").code()).isZero();

        write("alpha/alpha.py", "print('ONE')");
        write("alpha/more.py", "print('four')");
        Files.delete(console.folder().resolve("alpha/helper.py"));
        Console.Printed changed = type("contest", "run", "cup.ini");
        assertThat(changed.code()).isEqualTo(1);
        assertThat(changed.err())
                .contains(
                        "The file alpha.py of Alpha has changed since the entries were frozen.",
                        "The file helper.py of Alpha is gone since the entries were frozen.",
                        "The file more.py of Alpha is new since the entries were frozen.",
                        "arena contest accept cup.ini TEAM --reason")
                .doesNotContain("Beta");

        assertThat(type("contest", "accept", "cup.ini", "Alpha", "--reason", "a late fix")
                        .code())
                .isZero();
        assertThat(type("contest", "freeze", "cup.ini").code()).isZero();
        write("beta/beta.py", "print('THREE')");
        assertRefused(1, "The file beta.py of Beta has changed", "contest", "freeze", "cup.ini");
    }

    @Test
    void aDatabaseThatIsNoneIsNamedAndLeftAsItIs() throws IOException {
        write("cup.ini", TWO);
        Path file = write("cup.contest/contest.db", "This is a list of teams.\n".repeat(50));
        assertRefused(3, "contest.db cannot be used: it is no SQLite database.", "contest", "run", "cup.ini");
        assertThat(file).hasContent("This is a list of teams.\n".repeat(50));
    }

    @Test
    void aDrawThatWasKilledBeforeItsEntryIsEnteredByTheNextRun() throws IOException {
        write("cup.ini", TWO.replace("superbot:1\n[team", "superbot:1\n[draw]\nseed = " + "ab".repeat(32) + "\n[team"));
        type("contest", "draw", "cup.ini");
        Path other = Files.createDirectories(console.folder().resolve("killed"));
        try (ContestStore drawn = store();
                ContestStore killed = ContestStore.open(
                        Database.sqlite(other.resolve("contest.db")),
                        "Cup",
                        remark -> assertThat(remark).isEmpty())) {
            killed.begin(drawn.head().orElseThrow());
            write(
                    "killed.ini",
                    Files.readString(console.folder().resolve("cup.ini"))
                            .replace("name = Cup\n", "name = Cup\nfolder = killed\n"));
            type("contest", "draw", "killed.ini");
            assertThat(killed.decisions())
                    .extracting(one -> one.decided().verb())
                    .containsExactly(DecisionKind.DRAWN.key());
        }
    }

    @Test
    void aKeptResultThatIsNotTheOneOfItsRecordIsFound() throws IOException, SQLException {
        write("cup.ini", TWO + "[settings]\nturn-limit = 4\n");
        assertThat(type("contest", "run", "cup.ini").code()).isZero();
        assertThat(type("contest", "verify", "cup.ini").code()).isZero();

        tamper("update seat_end set place = 3 - place");

        Console.Printed printed = type("contest", "verify", "cup.ini");
        assertThat(printed.code()).isEqualTo(1);
        assertThat(printed.outLines())
                .anyMatch(line -> line.startsWith(
                        "1.1-2.1, attempt 1: the result that is kept is not the one of its record (places): "));
    }

    private void tamper(String statement) throws SQLException {
        Path database = console.folder().resolve("cup.contest/contest.db");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                Statement one = connection.createStatement()) {
            one.executeUpdate(statement);
        }
    }

    /** A contest whose database was changed from outside is not continued. */
    @Test
    @Tag("slow")
    void aForgedDatabaseIsGoneOnWithByNobodyAndEachIsToldWhatToDo() throws IOException, SQLException {
        write("cup.ini", TWO + "[settings]\nturn-limit = 4\n");
        String other = "ef".repeat(32);
        for (String forgery : List.of(
                "update contest set seed = '" + other + "'",
                "update contest set seed = 'nonsense'",
                "update contest set seed = '" + other + "', commitment = '" + new SealedSeed(other).commitment() + "'",
                "update contest set plan = '[contest]', plan_digest = 'x'",
                "update decision set reason = 'nobody knows' where number = 1",
                "update seat_end set place = 3 - place",
                "update seat_end set place = 0",
                "update attempt set contestants = '1 0 x'",
                "delete from seat_end",
                "delete from ended",
                "delete from decision where number = 2")) {
            assertThat(type("contest", "run", "cup.ini").code()).isZero();
            assertThat(type("contest", "verify", "cup.ini").code()).isZero();
            tamper(forgery);
            for (String command : List.of("run", "show", "export", "report", "publish", "freeze")) {
                Console.Printed printed = type("contest", command, "cup.ini");
                assertThat(printed.code()).as(forgery + " " + command).isIn(1, 3);
                assertThat(printed.err()).as(forgery).containsAnyOf("Restore an earlier copy", "take a copy");
            }
            Console.Printed verify = type("contest", "verify", "cup.ini");
            assertThat(verify.code()).as(forgery).isIn(1, 3);
            assertThat(verify.out() + verify.err())
                    .as(forgery)
                    .containsAnyOf("problems found", "take a copy", "problem found");
            FileUtils.deleteDirectory(console.folder().resolve("cup.contest").toFile());
        }
    }

    @Test
    void theDigestThatSomebodyHasWrittenDownTellsWhetherAnythingWasChangedSince() throws IOException, SQLException {
        write("cup.ini", TWO + "[settings]\nturn-limit = 4\n");
        type("contest", "draw", "cup.ini");
        String early = digest();
        Path folder = console.folder().resolve("cup.contest");
        Path older = console.folder().resolve("older.db");
        Files.copy(folder.resolve("contest.db"), older);
        assertThat(type("contest", "run", "cup.ini").code()).isZero();
        String late = digest();
        assertThat(late).isNotEqualTo(early);
        type("contest", "export", "cup.ini");
        assertThat(folder.resolve("site/data/contest.json")).content().contains(late);

        Console.Printed covered = type("contest", "verify", "cup.ini", "--head", early);
        assertThat(covered.code()).isZero();
        assertThat(covered.out()).contains("covers entry 1 of ");
        assertThat(type("contest", "verify", "cup.ini", "--head", late).code()).isZero();
        Console.Printed foreign = type("contest", "verify", "cup.ini", "--head", "ab".repeat(32));
        assertThat(foreign.code()).isEqualTo(1);
        assertThat(foreign.out()).contains("That digest is not one of this contest");
        assertRefused(2, "--head must be a digest", "contest", "verify", "cup.ini", "--head", "xyz");

        Files.copy(older, folder.resolve("contest.db"), StandardCopyOption.REPLACE_EXISTING);
        assertThat(type("contest", "show", "cup.ini").code()).isZero();
        assertThat(type("contest", "verify", "cup.ini", "--head", late).code()).isEqualTo(1);
    }

    private String digest() {
        return type("contest", "show", "cup.ini").outLines().stream()
                .filter(line -> line.startsWith("Digest: "))
                .map(line -> line.substring("Digest: ".length()))
                .findFirst()
                .orElseThrow();
    }
}
