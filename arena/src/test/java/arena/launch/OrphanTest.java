package arena.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import arena.launch.confine.Confinement;
import arena.launch.machine.MachineProcesses;
import arena.launch.machine.StartMark;
import arena.launch.machine.SystemTools;
import arena.launch.program.BotProgram;
import arena.launch.terms.ConfinementLevel;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests of programs whose start was under way when their arena was killed: they have another parent by then, and must
 * not run.
 */
@DisabledOnOs(OS.WINDOWS)
class OrphanTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void theSystemHasTheTool() {
        assumeThat(SystemTools.find("setpriv")).isPresent();
    }

    @Test
    void aChildOfTheArenaIsStarted() throws IOException, InterruptedException {
        assertThat(exitCode(touch())).isZero();
        assertThat(folder.resolve("started")).exists();
    }

    @Test
    void aChildOfAnotherProcessIsNotStarted() throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of("sh", "-c", "\"$@\"; exit $?", "another-parent"));
        words.addAll(touch());
        assertThat(exitCode(words)).isEqualTo(1);
        assertThat(folder.resolve("started")).doesNotExist();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whatAKilledArenaHasLeftBehindIsEndedAndWhatALivingOneHasStartedIsNot()
            throws IOException, InterruptedException {
        Process arena = new ProcessBuilder("true").start();
        arena.waitFor();
        Process orphan = sleeping(arena.pid() + "." + MachineProcesses.space() + "-1");
        Process child = sleeping(MachineProcesses.arena() + "-2");
        try {
            // Any arena that starts on this machine ends orphans, so that another test's may have been first.
            assertThat(StartMark.endOrphans()).noneMatch(words -> words.startsWith("process " + child.pid()));
            assertThat(orphan.waitFor()).isNotZero();
            assertThat(child.isAlive()).isTrue();
        } finally {
            child.destroyForcibly();
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whatHasEmptiedItsEnvironmentIsKnownByItsLimits() throws IOException, InterruptedException {
        Process orphan = limited(1L << 62 | 7, arena(MachineProcesses.space(), dead()));
        Process child = limited(
                1L << 62 | 8,
                arena(MachineProcesses.space(), ProcessHandle.current().pid()));
        try {
            assertThat(StartMark.endOrphans()).noneMatch(words -> words.startsWith("process " + child.pid()));
            assertThat(orphan.waitFor()).isNotZero();
            assertThat(child.isAlive()).isTrue();
        } finally {
            child.destroyForcibly();
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whatALivingArenaOfAnotherProcessSpaceHasStartedStays() throws IOException, InterruptedException {
        // Its number means nothing here, where no process has it.
        Process marked = sleeping(dead() + "." + (MachineProcesses.space() + 1) + "-1");
        Process limited = limited(1L << 62 | 7, arena(MachineProcesses.space() + 1, dead()));
        assertStay(marked, limited);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whatNoArenaHasStartedStaysWhateverLimitsItHas() throws IOException, InterruptedException {
        assertStay(limited(0, 0), limited(5, 1 << 30), limited(0, Long.MAX_VALUE), sleeping("4000000000-1"));
    }

    private static void assertStay(Process... processes) {
        try {
            StartMark.endOrphans();
            StartMark mark = StartMark.draw();
            assertThat(mark.withLimit()).isEmpty();
            assertThat(processes).allMatch(Process::isAlive);
        } finally {
            for (Process process : processes) {
                process.destroyForcibly();
            }
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whatHasEndedAndIsStillListedIsNotEndedAgain() throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of("sh", "-c", "\"$@\" & echo $!; exec sleep 60", "careless-parent"));
        words.addAll(limits(1L << 62 | 7, arena(MachineProcesses.space(), dead())));
        // A shell would still collect the end.
        words.addAll(List.of("sh", "-c", "until grep -q sleep /proc/$PPID/comm; do :; done"));
        Process parent = new ProcessBuilder(words).start();
        try (BufferedReader told = parent.inputReader()) {
            String child = told.readLine();
            Awaitility.await()
                    .until(() ->
                            Files.readString(Path.of("/proc", child, "stat")).contains(" Z "));

            assertThat(StartMark.endOrphans()).noneMatch(ended -> ended.startsWith("process " + child));
        } finally {
            parent.destroyForcibly();
        }
    }

    @Test
    @Tag("slow")
    @EnabledOnOs(OS.LINUX)
    void aMatchThatEndsAndAnArenaThatBeginsEndNothingOfAnotherMatch() throws IOException {
        assumeThat(LaunchField.levels()).as("NOT TESTED: a leash").contains(ConfinementLevel.LEASH);
        String first = LaunchField.token();
        String second = LaunchField.token();
        try (LaunchField launchField = new LaunchField(folder, ConfinementLevel.LEASH)) {
            LaunchedPlayer bot = launchField.shell(leaving(first, ""));
            LaunchedPlayer other = launchField.player(
                    BotProgram.of("BETA", List.of("sh", "-c", leaving(second, "")), launchField.root));
            launchField.join(bot);
            launchField.join(other);
            Awaitility.await()
                    .atMost(LaunchField.LONG)
                    .until(() ->
                            LaunchField.processesWith("sleep\0" + first) + LaunchField.processesWith("sleep\0" + second)
                                    == 6);

            try (LaunchField another = new LaunchField(folder, ConfinementLevel.LEASH)) {
                LaunchedPlayer third = another.player(BotProgram.of("GAMMA", List.of("true"), another.root));
                another.join(third);
                third.leave();
            }
            bot.conclude("over");
            bot.leave();

            assertThat(LaunchField.processesWith(first)).isZero();
            assertThat(LaunchField.processesWith("sleep\0" + second)).isEqualTo(3);
            other.leave();
            assertThat(LaunchField.processesWith(second)).isZero();
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @EnabledOnOs(OS.LINUX)
    @ValueSource(
            strings = {
                "prlimit --rss=5 --pid $$; ",
                "prlimit --locks=unlimited --rss=unlimited --pid $$; ",
                "export ARENA_MARK=1.1-1; "
            })
    void aDaemonThatChangesOneOfItsMarksEndsWithTheMatch(String change) throws IOException {
        assumeThat(LaunchField.levels()).as("NOT TESTED: a leash").contains(ConfinementLevel.LEASH);
        String token = LaunchField.token();
        try (LaunchField launchField = new LaunchField(folder, ConfinementLevel.LEASH)) {
            LaunchedPlayer bot = launchField.shell(leaving(token, change));
            launchField.join(bot);
            Awaitility.await().atMost(LaunchField.LONG).until(() -> LaunchField.processesWith("sleep\0" + token) == 3);

            bot.leave();

            assertThat(LaunchField.processesWith(token)).isZero();
        }
    }

    /**
     * Returns words that leave a daemon with an empty environment outside its group, its session and its process tree.
     */
    private static String leaving(String token, String change) {
        return "(cd /; env -i setsid sh -c 'for g in /sys/fs/cgroup/cgroup.procs /sys/fs/cgroup/*/cgroup.procs;"
                + " do echo 0 >$g; done; " + change + "setsid sleep " + token + " & sleep 0.1; exec sleep " + token
                + "' </dev/null >/dev/null 2>&1 &); exec sleep " + token;
    }

    private static long dead() throws IOException, InterruptedException {
        Process process = new ProcessBuilder("true").start();
        process.waitFor();
        return process.pid();
    }

    private static long arena(long space, long process) {
        return 1L << 62 | space << 24 | process;
    }

    private static List<String> limits(long start, long arena) {
        return List.of("env", "-i", "prlimit", "--locks=" + start, "--rss=" + arena, "--");
    }

    private static Process limited(long start, long arena) throws IOException {
        List<String> words = new ArrayList<>(limits(start, arena));
        words.addAll(List.of("sleep", "60"));
        Process process = new ProcessBuilder(words).start();
        Awaitility.await()
                .until(() -> !process.isAlive()
                        || process.info().command().orElse("").contains("sleep"));
        return process;
    }

    private static Process sleeping(String mark) throws IOException {
        ProcessBuilder builder = new ProcessBuilder("sleep", "60");
        builder.environment().put(StartMark.VARIABLE, mark);
        return builder.start();
    }

    private List<String> touch() {
        List<String> words = new ArrayList<>(Confinement.diesWithArena());
        words.addAll(List.of("touch", folder.resolve("started").toString()));
        return words;
    }

    private static int exitCode(List<String> words) throws IOException, InterruptedException {
        return new ProcessBuilder(words).inheritIO().start().waitFor();
    }
}
