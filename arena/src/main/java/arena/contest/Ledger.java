package arena.contest;

import arena.store.Attempted;
import arena.store.Decision;
import arena.store.Ended;
import arena.store.Verdict;
import arena.tournament.GameResult;
import arena.tournament.format.CountedResults;
import arena.tournament.format.Fixture;
import arena.tournament.format.Participation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Which result of a game counts: the referee's last word on it, else the first attempt since then that ended in a
 * verdict; and who was disqualified, and when.
 *
 * <p>Nothing is ever taken away: an attempt that counts no more is still there. A ledger never changes; {@link #after}
 * is the next one.
 */
public final class Ledger implements CountedResults {

    private static final Ledger EMPTY =
            new Ledger(PersistentMap.empty(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>());

    private final PersistentMap<Contestant> entries;
    /** What a contestant was from a moment on, by its sequence; only of those who were ever disqualified. */
    private final SortedMap<Integer, NavigableMap<Long, Participation>> presence;
    /**
     * When the first game of each {@link Fixture#part part of the contest} began, or was decided without having begun.
     */
    private final SortedMap<String, Long> begun;
    /** The attempts that ended in no verdict, or with a changed entry, by the sequence of their beginnings. */
    private final SortedMap<Long, Attempted> mishaps;
    /** The teams on probation that lose a game which others play, by its id. */
    private final SortedMap<String, SortedSet<Integer>> forfeits;

    private Ledger(
            PersistentMap<Contestant> entries,
            SortedMap<Integer, NavigableMap<Long, Participation>> presence,
            SortedMap<String, Long> begun,
            SortedMap<Long, Attempted> mishaps,
            SortedMap<String, SortedSet<Integer>> forfeits) {
        this.entries = entries;
        this.presence = presence;
        this.begun = begun;
        this.mishaps = mishaps;
        this.forfeits = forfeits;
    }

    /**
     * The referee's last word on a game.
     *
     * @param result how it counts; nothing if it is to be played again
     */
    private record Ruling(Decision decision, Optional<GameResult> result) {}

    /** What is known of one game: all attempts at it, the first one first, and the referee's last word. */
    private record Contestant(List<Attempted> attempts, Optional<Ruling> ruling) {
        private static final Contestant NONE = new Contestant(List.of(), Optional.empty());

        Contestant {
            attempts = List.copyOf(attempts);
        }

        /** Returns it with an attempt that has begun, or has ended since. */
        Contestant with(Attempted attempted) {
            List<Attempted> all = new ArrayList<>(attempts);
            all.removeIf(one -> one.attempt().sequence() == attempted.attempt().sequence());
            int place = (int) all.stream()
                    .filter(one ->
                            one.attempt().sequence() < attempted.attempt().sequence())
                    .count();
            all.add(place, attempted);
            return new Contestant(all, ruling);
        }

        /** Returns whether the referee has said how the game counts. */
        boolean isSettled() {
            return ruling.flatMap(Ruling::result).isPresent();
        }

        /** Returns the attempts that the referee has not thrown out. */
        List<Attempted> standing() {
            if (ruling.isEmpty()) {
                return attempts;
            }
            long thrownOut = ruling.filter(last -> last.result().isEmpty())
                    .map(last -> last.decision().sequence())
                    .orElse(0L);
            return attempts.stream()
                    .filter(one -> one.attempt().sequence() > thrownOut)
                    .toList();
        }

        /** Returns the attempt that counts, unless the referee has said otherwise. */
        Optional<Attempted> counted() {
            return isSettled() ? Optional.empty() : decided();
        }

        /** Returns the first standing attempt that ended in a verdict. */
        Optional<Attempted> decided() {
            return standing().stream()
                    .filter(one -> one.ended()
                            .filter(end -> end.verdict() == Verdict.DECIDED)
                            .isPresent())
                    .findFirst();
        }
    }

    /** Reads what was kept, in the order in which it happened. */
    public static Ledger of(List<Attempted> attempts, List<Decision> decisions) {
        return EMPTY.after(attempts, decisions);
    }

    /**
     * Returns what counts after more has happened.
     *
     * @param attempts those that have begun or ended since
     * @param decisions those that were taken since, in order
     */
    Ledger after(List<Attempted> attempts, List<Decision> decisions) {
        Addition addition = new Addition(this);
        attempts.forEach(addition::take);
        decisions.forEach(addition::take);
        return new Ledger(
                entries.with(addition.entries), addition.presence, addition.begun, addition.mishaps, addition.forfeits);
    }

    /** What comes to a ledger. */
    private static final class Addition {
        private final Ledger before;
        private final SortedMap<String, Contestant> entries = new TreeMap<>();
        private SortedMap<Integer, NavigableMap<Long, Participation>> presence;
        private SortedMap<String, Long> begun;
        private SortedMap<Long, Attempted> mishaps;
        private SortedMap<String, SortedSet<Integer>> forfeits;

        Addition(Ledger before) {
            this.before = before;
            this.presence = before.presence;
            this.begun = before.begun;
            this.mishaps = before.mishaps;
            this.forfeits = before.forfeits;
        }

        private Contestant entry(String fixture) {
            Contestant known = entries.get(fixture);
            return known == null ? before.entry(fixture) : known;
        }

        void take(Attempted one) {
            String fixture = one.attempt().fixture();
            entries.put(fixture, entry(fixture).with(one));
            begins(fixture, one.attempt().sequence());
            if (one.ended().filter(Ledger::isMishap).isPresent()) {
                mishaps = mishaps == before.mishaps ? new TreeMap<>(mishaps) : mishaps;
                mishaps.put(one.attempt().sequence(), one);
            }
        }

        private void begins(String fixture, long moment) {
            String part = Fixture.part(fixture);
            if (begun.getOrDefault(part, Long.MAX_VALUE) > moment) {
                begun = begun == before.begun ? new TreeMap<>(begun) : begun;
                begun.put(part, moment);
            }
        }

        void take(Decision decision) {
            ContestDecision what = KeptDecision.read(decision);
            if (what instanceof ContestDecision.Settled settled) {
                rule(settled.game(), new Ruling(decision, Optional.of(settled.result())));
            } else if (what instanceof ContestDecision.ReplayOrdered replay) {
                rule(replay.game(), new Ruling(decision, Optional.empty()));
                forfeit((game, team) -> !game.equals(replay.game()));
            } else if (what instanceof ContestDecision.SeatForfeited forfeit) {
                forfeit((game, team) -> true);
                forfeits.computeIfAbsent(forfeit.game(), none -> new TreeSet<>())
                        .add(forfeit.team());
            } else if (what instanceof ContestDecision.Disqualified out) {
                change(out.team(), decision, out.results().presence());
            } else if (what instanceof ContestDecision.Cleared cleared) {
                change(cleared.team(), decision, Participation.IN);
                forfeit((game, team) -> team != cleared.team());
            }
        }

        /** Keeps those forfeits that pass. */
        private void forfeit(BiPredicate<String, Integer> kept) {
            SortedMap<String, SortedSet<Integer>> next = new TreeMap<>();
            forfeits.forEach((game, teams) -> {
                SortedSet<Integer> left = teams.stream()
                        .filter(team -> kept.test(game, team))
                        .collect(Collectors.toCollection(TreeSet::new));
                if (!left.isEmpty()) {
                    next.put(game, left);
                }
            });
            forfeits = next;
        }

        private void rule(String fixture, Ruling ruling) {
            entries.put(fixture, new Contestant(entry(fixture).attempts(), Optional.of(ruling)));
            if (ruling.result().isPresent()) {
                begins(fixture, ruling.decision().sequence());
            }
        }

        private void change(int team, Decision decision, Participation now) {
            SortedMap<Integer, NavigableMap<Long, Participation>> next = new TreeMap<>(presence);
            next.put(team, new TreeMap<>(next.getOrDefault(team, new TreeMap<>())));
            next.get(team).put(decision.sequence(), now);
            presence = next;
        }
    }

    private static boolean isMishap(Ended end) {
        return end.verdict() == Verdict.BROKEN || end.cause().equals(Causes.ENTRY_CHANGED);
    }

    private Contestant entry(String fixture) {
        return entries.get(fixture).orElse(Contestant.NONE);
    }

    /** Returns all attempts at a game, the first one first. */
    public List<Attempted> attempts(String fixture) {
        return entry(fixture).attempts();
    }

    /** Returns the referee's last word on a game. */
    public Optional<Decision> ruling(String fixture) {
        return entry(fixture).ruling().map(Ruling::decision);
    }

    /** Returns who plays no more. */
    public SortedSet<Integer> disqualified() {
        return presence.keySet().stream()
                .filter(team -> presence(team) != Participation.IN)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns for whom another sits in a game, each with the {@link Causes cause} that stands with its seat. */
    public SortedMap<Integer, String> absent(String fixture) {
        SortedMap<Integer, String> absent = new TreeMap<>();
        forfeits.getOrDefault(fixture, Collections.emptySortedSet())
                .forEach(team -> absent.put(team, Causes.ON_PROBATION));
        disqualified().forEach(team -> absent.put(team, Causes.DISQUALIFIED));
        return absent;
    }

    /**
     * Returns the attempts that ended in no verdict, or with a changed entry, in the order in which they were begun.
     */
    List<Attempted> mishaps() {
        return List.copyOf(mishaps.values());
    }

    /** Returns how the attempts failed that count for nothing, the host's own endings aside. */
    List<Ended> failures(String fixture) {
        return entry(fixture).standing().stream()
                .map(Attempted::ended)
                .flatMap(Optional::stream)
                .filter(end -> end.verdict() == Verdict.BROKEN && !Causes.isNeverAsked(end.cause()))
                .toList();
    }

    /** Returns the attempt that counts, unless the referee has said otherwise. */
    public Optional<Attempted> counted(String fixture) {
        return entry(fixture).counted();
    }

    /** Returns the attempt that would count if the referee had said nothing but to play the game again. */
    public Optional<Attempted> played(String fixture) {
        return entry(fixture).decided();
    }

    @Override
    public Optional<GameResult> of(Fixture fixture) {
        Contestant entry = entry(fixture.id());
        return entry.ruling()
                .flatMap(Ruling::result)
                .or(() -> entry.counted().flatMap(Attempted::ended).map(Ended::result))
                .map(result -> result.seated(fixture.seats()));
    }

    @Override
    public boolean isRunning(Fixture fixture) {
        return entry(fixture.id()).standing().stream()
                .anyMatch(one -> one.ended().isEmpty());
    }

    @Override
    public boolean anybodyDisqualified() {
        return !presence.isEmpty();
    }

    @Override
    public Participation presence(int contestant, Predicate<String> games) {
        NavigableMap<Long, Participation> changes = presence.get(contestant);
        if (changes == null) {
            return Participation.IN;
        }
        long moment = begun.entrySet().stream()
                .filter(part -> games.test(part.getKey()))
                .mapToLong(Map.Entry::getValue)
                .min()
                .orElse(Long.MAX_VALUE);
        return Optional.ofNullable(changes.lowerEntry(moment))
                .map(Map.Entry::getValue)
                .orElse(Participation.IN);
    }
}
