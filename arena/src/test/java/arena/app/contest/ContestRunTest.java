package arena.app.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.play.HostedMatch;
import arena.app.play.ServicesFactory;
import arena.app.play.Stoppable;
import arena.config.ConfigReader;
import arena.config.Configuration;
import arena.config.ContestSettings;
import arena.config.ReadResult;
import arena.contest.Contest;
import arena.contest.ContestPhase;
import arena.contest.ContestRunner;
import arena.contest.ContestState;
import arena.contest.DecisionCodec;
import arena.contest.Disqualification;
import arena.contest.RefereeDecision;
import arena.match.Event;
import arena.match.SeatClock;
import arena.record.MatchRecord;
import arena.report.AuditTrail;
import arena.report.ContestAccount;
import arena.report.text.ContestText;
import arena.store.Attempt;
import arena.store.AttemptRow;
import arena.store.Verdict;
import arena.tournament.format.Fixture;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests of a contest from its draw to its publication, as a front end without a terminal plays it. */
@Timeout(120)
class ContestRunTest {

    private static final DecisionAuthor ANN = new DecisionAuthor("Ann", "so it was");

    @TempDir
    private Path folder;

    private final List<String> reports = new ArrayList<>();

    @BeforeEach
    void writeCupOfTwo() throws IOException {
        write("""
            [contest]
            name = Cup
            game = chain-reaction
            format = round-robin
            results = public
            [settings]
            turn-limit = 4
            [run]
            matches = 1
            [team Alpha]
            bot = superbot:1
            [team Beta]
            bot = superbot:1
            """);
    }

    private void write(String text) throws IOException {
        Files.writeString(folder.resolve("cup.ini"), text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    private OpenContest open() {
        return OpenContest.open(ConfigReader.standard(folder), folder.resolve("cup.ini"), reports::add);
    }

    private ServicesFactory factory() {
        return new ServicesFactory(folder, reports::add);
    }

    private ContestRun.Result play(OpenContest contest) {
        return new ContestRun(contest, factory(), new ContestRun.Terms(1, false, "Ann"), new RecordingListener())
                .play();
    }

    /** Returns the teams of each game that has a verdict. */
    private List<String> decided() {
        return attempts(one ->
                one.ended().filter(end -> end.verdict() == Verdict.DECIDED).isPresent());
    }

    private boolean begun(String team) {
        return attempts(one -> true).stream().anyMatch(game -> game.contains(team));
    }

    private List<String> attempts(Predicate<AttemptRow> wanted) {
        try (OpenContest watched = open()) {
            return watched.drawn().isEmpty()
                    ? List.of()
                    : watched.situation().attempts().stream()
                            .filter(wanted)
                            .map(one -> watched.situation().names(one.attempt().contestants()))
                            .toList();
        }
    }

    /** A listener that records its calls. */
    private final class RecordingListener implements ContestRun.Listener {

        @Override
        public void drawn(Contest contest, boolean now) {
            reports.add(now ? "drawn now" : "drawn before");
        }

        @Override
        public void begins(Stoppable games, Contest contest, int done) {
            reports.add("begins with " + done);
        }

        @Override
        public void begun(Fixture fixture, Attempt attempt) {
            reports.add("begun " + fixture.id());
        }

        @Override
        public void ended(Fixture fixture, AttemptRow attempt, ContestState now) {
            reports.add("ended " + fixture.id());
        }

        @Override
        public void looked(ContestState now, int running) {
            // The number of looks is not specified.
        }

        @Override
        public void remark(String words) {
            reports.add(words);
        }

        @Override
        public void ends() {
            reports.add("ends");
        }
    }

    @Test
    void aRunReportsItsProgressFromTheDrawToTheLastGame() {
        try (OpenContest contest = open()) {
            assertThat(contest.drawn()).isEmpty();
            ContestRun.Result result = play(contest);

            assertThat(result.end()).isEqualTo(ContestRunner.End.OVER);
            assertThat(result.now().phase()).isEqualTo(ContestPhase.FINISHED);
            assertThat(reports).containsExactly("drawn now", "begins with 0", "begun 1.1-2.1", "ended 1.1-2.1", "ends");
        }
    }

    private static Referee.DecidedGame replayed(OpenContest contest) {
        Referee.PlannedForGame planned = new Referee(contest, ANN).replay("Alpha-Beta");
        planned.decision().take();
        return planned.game();
    }

    @Test
    void aRunContinuesWithTheDecisionsOfTheReferee() {
        try (OpenContest contest = open()) {
            play(contest);
            reports.clear();
            assertThat(replayed(contest).teams()).contains("Alpha", "Beta");
            play(contest);

            assertThat(reports)
                    .containsExactly("drawn before", "begins with 0", "begun 1.1-2.1", "ended 1.1-2.1", "ends");
        }
    }

    @Test
    void aHeldGamePlaysSingleStepsAndEndsAfterItIsContinued() throws InterruptedException {
        HostedMatch pace = new HostedMatch();
        pace.hold();
        try (OpenContest contest = open();
                ContestWatch watch =
                        ContestWatch.open(ConfigReader.standard(folder), folder.resolve("cup.ini"), reports::add)) {
            ContestRun.Terms terms = new ContestRun.Terms(1, false, "Ann", game -> pace);
            Thread run =
                    new Thread(() -> new ContestRun(contest, factory(), terms, new ContestRun.Listener() {}).play());
            run.start();
            Awaitility.await().until(() -> {
                watch.look();
                return watch.view().filter(view -> !view.records().isEmpty()).isPresent();
            });
            pace.step();
            assertThat(watch.view().orElseThrow().whole().progress().done()).isZero();

            pace.goOn();
            run.join();
            assertThat(contest.situation().done()).isEqualTo(1);
        }
    }

    @Test
    void anAbsentTeamDoesNotKeepTheOtherTeamsFromPlaying() throws IOException, InterruptedException {
        write("[team Absent]\nserved = on\n[team Gamma]\nbot = superbot:1\n");
        Configuration waiting = ConfigReader.standard(folder).withJoinTime(Duration.ofHours(1));
        try (OpenContest contest = OpenContest.open(waiting, folder.resolve("cup.ini"), reports::add)) {
            List<Stoppable> games = new CopyOnWriteArrayList<>();
            ContestRun.Listener listener = new ContestRun.Listener() {
                @Override
                public void begins(Stoppable begun, Contest drawn, int done) {
                    games.add(begun);
                }
            };
            ContestRun run = new ContestRun(contest, factory(), new ContestRun.Terms(1, false, "Ann"), listener);
            Thread playing = new Thread(run::play);
            playing.start();

            Awaitility.await()
                    .atMost(Duration.ofMinutes(1))
                    .until(() -> !decided().isEmpty() && begun("Absent"));
            games.get(0).stopNow();
            playing.join();
            assertThat(decided()).noneMatch(game -> game.contains("Absent"));
        }
    }

    @Test
    void theCheckAdvisesTheProfileForSharesForAServedFolder() throws IOException {
        write("[team Far]\nserved = on\n");
        Files.writeString(folder.resolve("config.ini"), "");
        assertThat(advice())
                .singleElement()
                .asString()
                .startsWith("Served from elsewhere: Far. If their folders lie on a share, set profile = share in"
                        + " section [exchange] of config.ini: ")
                .contains("(settle is 200ms now)");

        Files.writeString(folder.resolve("config.ini"), "[exchange]\nprofile = share\n");
        assertThat(advice()).isEmpty();
    }

    private Configuration configured() {
        return ((ReadResult.Sound<Configuration>) ConfigReader.read(
                        folder.resolve("config.ini"),
                        List.of(NameLookup.game("chain-reaction").info())))
                .value();
    }

    private List<String> advice() {
        try (OpenContest contest = OpenContest.open(configured(), folder.resolve("cup.ini"), reports::add)) {
            return ContestCheck.of(contest, new ContestDraw(contest).tried(), factory(), false)
                    .advice();
        }
    }

    @Test
    void withTheProfileForSharesHalfAMoveIsNotPlayedAndTheAnswerHasMoreTime() throws Exception {
        write("[team Far]\nserved = on\n");
        Files.writeString(folder.resolve("config.ini"), "[exchange]\nprofile = share\n");
        Thread far = new Thread(() -> writeSlowly(true), "far");
        far.start();
        try (OpenContest contest = OpenContest.open(configured(), folder.resolve("cup.ini"), reports::add)) {
            play(contest);
            assertThat(contest.situation().incompleteAnswers()).isEmpty();
            // Teams that are level play their places off.
            List<MatchRecord> records = contest.situation().attempts().stream()
                    .filter(one -> contest.situation()
                            .names(one.attempt().contestants())
                            .contains("Far"))
                    .map(one -> MatchRecord.read(
                            contest.records().resolve(one.ended().orElseThrow().record())))
                    .toList();
            assertThat(records).hasSizeGreaterThanOrEqualTo(2).allSatisfy(record -> {
                assertThat(record.began().orElseThrow().sittings())
                        .extracting(Event.SeatAssignment::clock)
                        .contains(new SeatClock.ByGame(Duration.ofSeconds(1)));
                assertThat(record.events(Event.Ruled.class)
                                .flatMap(ruled -> ruled.reply().bytes().stream())
                                .map(bytes -> new String(bytes, StandardCharsets.US_ASCII)))
                        .contains("K 12\n")
                        .doesNotContain("K 1");
            });
        } finally {
            far.interrupt();
            far.join();
        }
    }

    @Test
    void aPlayedHalfMoveIsReportedAtOnceAndIsInTheAuditTrail() throws Exception {
        write("[team Far]\nserved = on\n");
        Thread far = new Thread(() -> writeSlowly(false), "far");
        far.start();
        try (OpenContest contest = open()) {
            play(contest);
            assertThat(reports)
                    .anyMatch(words -> words.matches(
                            ".*, Far: output_1.txt was taken with 3 bytes when it had settled without its ending, and"
                                    + " has grown since: half of the answer was played\\. It counts as it stands;"
                                    + " `arena"
                                    + " contest replay cup.ini .*` has the game played again\\."));
            assertThat(contest.situation().decisions())
                    .anyMatch(decision -> DecisionCodec.read(decision) instanceof RefereeDecision.AnswerGrew);
            assertThat(new ContestText(ContestAccount.of(contest.situation()), 1_000).halfAnswers())
                    .anyMatch(line -> line.contains(" half of an answer of Far was played: output_1.txt was taken"));
            assertThat(AuditTrail.of(ContestAccount.of(contest.situation())))
                    .anyMatch(item -> item.words().contains("saw an answer grow after it was taken, game ")
                            && item.words().contains(", team Far: output_1.txt was taken with 3 bytes"));
        } finally {
            far.interrupt();
            far.join();
        }
    }

    /**
     * Serves the folder of Far as over a share: of its first answer half is seen before the rest.
     *
     * @param soon whether the rest is seen after a second, else only after the half was taken
     */
    private void writeSlowly(boolean soon) {
        Path own = folder.resolve("team-folders/Far");
        try {
            while (!Thread.interrupted()) {
                Files.createDirectories(own);
                if (Files.exists(own.resolve("Gameover.txt"))) {
                    try (Stream<Path> old = Files.list(own)) {
                        for (Path file : old.toList()) {
                            Files.deleteIfExists(file);
                        }
                    }
                } else if (Files.exists(own.resolve("input_2.txt"))) {
                    Files.writeString(own.resolve("output_1.txt"), "K 12\n");
                    answer(own, 2, "C 25\n");
                } else if (Files.exists(own.resolve("input_1.txt"))) {
                    answer(own, 1, "K 1");
                    Path half = own.resolve("output_1.txt");
                    if (soon && Files.size(half) == "K 1".length()) {
                        Thread.sleep(1_000);
                        Files.writeString(half, "2\n", StandardOpenOption.APPEND);
                    }
                } else {
                    Files.writeString(own.resolve("ready.txt"), "");
                }
                Thread.sleep(60);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
    }

    private static void answer(Path own, int number, String text) throws IOException {
        if (!Files.exists(own.resolve("output_" + number + ".txt"))) {
            // The growth of the previous answer is seen before this one.
            Files.writeString(own.resolve("beside"), text);
            Files.move(own.resolve("beside"), own.resolve("output_" + number + ".txt"));
        }
    }

    @Test
    void onlyOneArenaPlaysAContest() {
        try (OpenContest first = open();
                OpenContest second = open()) {
            assertThat(first.store().claim()).isTrue();

            assertThatExceptionOfType(RequestFailure.class)
                    .isThrownBy(() -> play(second))
                    .withMessageStartingWith("Another arena plays this contest right now")
                    .extracting(RequestFailure::kind)
                    .isEqualTo(RequestFailure.Kind.INFRASTRUCTURE);
            assertThat(reports).isEmpty();
        }
    }

    @Test
    void decisionsOfTheRefereeCountAtOnce() throws IOException {
        write("[team Gamma]\nbot = superbot:1\n");
        try (OpenContest contest = open()) {
            new ContestDraw(contest).hold(ANN);
            Referee referee = new Referee(contest, ANN);
            referee.award("Alpha-Beta", "Beta", new TreeMap<>()).decision().take();
            referee.enter(
                            "Beta-Gamma",
                            List.of(
                                    new Referee.TeamPlace("Beta", 1, Optional.of(BigDecimal.valueOf(17))),
                                    new Referee.TeamPlace("Gamma", 2, Optional.empty())),
                            OptionalInt.of(34))
                    .decision()
                    .take();
            referee.disqualify("Gamma", Disqualification.STAND).take();
            referee.show(ContestSettings.Results.HIDDEN);
            ContestState now = contest.situation();

            assertThat(now.done()).isEqualTo(3);
            assertThat(now.names(now.progress().placing().get(0))).isEqualTo("Beta");
            assertThat(now.shownTo(ContestSettings.Results.PUBLIC)).isEqualTo(ContestSettings.Results.HIDDEN);
        }
    }

    @Test
    void aDecisionAboutATeamOrAGameNeedsAReason() {
        try (OpenContest contest = open()) {
            new ContestDraw(contest).hold(ANN);
            Referee silent = new Referee(contest, new DecisionAuthor("Ann", "  "));

            assertThatExceptionOfType(RequestFailure.class)
                    .isThrownBy(() -> silent.award("Alpha-Beta", "Beta", new TreeMap<>())
                            .decision()
                            .take())
                    .withMessageStartingWith("A decision needs a reason");
            assertThatExceptionOfType(RequestFailure.class)
                    .isThrownBy(() -> silent.clear("Beta").take());
            silent.pause();
            assertThat(contest.situation().isPaused()).isTrue();
            assertThat(contest.situation().done()).isZero();
        }
    }

    @Test
    void aPlayedContestIsVerifiedPublishedAndExported() {
        try (OpenContest contest = open()) {
            assertThatExceptionOfType(RequestFailure.class).isThrownBy(() -> ContestVerification.of(contest));
            play(contest);
            ContestVerification found = ContestVerification.of(contest);
            assertThat(found.wrong()).isEmpty();
            assertThat(found.verified()).isEqualTo(1);

            new Referee(contest, ANN).publish();
            assertThat(contest.situation().phase()).isEqualTo(ContestPhase.PUBLISHED);
            OpenContest.Export export = contest.export(contest.site());
            assertThat(export.shown()).isEqualTo(ContestSettings.Results.PUBLIC);
            assertThat(contest.site().resolve("index.html")).content().contains("Alpha", "Beta");
            List<Path> files = new ArrayList<>();
            ContestReport.write(contest, folder.resolve("report"), files::add);
            assertThat(files).hasSizeGreaterThan(4).allMatch(Files::isRegularFile);
        }
    }
}
