package arena.contest;

import arena.store.Attempt;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.AuditEntry;
import arena.store.Verdict;
import arena.tournament.GameResult;
import arena.tournament.MoveTally;
import arena.tournament.SeatResult;
import arena.tournament.format.Fixture;
import arena.tournament.format.SectionState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;

/** A contest with random events of every possible kind. */
final class RandomContestEvents {

    private static final List<String> CAUSES = List.of(
            AttemptCauses.INFRASTRUCTURE,
            AttemptCauses.NOBODY_READY,
            AttemptCauses.STOPPED,
            AttemptCauses.ENTRY_CHANGED,
            AttemptCauses.ARENA_ENDED);

    private final Contest contest;
    private final Random random;
    private final List<AttemptRow> attempts = new ArrayList<>();
    private final List<AuditEntry> decisions = new ArrayList<>();
    private final List<Fixture> running = new ArrayList<>();
    private long sequence;

    /** The entries of one step. */
    record Step(List<AttemptRow> attempts, List<AuditEntry> decisions) {}

    RandomContestEvents(Contest contest, long seed) {
        this.contest = contest;
        this.random = new Random(seed);
    }

    List<AttemptRow> attempts() {
        return attempts;
    }

    List<AuditEntry> decisions() {
        return decisions;
    }

    List<Fixture> running() {
        return running;
    }

    /** Applies a random event. */
    Step next(ContestState now) {
        List<Fixture> free = now.open().stream()
                .filter(one -> running.stream().noneMatch(other -> other.id().equals(one.id())))
                .toList();
        int chance = random.nextInt(100);
        if (chance < 8) {
            return rule(now);
        }
        if (chance < 12) {
            return team();
        }
        if (running.isEmpty() ? !free.isEmpty() : running.size() < 3 && !free.isEmpty() && chance < 50) {
            Fixture fixture = one(free);
            running.add(fixture);
            return begun(new Attempt(++sequence, fixture.id(), 1, fixture.seats(), "test", 1));
        }
        return running.isEmpty() ? rule(now) : end(running.remove(random.nextInt(running.size())));
    }

    private Step begun(Attempt attempt) {
        AttemptRow begun = new AttemptRow(attempt, Optional.empty(), attempt.sequence());
        attempts.add(begun);
        return new Step(List.of(begun), List.of());
    }

    private Step end(Fixture fixture) {
        int last = IntStream.range(0, attempts.size())
                .filter(index -> attempts.get(index).attempt().fixture().equals(fixture.id()))
                .reduce((earlier, later) -> later)
                .orElseThrow();
        AttemptResult ended = random.nextInt(12) == 0 ? broken(fixture) : decided(fixture);
        AttemptRow whole = new AttemptRow(attempts.get(last).attempt(), Optional.of(ended), ++sequence);
        attempts.set(last, whole);
        return new Step(List.of(whole), List.of());
    }

    private AttemptResult broken(Fixture fixture) {
        String cause = one(CAUSES);
        int changed = one(fixture.seats());
        List<SeatResult> seats = cause.equals(AttemptCauses.ENTRY_CHANGED)
                ? List.of(new SeatResult(changed, 1, 0, cause, "A file has changed.", MoveTally.NONE))
                : List.of();
        return new AttemptResult(
                Verdict.BROKEN, cause, "broken off", "It happened.", new GameResult(seats, 0), 0, "", 1);
    }

    private AttemptResult decided(Fixture fixture) {
        GameResult score = score(fixture);
        List<SeatResult> seats = score.seats().stream()
                .map(seat -> new SeatResult(
                        seat.contestant(),
                        seat.place(),
                        seat.points(),
                        "over",
                        random.nextInt(4) == 0 ? "wrote nonsense" : "",
                        new MoveTally(5, 0, 0, 10, 5)))
                .toList();
        return new AttemptResult(
                Verdict.DECIDED, AttemptCauses.PLAYED, "won", "", new GameResult(seats, score.moves()), 10, "", 1);
    }

    /** Returns the result of a game; with few move numbers, so that many are tied. */
    private GameResult score(Fixture fixture) {
        int seats = fixture.seats().size();
        List<Integer> places = new ArrayList<>(
                random.nextInt(6) == 0
                        ? Collections.nCopies(seats, 1)
                        : IntStream.rangeClosed(1, seats).boxed().toList());
        Collections.shuffle(places, random);
        return GameResult.of(
                fixture.seats(),
                places,
                places.stream().map(place -> 3L * (seats - place)).toList(),
                20 + random.nextInt(3));
    }

    /** Applies a decision about a game: mostly one that was played, sometimes one that is not known. */
    private Step rule(ContestState now) {
        Fixture fixture = one(now.progress().fixtures());
        return switch (random.nextInt(4)) {
            case 0 -> decide(new RefereeDecision.ReplayOrdered(fixture.id()));
            case 1 ->
                decide(RefereeDecision.award(fixture.id(), fixture.seats(), one(fixture.seats()), OptionalInt.empty()));
            case 2 -> decide(new RefereeDecision.ResultEntered(fixture.id(), score(fixture)));
            default -> decide(new RefereeDecision.Resumed());
        };
    }

    private Step team() {
        int team = random.nextInt(contest.entries().size());
        return switch (random.nextInt(6)) {
            case 0 -> decide(new RefereeDecision.Disqualified(team, Disqualification.OUT));
            case 1 -> decide(new RefereeDecision.Disqualified(team, Disqualification.STAND));
            default -> decide(new RefereeDecision.Cleared(team));
        };
    }

    private Step decide(RefereeDecision what) {
        AuditEntry decision =
                new AuditEntry(decisions.size() + 1, ++sequence, DecisionCodec.written(what, "referee", "since", 1));
        decisions.add(decision);
        return new Step(List.of(), List.of(decision));
    }

    private <T> T one(List<T> things) {
        return things.get(random.nextInt(things.size()));
    }

    /** Returns everything that can be read of a state, as text. */
    static String text(ContestState now, List<Fixture> running) {
        StringBuilder text = new StringBuilder();
        text.append(now.phase())
                .append(now.pending().probation())
                .append(now.pending().changed())
                .append('\n');
        now.pending().questions().forEach(question -> text.append(question).append('\n'));
        text.append("next ").append(new NextGame(now).next(running)).append('\n');
        text.append("open ").append(ids(now.open())).append(" done ").append(now.done());
        text.append("\nall ").append(ids(now.progress().fixtures())).append("\nplacing ");
        text.append(now.progress().placing())
                .append(now.progress().out())
                .append(now.progress().over());
        for (SectionState state : now.progress().sections()) {
            text.append('\n').append(state.section().id()).append(' ').append(state.members());
            text.append(state.over()).append(state.annulled()).append(state.fixtures());
            state.fixtures().forEach(one -> text.append('\n').append(state.result(one)));
            state.rows().forEach(row -> text.append('\n').append(row));
        }
        now.progress()
                .fixtures()
                .forEach(one -> text.append('\n')
                        .append(now.ledger().attempts(one.id()))
                        .append(now.ledger().counted(one.id()))
                        .append(now.ledger().ruling(one.id())));
        return text.append('\n').append(now.attempts()).append(now.decisions()).toString();
    }

    private static List<String> ids(List<Fixture> fixtures) {
        return fixtures.stream().map(Fixture::id).toList();
    }
}
