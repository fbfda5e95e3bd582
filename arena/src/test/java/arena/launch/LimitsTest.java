package arena.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arena.game.Departure;
import arena.launch.machine.MachineProcesses;
import arena.launch.machine.SystemTools;
import arena.launch.program.BotProgram;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import arena.launch.terms.Quota;
import arena.match.Event;
import arena.match.MatchConclusion;
import arena.match.Presence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests of a program that exceeds a limit of the machine: it loses with the name of the limit, and no other program is
 * harmed.
 */
@Tag("slow")
class LimitsTest {

    private static final Quota SMALL = new Quota(256L << 20, 60, 8L << 20, 0);

    private static final String READY = "echo > $ARENA_FOLDER/ready.txt; sleep 0.2; ";

    /** Each of a few processes stays far below the limit. */
    private static final String MANY_SMALL_MEMORIES = READY
            + "for i in 1 2 3 4 5 6 7 8; do python3 -c 'import time; b = bytearray(80 << 20); time.sleep(60)' & done;"
            + " wait";

    private static final String ONE_LARGE_MEMORY = READY
            + "exec python3 -c 'import mmap, time; m = mmap.mmap(-1, 2 << 30); [m.seek(i) or m.write(b\"x\" * (1 <<"
            + " 20))"
            + " for i in range(0, 2 << 30, 1 << 20)]; time.sleep(60)'";

    /** Every process leaves its parent, takes another name, and starts two. */
    private static final String FORKS = READY
            + "exec python3 -c 'import os, time\nwhile True:\n  try:\n    if os.fork() == 0: os.setsid()\n"
            + "    open(\"/proc/self/comm\", \"w\").write(\"b%d\" % os.getpid())\n  except OSError: time.sleep(0.01)'";

    private static final String THREADS = READY
            + "exec python3 -c 'import threading, time\nthreading.stack_size(65536)\nwhile True:\n  try:\n"
            + "    threading.Thread(target=time.sleep, args=(60,)).start()\n  except RuntimeError: time.sleep(1)'";

    /** Takes blocks that no file size shows. */
    private static final String HIDDEN_BLOCKS = READY
            + "for i in 1 2 3 4 5 6 7; do echo > $ARENA_FOLDER/f$i; fallocate -n -l 3M $ARENA_FOLDER/f$i; done; sleep"
            + " 60";

    private static final String DELETED_AND_OPEN = READY
            + "for i in 1 2 3 4 5; do (exec 5>$ARENA_FOLDER/f$i; rm $ARENA_FOLDER/f$i; head -c 3000000 /dev/zero >&5;"
            + " sleep 60)"
            + " & done; wait";

    private static final String EMPTY_FILES =
            READY + "cd $ARENA_FOLDER; mkdir d; cd d; seq 1 5000 | xargs touch; sleep 60";

    private static final String MANY_FILES =
            READY + "for i in $(seq 1 200); do head -c 100000 /dev/zero > $ARENA_FOLDER/draft$i; done; sleep 60";

    @TempDir
    Path root;

    static Stream<Arguments> attacks() {
        return LaunchField.levels()
                .filter(level -> level != ConfinementLevel.NONE)
                .flatMap(level -> Stream.of(
                        Arguments.of(level, Departure.MEMORY_LIMIT, MANY_SMALL_MEMORIES),
                        Arguments.of(level, Departure.MEMORY_LIMIT, ONE_LARGE_MEMORY),
                        Arguments.of(level, Departure.PROCESS_LIMIT, FORKS),
                        Arguments.of(level, Departure.PROCESS_LIMIT, THREADS),
                        Arguments.of(level, Departure.DISK_LIMIT, HIDDEN_BLOCKS),
                        Arguments.of(level, Departure.DISK_LIMIT, DELETED_AND_OPEN),
                        Arguments.of(level, Departure.DISK_LIMIT, EMPTY_FILES),
                        Arguments.of(level, Departure.DISK_LIMIT, MANY_FILES)));
    }

    private LaunchField launchField(ConfinementLevel level, Quota quota) throws IOException {
        return new LaunchField(root, level, new LaunchTerms.Limits(4L << 20, 4096, Duration.ofMillis(200), quota));
    }

    @ParameterizedTest
    @MethodSource("attacks")
    void aProgramThatExceedsALimitHasLostWithTheNameOfTheLimit(ConfinementLevel level, Departure limit, String attack)
            throws IOException {
        assumeTrue(SystemTools.find("python3").isPresent(), "NOT TESTED: the attacks need python3");
        String token = LaunchField.token();
        try (LaunchField launchField = launchField(level, SMALL)) {
            LaunchedPlayer bot = launchField.player("sh", "-c", attack, token);
            launchField.join(bot);

            Presence.Gone gone = LaunchField.awaitGone(bot);
            LaunchedPlayer other = launchField.player(
                    BotProgram.of("BETA", List.of("sh", "-c", READY + "sleep 60"), launchField.root));
            launchField.join(other);
            LaunchField.awaitHere(other);
            bot.leave();
            other.leave();

            assertThat(gone.why()).as(gone.words()).isEqualTo(limit);
            assertThat(LaunchField.processesWith(token)).isZero();
            assertThat(launchField.events)
                    .filteredOn(Event.ProcessEnded.class::isInstance)
                    .first()
                    .satisfies(ended ->
                            assertThat(((Event.ProcessEnded) ended).words()).contains(gone.words()));
        }
        assertThat(groups()).isZero();
    }

    /** The output is in a log that holds its beginning and its end, and counts for no limit. */
    @Test
    void aBotThatPrints50MBAndAnswersPlaysOnWithABoundedLog() throws IOException {
        LaunchedMatch match = new LaunchedMatch(root, root.resolve("field"), SMALL);
        String flood = "yes printed | head -c 50000000; echo the last words";
        MatchConclusion conclusion = match.play(Duration.ofSeconds(30), flood, ":");

        assertThat(conclusion).isInstanceOf(MatchConclusion.Decided.class);
        assertThat(match.events(Event.Left.class)).isEmpty();
        assertThat(match.events(Event.Ruled.class)).hasSizeGreaterThan(4);
        Path log = Path.of(match.events(Event.ProcessEnded.class).get(0).log());
        assertThat(log)
                .content()
                .contains("arena| Alpha starts", "out  | printed", "bytes of \"out\" are left out here");
        assertThat(log).content().contains("out  | the last words").endsWith("\n");
        assertThat(log.toFile().length()).isLessThan(4 * 4096);
    }

    /** Returns how many control groups of this process are left. */
    private static long groups() {
        return Stream.of("/sys/fs/cgroup/pids", "/sys/fs/cgroup")
                .map(folder -> Path.of(folder).toFile().list())
                .filter(names -> names != null)
                .flatMap(Arrays::stream)
                .filter(name -> name.startsWith("arena-" + MachineProcesses.arena() + "-"))
                .count();
    }

    @ParameterizedTest
    @MethodSource("arena.launch.LaunchField#levels")
    void theUseOfResourcesIsRecorded(ConfinementLevel level) throws IOException {
        try (LaunchField launchField = launchField(level, Quota.USUAL)) {
            LaunchedPlayer bot = launchField.shell(READY
                    + "head -c 2000000 /dev/zero > $ARENA_FOLDER/kept;"
                    + " i=0; while [ $i -lt 400000 ]; do i=$((i+1)); done; echo > $ARENA_FOLDER/done; sleep 60");
            launchField.join(bot);
            org.awaitility.Awaitility.await()
                    .atMost(LaunchField.LONG)
                    .until(() -> Files.exists(launchField.folder("ALPHA").resolve("done")));
            bot.conclude("over");
            bot.leave();

            Event.ResourceUse use = launchField.end().use().orElseThrow();
            assertThat(use.processorMillis()).isBetween(50L, 60_000L);
            assertThat(use.memoryBytes()).isGreaterThan(100_000);
            assertThat(use.processes()).isBetween(1, 20);
        }
    }

    @ParameterizedTest
    @MethodSource("arena.launch.LaunchField#levels")
    void aProgramInJavaThatLeavesMuchGarbageStaysWithinItsMemory(ConfinementLevel level) throws Exception {
        Path classes = Path.of(Garbage.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        try (LaunchField launchField = launchField(level, new Quota(512L << 20, 256, 8L << 20, 0))) {
            // The parallel collector lets its heap grow before it collects, up to a quarter of the memory that it
            // assumes.
            LaunchedPlayer bot = launchField.player(
                    "java", "-XX:+UseParallelGC", "-cp", classes.toString(), Garbage.class.getName());
            launchField.join(bot);

            Presence.Gone gone = LaunchField.awaitGone(bot);
            bot.leave();

            assertThat(gone.words()).contains("exit code 0").doesNotContain("JDK_JAVA_OPTIONS");
            assertThat(launchField.log()).contains("out  | survived");
        }
    }

    @Test
    void theBotsOwnMemorySettingsTakePrecedence() throws IOException {
        String variables = "echo \"$JDK_JAVA_OPTIONS, $NODE_OPTIONS, $GOMEMLIMIT\"";
        try (LaunchField launchField = launchField(ConfinementLevel.AUTO, SMALL)) {
            SortedMap<String, String> own = new TreeMap<>(Map.of("JDK_JAVA_OPTIONS", "-Xmx100m"));
            LaunchedPlayer bot = launchField.player(new BotProgram(
                    "ALPHA", List.of("sh", "-c", variables), launchField.root, own, BotProgram.USUAL_START_UP));
            launchField.join(bot);
            LaunchField.awaitGone(bot);
            bot.leave();

            assertThat(launchField.log()).contains("out  | -Xmx100m, --max-old-space-size=128, 201326592B");
        }
    }

    /** A program that allocates much more than its limit, and keeps little of it at a time. */
    static final class Garbage {

        private Garbage() {}

        /** Prints that it has survived. */
        public static void main(String[] words) {
            byte[][] kept = new byte[64][];
            long sum = 0;
            for (int i = 0; i < 6_000; i++) {
                kept[i % kept.length] = new byte[1 << 20];
                sum += kept[i / 7 % kept.length] == null ? 0 : 1;
            }
            System.out.println("survived " + sum);
        }
    }

    @Test
    void anOrdinaryAccountOfTwoHundredProcessesSurvivesABomb() throws Exception {
        assumeTrue(
                Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0),
                "NOT TESTED: only root can become an ordinary account");
        try (UnprivilegedAccount account = UnprivilegedAccount.make(root, 200)) {
            for (String level : List.of("BWRAP", "LEASH")) {
                String told = account.run(ForkBombArena.class, level, FORKS);

                assertThat(told)
                        .as(level)
                        .contains("why=PROCESS_LIMIT")
                        .contains("thread is there")
                        .doesNotContain("BETA ENDED")
                        .doesNotContain("BETA NOT_READY")
                        .contains("over");
            }
        }
    }
}
