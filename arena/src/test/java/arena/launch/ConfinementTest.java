package arena.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import arena.game.Departure;
import arena.launch.machine.SystemTools;
import arena.launch.program.BotProgram;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import arena.match.Presence;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests of a launched program on every level of confinement that works on this machine. */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class ConfinementTest {

    private static final String LEVELS = "arena.launch.LaunchField#levels";

    @TempDir
    Path root;

    @ParameterizedTest
    @MethodSource(LEVELS)
    void theExitCodeAndTheLastErrorLineAreKept(ConfinementLevel level) throws IOException {
        try (LaunchField launchField = new LaunchField(root, level)) {
            LaunchedPlayer bot = launchField.shell("echo about to fail >&2; exit 7");
            launchField.join(bot);

            Presence.Gone gone = LaunchField.awaitGone(bot);
            bot.leave();

            assertThat(gone.why()).isEqualTo(Departure.NOT_READY);
            assertThat(gone.words()).contains("exit code 7").contains("about to fail");
            assertThat(launchField.end().words()).startsWith("ended by itself").contains("exit code 7");
            assertThat(launchField.end().lastErrorLines()).containsExactly("about to fail");
            assertThat(launchField.log()).contains("err  | about to fail");
        }
    }

    @ParameterizedTest
    @MethodSource(LEVELS)
    void aStrangersProgramIsStartedInBubblewrapAndNowhereElse(ConfinementLevel level) throws IOException {
        LaunchTerms usual = LaunchField.terms(root.toRealPath(), level, LaunchTerms.Limits.USUAL);
        LaunchTerms terms =
                new LaunchTerms(level, usual.logs(), usual.sight(), usual.limits(), List.of(), folder -> true);
        try (LaunchField launchField = new LaunchField(root, terms)) {
            Path folder = Files.createDirectories(launchField.field.resolve("ALPHA"));
            BotProgram spec = BotProgram.of("ALPHA", List.of("sh", "-c", "exit 7"), launchField.root);
            CompletableFuture<BotProcess> start = launchField.launcher.start(
                    new Launcher.Order(spec, folder, launchField.root.resolve("logs/alpha.log"), new TreeMap<>()));
            if (level == ConfinementLevel.BWRAP) {
                assertThat(launchField.launcher.refusal(List.of(spec))).isEmpty();
                assertThat(start).succeedsWithin(LaunchField.LONG);
            } else {
                String words = launchField.launcher.refusal(List.of(spec)).orElseThrow();
                assertThat(words).contains("ALPHA came by sign-up", "confine = " + level.word());
                assertThat(start)
                        .failsWithin(LaunchField.LONG)
                        .withThrowableThat()
                        .withMessageContaining(words);
                assertThat(launchField.root.resolve("logs/alpha.log")).doesNotExist();
            }
        }
    }

    @ParameterizedTest
    @MethodSource(LEVELS)
    void theSignalThatEndedItIsNamed(ConfinementLevel level) throws IOException {
        try (LaunchField launchField = new LaunchField(root, level)) {
            LaunchedPlayer bot =
                    launchField.shell("echo now > \"$ARENA_FOLDER/ready.txt\"; read -r never < \"$ARENA_FOLDER/go\""
                            + " 2>/dev/null; while [ ! -e \"$ARENA_FOLDER/go\" ]; do :; done; kill -SEGV $$");
            launchField.join(bot);
            LaunchField.awaitHere(bot);
            Files.createFile(launchField.folder("ALPHA").resolve("go"));

            Presence.Gone gone = LaunchField.awaitGone(bot);
            bot.leave();

            assertThat(gone.why()).isEqualTo(Departure.ENDED);
            assertThat(gone.words()).contains("exit code 139, signal 11 SIGSEGV");
        }
    }

    @ParameterizedTest
    @MethodSource(LEVELS)
    void itReceivesItsMatchAndItsFolderAndHasNoInput(ConfinementLevel level) throws IOException {
        try (LaunchField launchField = new LaunchField(root, level)) {
            BotProgram spec = new BotProgram(
                    "ALPHA",
                    List.of(
                            "sh",
                            "-c",
                            "read -r line; echo \"read $? pwd $PWD home $HOME\"; env; echo \"argument $1\"",
                            "bot",
                            launchField.folder("ALPHA").toString()),
                    root,
                    new TreeMap<>(Map.of("OPENING", "two words")),
                    Duration.ofSeconds(10));
            LaunchedPlayer bot = launchField.player(spec);
            launchField.join(bot);
            LaunchField.awaitGone(bot);
            bot.leave();

            assertThat(launchField.log())
                    .contains("read 1 pwd " + launchField.root)
                    .contains("ARENA_FOLDER=" + launchField.folder("ALPHA"))
                    .contains("ARENA_GAME=test")
                    .contains("ARENA_MATCH=match-1")
                    .contains("ARENA_SEAT=1")
                    .contains("ARENA_SEED=42")
                    .contains("OPENING=two words")
                    .contains("argument " + launchField.folder("ALPHA"));
        }
    }

    @Test
    void aFloodOnBothStreamsBlocksNothingAndItsHeadAndTailAreKept() throws IOException {
        try (LaunchField launchField = new LaunchField(root, ConfinementLevel.AUTO)) {
            LaunchedPlayer bot =
                    launchField.shell("echo the first; (yes 0123456789012345678901234567890123456789 | head -c 5000000)"
                            + " & yes abcdefghijklmnopqrstuvwxyz | head -c 5000000 >&2; wait; echo; echo the last");
            launchField.join(bot);

            Presence.Gone gone = LaunchField.awaitGone(bot);
            bot.leave();

            assertThat(gone.words()).contains("exit code 0");
            assertThat(launchField.log().length()).isLessThan(200_000);
            assertThat(launchField.log())
                    .contains("out  | the first")
                    .contains("bytes of \"out\" are left out here")
                    .contains("bytes of \"err\" are left out here")
                    .contains("out  | the last")
                    .contains("exit code 0");
            assertThat(launchField.end().lastErrorLines()).hasSize(OutputLog.ERROR_LINES);
        }
    }

    @ParameterizedTest
    @MethodSource(LEVELS)
    void aChildThatHasDetachedItselfEndsWithTheMatch(ConfinementLevel level) throws IOException {
        String token = LaunchField.token();
        try (LaunchField launchField = new LaunchField(root, level)) {
            LaunchedPlayer bot = launchField.shell(detaching(token) + "; exec sleep " + token);
            launchField.join(bot);
            LaunchField.awaitHere(bot);
            Awaitility.await().atMost(LaunchField.LONG).until(() -> LaunchField.processesWith(token) >= 3);

            bot.conclude("over");
            bot.leave();

            assertThat(LaunchField.processesWith(token)).isZero();
            assertThat(launchField.end().words())
                    .startsWith("ended with the match")
                    .doesNotContain("still there");
        }
    }

    @ParameterizedTest
    @MethodSource(LEVELS)
    void aChildThatHasOutlivedItsProgramEndsWithTheMatch(ConfinementLevel level) throws IOException {
        String token = LaunchField.token();
        try (LaunchField launchField = new LaunchField(root, level)) {
            LaunchedPlayer bot = launchField.shell(detaching(token));
            launchField.join(bot);
            LaunchField.awaitGone(bot);

            bot.leave();

            assertThat(LaunchField.processesWith(token)).isZero();
            assertThat(launchField.end().words()).startsWith("ended by itself").contains("exit code 0");
        }
    }

    @ParameterizedTest
    @MethodSource(LEVELS)
    @EnabledOnOs(OS.LINUX)
    void aDaemonThatHasForkedTwiceAndEmptiedItsEnvironmentEndsWithTheMatch(ConfinementLevel level) throws IOException {
        assumeThat(level)
                .as("an unconfined bot can hide so, and its words say so")
                .isNotEqualTo(ConfinementLevel.NONE);
        String token = LaunchField.token();
        try (LaunchField launchField = new LaunchField(root, level)) {
            LaunchedPlayer bot = launchField.shell("(cd /; env -i setsid sh -c 'setsid sleep " + token
                    + " & exec setsid sh -c"
                    + " \"prlimit --locks=unlimited --pid 0; sleep " + token + " & sleep " + token
                    + "\"' </dev/null >/dev/null 2>&1 &); echo up > \"$ARENA_FOLDER/ready.txt\"; exec sleep " + token);
            launchField.join(bot);
            LaunchField.awaitHere(bot);
            Awaitility.await().atMost(LaunchField.LONG).until(() -> LaunchField.processesWith("sleep\0" + token) >= 4);

            bot.conclude("over");
            bot.leave();

            assertThat(LaunchField.processesWith(token)).isZero();
        }
    }

    /**
     * Returns words that leave a grandchild in a session of its own, whose parent is gone and which ignores a request
     * to end.
     */
    private static String detaching(String token) {
        return "trap '' TERM HUP; (setsid sh -c 'sleep " + token + " & sleep " + token
                + "' >/dev/null 2>&1 &); echo up > \"$ARENA_FOLDER/ready.txt\"";
    }

    @ParameterizedTest
    @MethodSource(LEVELS)
    void aProgramThatLeavesByItselfAfterTheMatchIsNotEnded(ConfinementLevel level) throws IOException {
        LaunchTerms.Limits patient = new LaunchTerms.Limits(1 << 20, 4096, Duration.ofSeconds(20));
        try (LaunchField launchField = new LaunchField(root, level, patient)) {
            LaunchedPlayer bot = launchField.shell("cd \"$ARENA_FOLDER\"; echo up > ready.txt;"
                    + " while [ ! -e Gameover.txt ]; do sleep 0.01; done; echo thank you");
            launchField.join(bot);
            LaunchField.awaitHere(bot);

            bot.conclude("over");
            bot.leave();

            assertThat(launchField.end().words()).startsWith("ended by itself").contains("exit code 0");
            assertThat(launchField.log()).contains("out  | thank you");
        }
    }

    @ParameterizedTest
    @MethodSource(LEVELS)
    void aProgramThatStaysIsAskedToLeaveAndMayStillSaySomething(ConfinementLevel level) throws IOException {
        LaunchTerms.Limits patient = new LaunchTerms.Limits(1 << 20, 4096, Duration.ofSeconds(6));
        try (LaunchField launchField = new LaunchField(root, level, patient)) {
            LaunchedPlayer bot =
                    launchField.shell("trap 'echo leaving; exit 3' TERM; echo up > \"$ARENA_FOLDER/ready.txt\";"
                            + " while :; do sleep 0.05; done");
            launchField.join(bot);
            LaunchField.awaitHere(bot);

            bot.conclude("over");
            bot.leave();

            assertThat(launchField.end().words())
                    .startsWith("ended with the match")
                    .contains("exit code 3");
            assertThat(launchField.log()).contains("out  | leaving");
        }
    }

    @ParameterizedTest
    @MethodSource(LEVELS)
    void nothingIsLeftBehindByAnArenaThatIsKilled(ConfinementLevel level) throws IOException {
        assumeThat(level)
                .as("an unconfined bot outlives the arena, and its words say so")
                .isNotEqualTo(ConfinementLevel.NONE);
        String token = LaunchField.token();
        Path ready = root.resolve("field/ALPHA/ready.txt");
        Process arena = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        ArenaToKill.class.getName(),
                        root.toRealPath().toString(),
                        level.name(),
                        detaching(token) + "; exec sleep " + token)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            Awaitility.await()
                    .atMost(LaunchField.LONG)
                    .until(() -> Files.exists(ready) && LaunchField.processesWith("sleep\0" + token) >= 3);
        } finally {
            arena.destroyForcibly();
        }

        Awaitility.await().atMost(LaunchField.LONG).until(() -> LaunchField.processesWith(token) == 0);
    }

    @ParameterizedTest
    @MethodSource(LEVELS)
    void aLauncherThatIsClosedEndsWhatStillRuns(ConfinementLevel level) throws IOException {
        String token = LaunchField.token();
        try (LaunchField launchField = new LaunchField(root, level)) {
            LaunchedPlayer bot = launchField.shell(detaching(token) + "; exec sleep " + token);
            launchField.join(bot);
            LaunchField.awaitHere(bot);
        }
        assertThat(LaunchField.processesWith(token)).isZero();
    }

    @ParameterizedTest
    @MethodSource(LEVELS)
    void aProgramInJavaAndOneInPythonRun(ConfinementLevel level) throws IOException, URISyntaxException {
        Path classes = Path.of(
                Hello.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Path script =
                Files.writeString(root.resolve("hello.py"), "import sys, json\nprint('python says', sys.argv[1])\n");
        try (LaunchField launchField = new LaunchField(root, level)) {
            LaunchedPlayer java = launchField.player("java", "-cp", classes.toString(), Hello.class.getName(), "hello");
            launchField.join(java);
            LaunchField.awaitGone(java);
            java.leave();
            assertThat(launchField.log()).contains("out  | java says hello");
            assumeThat(SystemTools.find("python3")).as("python3 is installed").isPresent();
            LaunchedPlayer python = launchField.player("python3", script.toString(), "hello");
            launchField.join(python);
            LaunchField.awaitGone(python);
            python.leave();
            assertThat(launchField.log()).contains("out  | python says hello");
        }
    }

    /** A bot in Java; it is compiled with the tests, so that no level has to run a compiler. */
    static final class Hello {

        private Hello() {}

        /** Says hello. */
        public static void main(String[] words) {
            System.out.println("java says " + words[0]);
        }
    }

    @ParameterizedTest
    @MethodSource(LEVELS)
    void aFileAboveTheLimitCannotBeWritten(ConfinementLevel level) throws IOException {
        assumeThat(level).isNotEqualTo(ConfinementLevel.NONE);
        assumeThat(SystemTools.find("prlimit")).as("prlimit is installed").isPresent();
        try (LaunchField launchField =
                new LaunchField(root, level, new LaunchTerms.Limits(65_536, 4096, Duration.ZERO))) {
            LaunchedPlayer bot = launchField.shell("head -c 1000000 /dev/zero > \"$ARENA_FOLDER/large\"");
            launchField.join(bot);
            LaunchField.awaitGone(bot);
            bot.leave();

            assertThat(launchField.folder("ALPHA").resolve("large")).hasSize(65_536);
        }
    }

    @Test
    void aProgramThatCannotStartIsGoneWithASentence() throws IOException {
        try (LaunchField launchField = new LaunchField(root, ConfinementLevel.AUTO)) {
            LaunchedPlayer bot = launchField.player("no-such-program-anywhere");
            launchField.join(bot);

            Presence.Gone gone = LaunchField.awaitGone(bot);
            bot.leave();

            assertThat(gone.why()).isEqualTo(Departure.NOT_READY);
            assertThat(gone.words()).contains("\"no-such-program-anywhere\"").contains("is not on the PATH");
            assertThat(launchField.end().words()).startsWith("was never started: ");
        }
    }

    @Test
    void theLevelIsDescribed() throws IOException {
        try (LaunchField launchField = new LaunchField(root, ConfinementLevel.AUTO)) {
            assertThat(launchField.launcher.words()).startsWith("Launched bots ");
            assertThat(launchField.launcher.level())
                    .isEqualTo(LaunchField.levels().findFirst().orElseThrow());
        }
    }
}
