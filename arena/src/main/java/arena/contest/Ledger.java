package arena.contest;

import arena.store.Attempted;
import arena.store.Decision;
import arena.store.Ended;
import arena.store.SeatEnd;
import arena.store.Verdict;
import arena.tournament.format.Fixture;
import arena.tournament.format.Score;
import arena.tournament.format.Scores;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which result of a game counts: the referee's last word on it, else the first attempt since then that ended in a verdict, else that
 * a team was disqualified.
 *
 * <p>Nothing is ever taken away: an attempt that counts no more is still there.
 */
public final class Ledger implements Scores {

    private final SortedMap<String, List<Attempted>> attempts = new TreeMap<>();
    private final SortedMap<String, Decision> rulings = new TreeMap<>();
    private final SortedSet<Integer> disqualified = new TreeSet<>();

    private Ledger() {}

    /** Reads what was kept, in the order in which it happened. */
    public static Ledger of(List<Attempted> attempts, List<Decision> decisions) {
        Ledger ledger = new Ledger();
        for (Attempted one : attempts) {
            ledger.attempts
                    .computeIfAbsent(one.attempt().fixture(), fixture -> new ArrayList<>())
                    .add(one);
        }
        decisions.forEach(ledger::take);
        return ledger;
    }

    private void take(Decision decision) {
        Optional<Verb> verb = Verb.of(decision.decided().verb());
        if (verb.isEmpty()) {
            return;
        }
        switch (verb.get()) {
            case AWARDED, RESULT_ENTERED, REPLAY_ORDERED ->
                decision.decided().fixture().ifPresent(fixture -> rulings.put(fixture, decision));
            case DISQUALIFIED -> decision.decided().contestant().ifPresent(team -> disqualified.add(team));
            case CLEARED -> decision.decided().contestant().ifPresent(team -> disqualified.remove(team));
            default -> {
                // What concerns no result.
            }
        }
    }

    /** Returns all attempts at a game, the first one first. */
    public List<Attempted> attempts(String fixture) {
        return List.copyOf(attempts.getOrDefault(fixture, List.of()));
    }

    /** Returns the referee's last word on a game. */
    public Optional<Decision> ruling(String fixture) {
        return Optional.ofNullable(rulings.get(fixture));
    }

    /** Returns who plays no more. */
    public SortedSet<Integer> disqualified() {
        return new TreeSet<>(disqualified);
    }

    /** Returns the attempts that the referee has not thrown out. */
    List<Attempted> standing(String fixture) {
        long thrownOut =
                ruling(fixture).filter(Ledger::isReplay).map(Decision::sequence).orElse(0L);
        return attempts(fixture).stream()
                .filter(one -> one.attempt().sequence() > thrownOut)
                .toList();
    }

    /** Returns how the attempts failed that count for nothing, the host's own endings aside. */
    List<Ended> failures(String fixture) {
        return standing(fixture).stream()
                .map(Attempted::ended)
                .flatMap(Optional::stream)
                .filter(end -> end.verdict() == Verdict.BROKEN && !Causes.isNeverAsked(end.cause()))
                .toList();
    }

    private static boolean isReplay(Decision decision) {
        return decision.decided().verb().equals(Verb.REPLAY_ORDERED.key());
    }

    /** Returns the attempt that counts, unless the referee has said otherwise. */
    public Optional<Attempted> counted(String fixture) {
        return isSettled(fixture)
                ? Optional.empty()
                : standing(fixture).stream()
                        .filter(one -> one.ended()
                                .filter(end -> end.verdict() == Verdict.DECIDED)
                                .isPresent())
                        .findFirst();
    }

    /** Returns whether the referee has said how a game counts. */
    private boolean isSettled(String fixture) {
        return ruling(fixture).filter(decision -> !isReplay(decision)).isPresent();
    }

    @Override
    public Optional<Score> of(Fixture fixture) {
        if (isSettled(fixture.id())) {
            return ruling(fixture.id()).map(decision -> RuledScore.score(decision, fixture));
        }
        return counted(fixture.id())
                .flatMap(Attempted::ended)
                .map(end -> score(end, fixture))
                .or(() -> isRunning(fixture.id()) ? Optional.empty() : RuledScore.withoutGame(fixture, disqualified));
    }

    /** Returns whether a game is being played that will count; until it has ended nobody has lost it for being disqualified. */
    private boolean isRunning(String fixture) {
        return standing(fixture).stream().anyMatch(one -> one.ended().isEmpty());
    }

    private static Score score(Ended end, Fixture fixture) {
        List<SeatEnd> seats = fixture.seats().stream()
                .map(contestant -> end.seats().stream()
                        .filter(seat -> seat.contestant() == contestant)
                        .findFirst()
                        .orElseThrow(() -> new IllegalStateException(
                                "the result of " + fixture.id() + " does not name contestant " + contestant)))
                .toList();
        return new Score(
                seats.stream().map(SeatEnd::place).toList(),
                seats.stream().map(SeatEnd::points).toList(),
                end.moves());
    }
}
