package arena.contest;

import arena.config.RunSettings;
import arena.game.GameInfo;
import arena.game.Settings;
import arena.store.Attempt;
import arena.store.AttemptResult;
import arena.store.AuditEntry;
import arena.store.ContestHeader;
import arena.store.ContestStore;
import arena.store.Database;
import arena.store.DecisionEntry;
import arena.store.Verdict;
import arena.tournament.GameResult;
import arena.tournament.MoveTally;
import arena.tournament.SeatResult;
import arena.tournament.format.DrawProcedure;
import arena.tournament.format.Fixture;
import arena.tournament.format.Format;
import arena.tournament.format.FormatTerms;
import arena.tournament.format.Formats;
import arena.tournament.format.PointsRule;
import arena.tournament.format.SealedSeed;
import arena.tournament.format.SectionState;
import arena.tournament.format.StandingRow;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.assertj.core.api.Assertions;

/** A drawn contest for tests, in a store of its own; teams are called A, B, C and so on by their numbers. */
final class TestContest implements AutoCloseable {

    static final SealedSeed SEAL = new SealedSeed("0123456789abcdef".repeat(4));

    private static final GameInfo TOY = new GameInfo("toy", "Toy", "no document", 2, 6, List.of());

    private final Path file;
    private final Contest contest;
    private final ContestStore store;

    private TestContest(Path folder, Contest contest) {
        this.file = folder.resolve("contest.db");
        this.contest = contest;
        this.store = reopened();
        store.begin(new ContestHeader(
                "Cup", "toy", contest.format(), "", "", SEAL.seed(), SEAL.commitment(), contest.names(), 1));
    }

    /**
     * Returns settings with the number of faults that leads to probation and the number of replays after infrastructure
     * failures.
     */
    static RunSettings runSettings(int probation, int replays, RunSettings.NobodyReady nobodyReady) {
        return runSettings(probation, replays, nobodyReady, RunSettings.OnProbation.ASK);
    }

    static RunSettings runSettings(
            int probation, int replays, RunSettings.NobodyReady nobodyReady, RunSettings.OnProbation onProbation) {
        return new RunSettings(OptionalInt.empty(), probation, replays, nobodyReady, onProbation);
    }

    static TestContest of(Path folder, int teams) {
        return of(folder, "round-robin", teams, 2, runSettings(3, 3, RunSettings.NobodyReady.ASK));
    }

    static TestContest of(Path folder, String format, int teams, int seats, RunSettings house) {
        return new TestContest(folder, contest(format, teams, seats, house));
    }

    static Contest contest(String id, int teams, int seats, RunSettings house) {
        Format format = Formats.named(id).orElseThrow();
        FormatTerms terms = new FormatTerms(
                seats,
                new Settings(standard(format)),
                seats == 2 ? PointsRule.Places.WINNER_TAKES_ONE : new PointsRule.GamePoints(1),
                List.of(),
                new TreeMap<>());
        List<Contestant> entries = IntStream.range(0, teams)
                .mapToObj(number -> String.valueOf((char) ('A' + number)))
                .map(name -> new Contestant(name, name, "", false))
                .toList();
        return new Contest(
                "Cup",
                TOY,
                Settings.of(TOY, new TreeMap<>()),
                id,
                format.plan(
                        terms,
                        new DrawProcedure(entries.stream().map(Contestant::name).toList(), List.of()).byLot(SEAL)),
                SEAL,
                entries,
                Optional.empty(),
                house);
    }

    private static SortedMap<String, String> standard(Format format) {
        SortedMap<String, String> standard = new TreeMap<>();
        format.settings().forEach(setting -> standard.put(setting.key(), setting.standard()));
        return standard;
    }

    Contest contest() {
        return contest;
    }

    ContestStore store() {
        return store;
    }

    /** Returns another handle on the same contest, as another process would open it. */
    ContestStore reopened() {
        return ContestStore.open(Database.sqlite(file), "cup", remark -> Assertions.fail(remark));
    }

    ContestState state() {
        return ContestState.of(contest, store.attempts(), store.decisions());
    }

    /** Returns the lines of all standings. */
    List<List<StandingRow>> rows() {
        return state().progress().sections().stream().map(SectionState::rows).toList();
    }

    int number(String team) {
        return contest.contestant(team).orElseThrow();
    }

    /** Returns the first game of all these teams. */
    Fixture game(String... teams) {
        List<Integer> numbers = List.of(teams).stream().map(this::number).toList();
        return state().progress().fixtures().stream()
                .filter(fixture -> fixture.seats().containsAll(numbers))
                .findFirst()
                .orElseThrow();
    }

    Optional<GameResult> score(Fixture fixture) {
        return state().progress().result(fixture);
    }

    /** Returns the place of a team in a game, as it counts now; 0 if there is none. */
    int place(Fixture fixture, String team) {
        return score(fixture)
                .map(score -> score.places().get(fixture.seats().indexOf(number(team))))
                .orElse(0);
    }

    Attempt begin(Fixture fixture) {
        return store.begin(fixture.id(), fixture.seats(), "test", 1);
    }

    Attempt play(Fixture fixture, AttemptResult ended) {
        Attempt attempt = begin(fixture);
        store.end(attempt, ended);
        return attempt;
    }

    /** Returns the result of a game with a winner and the others behind in the order of their seats. */
    AttemptResult won(Fixture fixture, String winner) {
        return end(fixture, winner, "");
    }

    /** Returns the result of a game with a winner, because all others have broken rules. */
    AttemptResult wonByFaults(Fixture fixture, String winner) {
        return end(fixture, winner, "wrote nonsense");
    }

    private AttemptResult end(Fixture fixture, String winner, String evidence) {
        List<Integer> order = new ArrayList<>(fixture.seats());
        order.remove((Integer) number(winner));
        order.add(0, number(winner));
        return played(fixture, order, evidence);
    }

    /** Returns the same result with these seats. */
    static AttemptResult of(AttemptResult ended, List<SeatResult> seats) {
        return new AttemptResult(
                Verdict.DECIDED, AttemptCauses.PLAYED, "won", "", new GameResult(seats, ended.moves()), 10, "", 1);
    }

    /** Returns the end of a game without a winner. */
    static AttemptResult tied(Fixture fixture) {
        return new AttemptResult(
                Verdict.DECIDED,
                AttemptCauses.PLAYED,
                "drawn",
                "",
                new GameResult(
                        fixture.seats().stream()
                                .map(one -> new SeatResult(one, 1, 0, "over", "", new MoveTally(5, 0, 0, 10, 5)))
                                .toList(),
                        10),
                10,
                "",
                1);
    }

    private static AttemptResult played(Fixture fixture, List<Integer> order, String evidence) {
        List<SeatResult> seats = fixture.seats().stream()
                .map(one -> new SeatResult(
                        one,
                        order.indexOf(one) + 1,
                        fixture.seats().size() - order.indexOf(one) - 1L,
                        "over",
                        order.indexOf(one) == 0 ? "" : evidence,
                        new MoveTally(5, 0, 0, 10, 5)))
                .toList();
        return new AttemptResult(
                Verdict.DECIDED, AttemptCauses.PLAYED, "won", "", new GameResult(seats, 10), 10, "", 1);
    }

    static AttemptResult broken(String cause) {
        return new AttemptResult(
                Verdict.BROKEN, cause, "broken off", "It happened.", new GameResult(List.of(), 0), 0, "", 1);
    }

    /** Plays a game as its seed says: the same each time, and different from game to game. */
    static AttemptResult bySeed(DueGame dueGame) {
        Fixture fixture = dueGame.fixture();
        return played(fixture, SEAL.lot("outcome " + dueGame.seed(), fixture.seats()), "");
    }

    AuditEntry decide(DecisionKind verb) {
        return decide(verb, Optional.empty(), OptionalInt.empty(), new TreeMap<>());
    }

    AuditEntry decide(DecisionKind verb, String team) {
        return decide(verb, Optional.empty(), OptionalInt.of(number(team)), new TreeMap<>());
    }

    AuditEntry disqualify(String team, Disqualification results) {
        return decide(new RefereeDecision.Disqualified(number(team), results));
    }

    AuditEntry award(Fixture fixture, String winner) {
        return decide(RefereeDecision.award(fixture.id(), fixture.seats(), number(winner), OptionalInt.empty()));
    }

    AuditEntry decide(RefereeDecision what) {
        return store.decide(DecisionCodec.written(what, "referee", "since", 1));
    }

    AuditEntry replay(Fixture fixture) {
        return decide(new RefereeDecision.ReplayOrdered(fixture.id()));
    }

    private AuditEntry decide(
            DecisionKind verb, Optional<String> fixture, OptionalInt contestant, SortedMap<String, String> details) {
        return store.decide(new DecisionEntry(verb.key(), fixture, contestant, "referee", "since", details, 1));
    }

    @Override
    public void close() {
        store.close();
    }
}
