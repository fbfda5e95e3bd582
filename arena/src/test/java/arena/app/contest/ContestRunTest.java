package arena.app.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import arena.app.RequestFailure;
import arena.app.play.HostedMatch;
import arena.app.play.ServicesFactory;
import arena.config.ConfigReader;
import arena.config.Configuration;
import arena.config.ContestSettings;
import arena.contest.Contest;
import arena.contest.ContestListener;
import arena.contest.ContestPhase;
import arena.contest.ContestRunner;
import arena.contest.ContestState;
import arena.contest.Disqualification;
import arena.series.Stoppable;
import arena.store.AttemptRow;
import arena.store.Verdict;
import arena.tournament.format.Fixture;
import arena.web.offline.OfflinePage;
import java.io.IOException;
import java.math.BigDecimal;
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
        return new ContestRun(
                        contest, factory(), new ContestRun.Terms(1, Optional.empty(), "Ann"), new RecordingListener())
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
    private final class RecordingListener implements ContestListener {

        @Override
        public void drawn(Contest contest, boolean now) {
            reports.add(now ? "drawn now" : "drawn before");
        }

        @Override
        public void begins(Stoppable games, ContestState now) {
            reports.add("begins with " + now.done());
        }

        @Override
        public void begun(Fixture fixture) {
            reports.add("begun " + fixture.id());
        }

        @Override
        public void ended(Fixture fixture, AttemptRow attempt, ContestState now) {
            reports.add("ended " + fixture.id());
        }

        @Override
        public void polled(ContestState now, int running) {
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
            ContestRun.Terms terms = new ContestRun.Terms(1, Optional.empty(), "Ann", game -> pace);
            Thread run = new Thread(() -> new ContestRun(contest, factory(), terms, new ContestListener() {}).play());
            run.start();
            Awaitility.await().until(() -> {
                watch.poll();
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
            ContestListener listener = new ContestListener() {
                @Override
                public void begins(Stoppable begun, ContestState now) {
                    games.add(begun);
                }
            };
            ContestRun run =
                    new ContestRun(contest, factory(), new ContestRun.Terms(1, Optional.empty(), "Ann"), listener);
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
    void onlyOneArenaPlaysAContest() {
        try (OpenContest first = open();
                OpenContest second = open()) {
            assertThat(first.store().acquireLock()).isTrue();

            assertThatExceptionOfType(RequestFailure.class)
                    .isThrownBy(() -> play(second))
                    .withMessageStartingWith("Another arena is playing this contest")
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
            OpenContest.Export export = contest.export(contest.site(), new OfflinePage());
            assertThat(export.shown()).isEqualTo(ContestSettings.Results.PUBLIC);
            assertThat(contest.site().resolve("index.html")).content().contains("Alpha", "Beta");
            List<Path> files = new ArrayList<>();
            ContestReport.write(contest, folder.resolve("report"), files::add);
            assertThat(files).hasSizeGreaterThan(4).allMatch(Files::isRegularFile);
        }
    }
}
