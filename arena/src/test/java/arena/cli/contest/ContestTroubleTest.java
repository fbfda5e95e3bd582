package arena.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.cli.Console;
import arena.contest.Causes;
import arena.contest.Verb;
import arena.store.ContestStore;
import arena.store.Database;
import arena.store.Ended;
import arena.tournament.format.Seal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What an organiser is told when something is wrong, and with which exit code: never a stack trace, and nothing is
 * lost.
 */
class ContestTroubleTest {

    private static final String HEAD = """
            [contest]
            name = Cup
            game = chain-reaction
            format = round-robin
            """;
    private static final String TWO = HEAD + """
            [team Alpha]
            bot = superbot:1
            [team Beta]
            bot = superbot:1
            """;
    private static final String PROGRAMS = HEAD + """
            [team Alpha]
            command = python3 alpha.py {folder}
            folder = alpha
            [team Beta]
            command = python3 beta.py {folder}
            folder = beta
            """;

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config("");
    }

    private Path write(String name, String text) throws IOException {
        Path file = console.folder().resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private Console.Printed type(String... words) {
        Console.Printed printed = console.type(words);
        assertThat(printed.err()).doesNotContain("The arena itself has failed", "\tat ");
        return printed;
    }

    private void assertRefused(int code, String sentence, String... words) {
        Console.Printed printed = type(words);
        assertThat(printed.err()).contains(sentence);
        assertThat(printed.code()).as(printed.err()).isEqualTo(code);
    }

    private ContestStore store() {
        return ContestStore.open(
                Database.sqlite(console.folder().resolve("cup.contest/contest.db")),
                "Cup",
                remark -> assertThat(remark).isEmpty());
    }

    @Test
    void aContestFileThatIsNotThereIsNamed() {
        assertRefused(2, "cup.ini: there is no such file", "contest", "run", "cup.ini");
    }

    @Test
    void everythingThatIsWrongWithTheFileIsSaidAtOnceWithItsLine() throws IOException {
        write("cup.ini", TWO.replace("chain-reaction", "chess") + "[weather]\n");
        Console.Printed printed = type("contest", "check", "cup.ini");
        assertThat(printed.code()).isEqualTo(2);
        assertThat(printed.err())
                .contains(
                        "cup.ini, line 3: there is no game \"chess\"",
                        "cup.ini, line 9: there is no section [weather]");
        assertThat(console.folder().resolve("cup.contest")).doesNotExist();
    }

    @Test
    void tooFewTeamsAreRefused() throws IOException {
        write("cup.ini", HEAD);
        assertRefused(2, "there is no team, and a contest has 2 to 1000", "contest", "run", "cup.ini");
        write("cup.ini", HEAD + "[team Alpha]\nbot = superbot:1\n");
        assertRefused(2, "there is only one team, and a contest has 2 to 1000", "contest", "run", "cup.ini");
    }

    @Test
    void aFormatThatNeedsMoreTeamsSaysSo() throws IOException {
        write("cup.ini", TWO.replace("round-robin", "series") + "[team Gamma]\nbot = superbot:1\n");
        assertRefused(
                2,
                "Format series has one table of 2 seats, but there are 3 contestants",
                "contest",
                "check",
                "cup.ini");
    }

    @Test
    void twoTeamsOfOneNameAreRefused() throws IOException {
        write("cup.ini", TWO + "[team alpha]\nbot = superbot:1\n");
        assertRefused(2, "cup.ini, line 9: ", "contest", "run", "cup.ini");
    }

    @Test
    void nothingIsDecidedBeforeTheDraw() throws IOException {
        write("cup.ini", TWO);
        String[][] commands = {
            {"contest", "award", "cup.ini", "1", "Alpha", "--reason", "so"},
            {"contest", "replay", "cup.ini", "1", "--reason", "so"},
            {"contest", "disqualify", "cup.ini", "Alpha", "--reason", "so"},
            {"contest", "pause", "cup.ini"},
            {"contest", "publish", "cup.ini"}
        };
        for (String[] command : commands) {
            assertRefused(2, "The contest Cup is not drawn yet; `arena contest draw cup.ini` does it.", command);
        }
    }

    @Test
    void theRefereeIsToldWhatHeMayHaveMeant() throws IOException {
        write("cup.ini", TWO);
        type("contest", "draw", "cup.ini");
        assertRefused(
                2,
                "There is no team \"Alfa\"; there are: Alpha, Beta.",
                "contest",
                "disqualify",
                "cup.ini",
                "Alfa",
                "--reason",
                "so");
        assertRefused(2, "A decision needs a reason", "contest", "disqualify", "cup.ini", "Alpha");
        assertRefused(2, "game \"9\"", "contest", "replay", "cup.ini", "9", "--reason", "so");
        assertRefused(
                2, "give each of them a place", "contest", "enter-result", "cup.ini", "1", "Alpha=1", "--reason", "so");
        assertRefused(
                2,
                "Somebody is on place 1",
                "contest",
                "enter-result",
                "cup.ini",
                "1",
                "Alpha=2",
                "Beta=2",
                "--reason",
                "so");
        assertRefused(
                2,
                "Alpha has two places here; give it one.",
                "contest",
                "enter-result",
                "cup.ini",
                "1",
                "Alpha=1",
                "Beta=2",
                "Alpha=2",
                "--reason",
                "so");
        assertRefused(2, "and 1 have none", "contest", "publish", "cup.ini");
        assertRefused(2, "--jobs is 1 or more, not 0.", "contest", "run", "cup.ini", "--jobs", "0");
    }

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
    void aFolderThatCannotBeMadeIsNamed() throws IOException {
        write("cup.ini", TWO);
        write("cup.contest", "a file");
        assertRefused(3, "cannot be made", "contest", "run", "cup.ini");
    }

    private Path putAFileInPlaceOfTheRecords() throws IOException {
        Files.delete(console.folder().resolve("cup.contest/records"));
        return write("cup.contest/records", "a file");
    }

    @Test
    void recordsThatCannotBeWrittenPauseTheGamesAndNobodyLoses() throws Exception {
        write("cup.ini", TWO);
        type("contest", "draw", "cup.ini");
        Path inTheWay = putAFileInPlaceOfTheRecords();
        ExecutorService background = Executors.newSingleThreadExecutor();
        try (ContestStore store = store()) {
            Future<Console.Printed> run = background.submit(() -> type("contest", "run", "cup.ini"));
            await().atMost(Duration.ofMinutes(2))
                    .until(() -> store.decisions().stream()
                            .anyMatch(one -> one.decided().verb().equals(Verb.PAUSED.key())));
            Files.delete(inTheWay);
            type("contest", "resume", "cup.ini");
            Console.Printed printed = run.get(1, TimeUnit.MINUTES);
            assertThat(printed.code()).as(printed.err()).isZero();
            assertThat(printed.err())
                    .contains("cannot be made", "The games pause, since the field failed again and again");
            assertThat(causes(store))
                    .containsExactly(
                            Causes.INFRASTRUCTURE, Causes.INFRASTRUCTURE, Causes.INFRASTRUCTURE, Causes.PLAYED);
        } finally {
            background.shutdownNow();
        }
    }

    @Test
    void whatWasTakenForAGameWhoseRecordCannotBeMadeIsGivenBack() throws Exception {
        write("cup.ini", HEAD + """
            [team Alpha]
            command = sh -c "exit 0"
            folder = .
            [team Beta]
            bot = superbot:1
            """);
        type("contest", "draw", "cup.ini");
        Path inTheWay = putAFileInPlaceOfTheRecords();
        ExecutorService background = Executors.newSingleThreadExecutor();
        try (ContestStore store = store()) {
            Future<Console.Printed> run = background.submit(() -> type("contest", "run", "cup.ini"));
            await().atMost(Duration.ofMinutes(2)).until(() -> causes(store).size() >= 2);
            Files.delete(inTheWay);
            type("contest", "resume", "cup.ini");
            Console.Printed printed = run.get(1, TimeUnit.MINUTES);
            assertThat(printed.err()).doesNotContain("in use by another match");
            assertThat(store.attempts())
                    .allSatisfy(one ->
                            assertThat(one.ended().map(Ended::words).orElse("")).doesNotContain("in use"));
            assertThat(causes(store)).contains(Causes.WALKOVER);
        } finally {
            background.shutdownNow();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"link", "file"})
    void aTeamFolderThatIsNoneLosesItsTeamsGamesAndStopsNobodyElses(String what) throws IOException {
        write("cup.ini", TWO + """
            [team Gamma]
            served = on
            """);
        Path field = Files.createDirectories(console.folder().resolve("team-folders"));
        Files.createDirectory(field.resolve("BETA"));
        Files.createDirectory(field.resolve("gamma"));
        Path folder = field.resolve("Gamma");
        Path elsewhere = Files.createDirectory(console.folder().resolve("elsewhere"));
        if (what.equals("link")) {
            Files.createSymbolicLink(folder, elsewhere);
        } else {
            Files.writeString(folder, "no folder");
        }
        Console.Printed printed = type("contest", "run", "cup.ini");
        assertThat(printed.code()).as(printed.err()).isZero();
        try (ContestStore store = store()) {
            assertThat(causes(store))
                    .containsOnly(Causes.WALKOVER, Causes.PLAYED)
                    .contains(Causes.WALKOVER);
        }
        assertThat(elsewhere).isEmptyDirectory();
    }

    @Test
    void nobodyElseCanReadWhatAContestKeeps() throws IOException {
        write("cup.ini", TWO);
        type("contest", "run", "cup.ini");
        for (String secret : List.of("contest.db", "records", "logs")) {
            assertThat(PosixFilePermissions.toString(
                            Files.getPosixFilePermissions(console.folder().resolve("cup.contest/" + secret))))
                    .as(secret)
                    .endsWith("------");
        }
    }

    @Test
    void thatTeamsCanReadEachOtherIsSaidByCheckAndByRun() throws IOException {
        write("cup.ini", TWO.replace("bot = superbot:1", "served = on"));
        console.config("[match]\njoin-time = 1s\n");
        for (String team : List.of("Alpha", "Beta")) {
            Files.createDirectories(console.folder().resolve("team-folders").resolve(team));
        }
        assertThat(type("contest", "check", "cup.ini").out()).contains("belong to one account", "chown -R");
        assertThat(type("contest", "run", "cup.ini").err()).contains("belong to one account", "chown -R");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aSeedThatOtherAccountsCanReadIsNamedByCheckDrawAndRun() throws IOException {
        write("cup.ini", TWO.replace("superbot:1\n[team", "superbot:1\n[draw]\nseed = " + "ab".repeat(32) + "\n[team"));
        Path file = console.folder().resolve("cup.ini");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        String words = "can read the seed in the contest file: chmod 600 '" + file + "'";
        assertThat(type("contest", "check", "cup.ini").out()).contains(words);
        assertThat(type("contest", "draw", "cup.ini").err()).contains(words);
        assertThat(type("contest", "run", "cup.ini").err()).contains(words);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        assertThat(type("contest", "check", "cup.ini").out()).doesNotContain("chmod 600");
    }

    @Test
    void whatIsOverIsCountedByWhatWasPlayedAndADisqualifiedTeamIsMarkedWhereverItStands() throws IOException {
        write(
                "cup.ini",
                TWO.replace("format = round-robin", "format = groups")
                        + "[team Gamma]\nbot = superbot:1\n[team Delta]\nbot = superbot:1\n[format]\ngroups ="
                        + " 1\nadvance = 2\n"
                        + "best-of = 3\n[settings]\nturn-limit = 4\n");
        assertThat(type("contest", "run", "cup.ini").code()).isZero();
        assertThat(type("contest", "show", "cup.ini", "schedule").out()).contains("No game is open.");
        assertThat(type("contest", "disqualify", "cup.ini", "Gamma", "--reason", "two people wrote it")
                        .code())
                .isZero();
        String end = type("contest", "run", "cup.ini").out();
        Matcher counted = Pattern.compile("finished, (\\d+) of (\\d+) games have a result")
                .matcher(end);
        assertThat(counted.find()).as(end).isTrue();
        assertThat(counted.group(1)).isEqualTo(counted.group(2));
        assertThat(type("contest", "show", "cup.ini", "ratings").out()).contains("Gamma (disqualified)");
    }

    private static List<String> causes(ContestStore store) {
        return store.attempts().stream()
                .map(one -> one.ended().map(Ended::cause).orElse("running"))
                .toList();
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
                    .containsExactly(Verb.DRAWN.key());
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

    /** Whoever changes the database finds nobody who goes on with it. */
    @Test
    @Tag("slow")
    void aForgedDatabaseIsGoneOnWithByNobodyAndEachIsToldWhatToDo() throws IOException, SQLException {
        write("cup.ini", TWO + "[settings]\nturn-limit = 4\n");
        String other = "ef".repeat(32);
        for (String forgery : List.of(
                "update contest set seed = '" + other + "'",
                "update contest set seed = 'nonsense'",
                "update contest set seed = '" + other + "', commitment = '" + new Seal(other).commitment() + "'",
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
                assertThat(printed.err()).as(forgery).containsAnyOf("Put back a copy of it", "take a copy");
            }
            Console.Printed verify = type("contest", "verify", "cup.ini");
            assertThat(verify.code()).as(forgery).isIn(1, 3);
            assertThat(verify.out() + verify.err())
                    .as(forgery)
                    .containsAnyOf("not as they should be", "take a copy", "not as it should be");
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
        assertThat(folder.resolve("site/fairness.html")).content().contains(late);

        Console.Printed covered = type("contest", "verify", "cup.ini", "--head", early);
        assertThat(covered.code()).isZero();
        assertThat(covered.out()).contains("covers entry 1 of ");
        assertThat(type("contest", "verify", "cup.ini", "--head", late).code()).isZero();
        Console.Printed foreign = type("contest", "verify", "cup.ini", "--head", "ab".repeat(32));
        assertThat(foreign.code()).isEqualTo(1);
        assertThat(foreign.out()).contains("That digest is not among those of the contest");
        assertRefused(2, "--head is a digest", "contest", "verify", "cup.ini", "--head", "xyz");

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
