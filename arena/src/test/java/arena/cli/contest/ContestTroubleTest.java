package arena.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.cli.Console;
import arena.contest.AttemptCauses;
import arena.contest.DecisionKind;
import arena.store.AttemptResult;
import arena.store.ContestStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What an organiser is told when something is wrong, and with which exit code: never a stack trace, and nothing is
 * lost.
 */
@Tag("slow")
class ContestTroubleTest extends TypedContest {

    @Test
    void aFolderThatCannotBeMadeIsNamed() throws IOException {
        write("cup.ini", TWO);
        write("cup.contest", "a file");
        assertRefused(3, "cannot be created", "contest", "run", "cup.ini");
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
                            .anyMatch(one -> one.decided().verb().equals(DecisionKind.PAUSED.key())));
            Files.delete(inTheWay);
            type("contest", "resume", "cup.ini");
            Console.Printed printed = run.get(1, TimeUnit.MINUTES);
            assertThat(printed.code()).as(printed.err()).isZero();
            assertThat(printed.err())
                    .contains("cannot be made", "The contest is paused, because the field failed repeatedly");
            assertThat(causes(store))
                    .containsExactly(
                            AttemptCauses.INFRASTRUCTURE,
                            AttemptCauses.INFRASTRUCTURE,
                            AttemptCauses.INFRASTRUCTURE,
                            AttemptCauses.PLAYED);
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
            // An attempt that failed just now may pause the games after they were resumed.
            await().atMost(Duration.ofMinutes(1)).until(() -> {
                type("contest", "resume", "cup.ini");
                return run.isDone();
            });
            Console.Printed printed = run.get();
            assertThat(printed.err()).doesNotContain("in use by another match");
            assertThat(store.attempts())
                    .allSatisfy(one -> assertThat(
                                    one.ended().map(AttemptResult::words).orElse(""))
                            .doesNotContain("in use"));
            assertThat(causes(store)).contains(AttemptCauses.WALKOVER);
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
                    .containsOnly(AttemptCauses.WALKOVER, AttemptCauses.PLAYED)
                    .contains(AttemptCauses.WALKOVER);
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
        assertThat(type("contest", "check", "cup.ini").out()).contains("belong to the same account", "chown -R");
        assertThat(type("contest", "run", "cup.ini").err()).contains("belong to the same account", "chown -R");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aTeamFolderThatIsALinkIntoAnotherOneIsNamedByCheck() throws IOException {
        write("cup.ini", TWO.replace("bot = superbot:1", "served = on"));
        Path field = Files.createDirectories(console.folder().resolve("team-folders"));
        Path alpha = Files.createDirectories(field.resolve("Alpha/inside"));
        Path beta = Files.createSymbolicLink(field.resolve("Beta"), alpha);
        assertThat(type("contest", "check", "cup.ini").out())
                .contains(
                        "The team folder of Beta is a link to " + alpha + ", which the arena does not follow",
                        "rm '" + beta + "'")
                .doesNotContain("chmod o= '" + beta);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void twoBotsThatMayWriteInOneWorkingFolderAreNamedByCheck() throws IOException {
        String two = HEAD + """
            [team Alpha]
            command = sh -c "exit 0"
            folder = mine
            [team Beta]
            command = sh -c "exit 0"
            folder = also-mine
            """;
        write("cup.ini", two);
        Path mine = Files.createDirectories(console.folder().resolve("mine"));
        Path other = Files.createSymbolicLink(console.folder().resolve("also-mine"), mine);
        console.config("[launch]\nconfine = none\n");
        assertThat(type("contest", "check", "cup.ini").out())
                .contains("The bots Alpha, Beta are started in the same folder (" + mine.toRealPath() + ")");
        Files.delete(other);
        Files.createDirectory(other);
        assertThat(type("contest", "check", "cup.ini").out()).doesNotContain("are started in one folder");
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
}
