package arena.probe;

import static arena.probe.PlantedFault.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import arena.door.stdio.StdioDoor;
import arena.game.GameDefinition;
import arena.game.Settings;
import arena.launch.Launcher;
import arena.launch.program.BotProgram;
import arena.launch.program.BotProgramCheck;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import arena.match.MessageForm;
import arena.plugin.Games;
import arena.superbot.SuperBots;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Probes of a bot with one defect each. The probes wait most of the time, so they run in parallel. */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class ProtocolProbeIT {

    private static final int PARALLEL_PROBES = 10;
    private static final int MOST_PROBES = 4;

    /** The time for a bot that is never ready. */
    private static final Duration SHORT_START = Duration.ofSeconds(2);

    /** The time for every other bot: on a busy machine an interpreter starts slowly. */
    private static final Duration LONG_START = Duration.ofMinutes(1);

    private static final GameDefinition<?, ?, ?> GAME = Games.byId("chain-reaction");

    /** The quick faults, in one match to keep the test short; slow ones have matches of their own. */
    private static final List<PlantedFault> QUICK = List.of(
            STALE_GAMEOVER,
            LEFTOVERS,
            INPUT_IN_PIECES,
            ERROR_CODE,
            EMPTY_INPUT,
            NEWS,
            CRLF_INPUT,
            HELD_INPUT,
            EMPTY_CODE,
            CRLF_CODE,
            UNKNOWN_NEWS,
            END_WAITING,
            SECOND_MATCH);

    private static final List<PlantedFault> LONG =
            List.of(INPUT_IN_PIECES, LONG_PAUSE, OLD_READY, BUSY_LOOP, OPEN_FILES);

    private static final List<PlantedFault> ENDS = List.of(END_BEFORE_CODE, LOST_FOLDER);

    @TempDir
    private Path folder;

    private record Case(String defect, List<PlantedFault> planted, List<Remedy> found) {}

    private static final List<Case> CASES = List.of(
            new Case("none", QUICK, List.of()),
            new Case("none", LONG, List.of()),
            new Case("none", ENDS, List.of()),
            new Case("reads half", QUICK, List.of(Remedy.WHOLE_INPUT)),
            new Case("ignores the end", QUICK, List.of(Remedy.CHECK_FOR_GAMEOVER)),
            new Case("keeps Gameover.txt", QUICK, List.of(Remedy.CLEAR_GAMEOVER)),
            new Case("clears nothing", QUICK, List.of(Remedy.CLEAR)),
            new Case("repeats after an error", QUICK, List.of(Remedy.KEEP_COUNTING)),
            new Case("knows few codes", QUICK, List.of(Remedy.KEEP_COUNTING)),
            new Case("chokes on CRLF", QUICK, List.of(Remedy.LINE_ENDS)),
            new Case("gives up a held file", QUICK, List.of(Remedy.TRY_AGAIN)),
            new Case("goes on counting", QUICK, List.of(Remedy.RESET_STATE)),
            new Case("fails at the end", QUICK, List.of(Remedy.EXIT_CLEANLY)),
            new Case("writes elsewhere", QUICK, List.of(Remedy.WRITE_IN_OWN_FOLDER)),
            new Case("thinks twice", List.of(CRLF_CODE), List.of(Remedy.WRITE_ONCE)),
            new Case("never sleeps", LONG, List.of(Remedy.SLEEP)),
            new Case("beats once", LONG, List.of(Remedy.RENEW_READY)),
            new Case("is impatient", LONG, List.of(Remedy.WAIT)),
            new Case("dies with its folder", ENDS, List.of(Remedy.SURVIVE_FOLDER_LOSS)));

    @Test
    void exactlyTheDefectOfTheBotIsFound() throws Exception {
        assumeThat(BotProgramCheck.problems(faultyBot("none", folder))).isEmpty();
        ExecutorService pool = Executors.newFixedThreadPool(PARALLEL_PROBES);
        List<Future<List<Remedy>>> probes = new ArrayList<>();
        try (Launcher launcher = launcher()) {
            for (Case one : CASES) {
                probes.add(pool.submit(() -> found(() -> probe(launcher, one.defect()), one)));
            }
            for (int i = 0; i < CASES.size(); i++) {
                assertThat(probes.get(i).get())
                        .as(CASES.get(i).toString())
                        .isEqualTo(CASES.get(i).found());
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private static final List<Case> ON_STREAMS = List.of(
            new Case("is never ready", List.of(), List.of(Remedy.BE_READY)),
            new Case("knows few codes", List.of(NEWS), List.of(Remedy.KEEP_COUNTING)),
            new Case("never sleeps", List.of(LONG_PAUSE, BUSY_LOOP), List.of(Remedy.SLEEP)),
            new Case("ignores the end", List.of(END_WAITING), List.of(Remedy.CHECK_FOR_GAMEOVER)),
            new Case("fails at the end", List.of(END_WAITING), List.of(Remedy.EXIT_CLEANLY)));

    @Test
    void aDefectOfABotOnStandardStreamsIsFound() {
        assumeThat(BotProgramCheck.problems(faultyBot("none", folder))).isEmpty();
        try (Launcher launcher = launcher()) {
            for (Case one : ON_STREAMS) {
                assertThat(found(() -> onStreams(launcher, one.defect()), one))
                        .as(one.toString())
                        .isEqualTo(one.found());
            }
            ProtocolProbe prefixes = onStreams(launcher, "compares beginnings");
            prefixes.probe(List.of(new ProtocolProbe.Plan("Faulty", 2).matches().get(5)));
            assertThat(prefixes.findings())
                    .extracting(finding -> finding.fault().remedy())
                    .containsExactly(Remedy.COMPARE_NAMES);
            assertThat(onStreams(launcher, "none").probe().summary()).isEqualTo("18 faults planted, no problem found.");
        }
    }

    private ProtocolProbe onStreams(Launcher launcher, String defect) {
        Path program =
                Path.of("src", "test", "resources", "bots", "faulty_stdio.py").toAbsolutePath();
        return new ProtocolProbe(
                new ProbeRequest(
                        new ProbeRequest.Game(GAME, Settings.defaults(GAME.info())),
                        new ProbeRequest.Bot(
                                "Faulty",
                                MessageForm.STDIO,
                                launcher,
                                team -> new BotProgram(
                                        String.valueOf(team.getFileName()),
                                        List.of("python3", program.toString(), defect),
                                        folder,
                                        new TreeMap<>(),
                                        defect.equals("is never ready") ? SHORT_START : LONG_START,
                                        Optional.of(StdioDoor.partner(65_536)))),
                        (seat, seed) -> SuperBots.onSeat("chain-reaction", 1, seat, seed),
                        folder.resolve("room")),
                words -> {});
    }

    /** Such a bot does what protocol.md requires on a local disk. */
    @Test
    void aDefectForSharesOnlyIsAWarningOnALocalDisk() {
        assumeThat(BotProgramCheck.problems(faultyBot("none", folder))).isEmpty();
        try (Launcher launcher = launcher()) {
            ProtocolProbe probe = probed(
                    probe(launcher, "reads half"),
                    new Case("reads half", List.of(INPUT_IN_PIECES, CRLF_INPUT), List.of()));

            assertThat(probe.report().isHealthy()).isTrue();
            assertThat(probe.report().warnings())
                    .singleElement()
                    .satisfies(lines -> assertThat(lines)
                            .anyMatch(line -> line.contains("created empty, then contained half of its text"))
                            .anyMatch(line -> line.contains("on a share a file may look empty or half at first")));
            assertThat(probe.report().summary()).contains("no problem found, and 1 for network shares only.");
        }
    }

    private Launcher launcher() {
        return Launcher.open(new LaunchTerms(
                ConfinementLevel.AUTO,
                folder.resolve("logs"),
                LaunchTerms.VisiblePaths.hiding(List.of()),
                LaunchTerms.Limits.USUAL));
    }

    /** Returns the findings, with repetitions, because a busy machine may hide a defect from one probe. */
    private List<Remedy> found(Supplier<ProtocolProbe> probes, Case one) {
        List<Remedy> found = remedies(probed(probes.get(), one));
        for (int probed = 1; found.isEmpty() && !one.found().isEmpty() && probed < MOST_PROBES; probed++) {
            found = remedies(probed(probes.get(), one));
        }
        return found;
    }

    private List<Remedy> remedies(ProtocolProbe probe) {
        return probe.findings().stream()
                .map(finding -> finding.fault().remedy())
                .distinct()
                .toList();
    }

    /** By protocol.md the arena creates the team folder before it starts the bot. */
    @Test
    void aBotThatDoesNotCreateItsFolderIsHealthy() {
        assumeThat(BotProgramCheck.problems(faultyBot("none", folder))).isEmpty();
        try (Launcher launcher = launcher()) {
            ProbeMatch longNames = new ProtocolProbe.Plan("Faulty", 2).matches().get(4);

            ProtocolProbe probe = probe(launcher, "makes no folder");
            probe.probe(List.of(longNames));

            assertThat(probe.findings()).isEmpty();
        }
    }

    private ProtocolProbe probed(ProtocolProbe probe, Case one) {
        probe.probe(List.of(new ProtocolProbe.Plan("Faulty", 2).first(one.planted())));
        return probe;
    }

    private ProtocolProbe probe(Launcher launcher, String defect) {
        return new ProtocolProbe(
                new ProbeRequest(
                        new ProbeRequest.Game(GAME, Settings.defaults(GAME.info())),
                        new ProbeRequest.Bot("Faulty", MessageForm.FOLDER, launcher, team -> faultyBot(defect, team)),
                        (seat, seed) -> SuperBots.onSeat("chain-reaction", 1, seat, seed),
                        folder.resolve("room")),
                words -> {});
    }

    private BotProgram faultyBot(String defect, Path team) {
        Path program =
                Path.of("src", "test", "resources", "bots", "faulty_bot.py").toAbsolutePath();
        return BotProgram.of("Faulty", List.of("python3", program.toString(), defect, team.toString()), folder);
    }
}
