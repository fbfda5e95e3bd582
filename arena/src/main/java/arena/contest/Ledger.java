package arena.contest;

import arena.store.Attempted;
import arena.store.Decision;
import arena.store.Ended;
import arena.store.SeatEnd;
import arena.store.Verdict;
import arena.tournament.format.Fixture;
import arena.tournament.format.Presence;
import arena.tournament.format.Score;
import arena.tournament.format.Scores;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Which result of a game counts: the referee's last word on it, else the first attempt since then that ended in a verdict; and who
 * was disqualified, and when.
 *
 * <p>Nothing is ever taken away: an attempt that counts no more is still there.
 */
public final class Ledger implements Scores {

    private final SortedMap<String, List<Attempted>> attempts = new TreeMap<>();
    private final SortedMap<String, Decision> rulings = new TreeMap<>();
    /** What a contestant was from a moment on, by its sequence; only of those who were ever disqualified. */
    private final SortedMap<Integer, NavigableMap<Long, Presence>> presence = new TreeMap<>();
    /** When each game began, or was decided without having begun. */
    private final SortedMap<String, Long> begun = new TreeMap<>();

    private Ledger() {}

    /** Reads what was kept, in the order in which it happened. */
    public static Ledger of(List<Attempted> attempts, List<Decision> decisions) {
        Ledger ledger = new Ledger();
        for (Attempted one : attempts) {
            ledger.attempts
                    .computeIfAbsent(one.attempt().fixture(), fixture -> new ArrayList<>())
                    .add(one);
            ledger.begun.merge(one.attempt().fixture(), one.attempt().sequence(), Math::min);
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
                decision.decided().fixture().ifPresent(fixture -> rule(fixture, decision));
            case DISQUALIFIED -> change(decision, Disqualification.of(decision).presence());
            case CLEARED -> change(decision, Presence.IN);
            default -> {
                // What concerns no result.
            }
        }
    }

    private void rule(String fixture, Decision decision) {
        rulings.put(fixture, decision);
        if (!isReplay(decision)) {
            begun.merge(fixture, decision.sequence(), Math::min);
        }
    }

    private void change(Decision decision, Presence now) {
        decision.decided()
                .contestant()
                .ifPresent(team ->
                        presence.computeIfAbsent(team, fresh -> new TreeMap<>()).put(decision.sequence(), now));
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
        return presence.keySet().stream()
                .filter(team -> presence(team) != Presence.IN)
                .collect(Collectors.toCollection(TreeSet::new));
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
        return counted(fixture.id()).flatMap(Attempted::ended).map(end -> score(end, fixture));
    }

    @Override
    public boolean isRunning(Fixture fixture) {
        return standing(fixture.id()).stream().anyMatch(one -> one.ended().isEmpty());
    }

    @Override
    public Presence presence(int contestant, Predicate<String> games) {
        NavigableMap<Long, Presence> changes = presence.get(contestant);
        if (changes == null) {
            return Presence.IN;
        }
        long moment = begun.entrySet().stream()
                .filter(game -> games.test(game.getKey()))
                .mapToLong(Map.Entry::getValue)
                .min()
                .orElse(Long.MAX_VALUE);
        return Optional.ofNullable(changes.lowerEntry(moment))
                .map(Map.Entry::getValue)
                .orElse(Presence.IN);
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
