package arena.contest;

import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.AuditEntry;
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
 * The ledger of a contest: for each game the result that counts, which is the referee's last ruling, or else the first
 * attempt since then that ended in a verdict; and the disqualified teams, each with the moment.
 *
 * <p>Nothing is ever removed: an attempt that no longer counts is still there. A ledger is immutable; {@link #after}
 * returns the next version.
 */
public final class Ledger implements CountedResults {

    private static final Ledger EMPTY =
            new Ledger(PersistentMap.empty(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>());

    private final PersistentMap<GameHistory> entries;
    /**
     * The participation of a contestant from each sequence number on; only of contestants that were ever disqualified.
     */
    private final SortedMap<Integer, NavigableMap<Long, Participation>> presence;
    /**
     * The sequence number of the first beginning in each {@link Fixture#part part of the contest}, or of a decision
     * about a game without one.
     */
    private final SortedMap<String, Long> begun;
    /**
     * The attempts that ended without a verdict or with a changed entry, by the sequence number of their beginnings.
     */
    private final SortedMap<Long, AttemptRow> brokenAttempts;
    /** The teams on probation that forfeit a game which others play, by its id. */
    private final SortedMap<String, SortedSet<Integer>> forfeits;

    private Ledger(
            PersistentMap<GameHistory> entries,
            SortedMap<Integer, NavigableMap<Long, Participation>> presence,
            SortedMap<String, Long> begun,
            SortedMap<Long, AttemptRow> mishaps,
            SortedMap<String, SortedSet<Integer>> forfeits) {
        this.entries = entries;
        this.presence = presence;
        this.begun = begun;
        this.brokenAttempts = mishaps;
        this.forfeits = forfeits;
    }

    /**
     * The referee's last ruling on a game.
     *
     * @param result the result that counts; nothing if the game is to be replayed
     */
    private record RefereeRuling(AuditEntry decision, Optional<GameResult> result) {}

    /** The history of one game: all attempts at it, the first one first, and the referee's last ruling. */
    private record GameHistory(List<AttemptRow> attempts, Optional<RefereeRuling> ruling) {
        private static final GameHistory NONE = new GameHistory(List.of(), Optional.empty());

        GameHistory {
            attempts = List.copyOf(attempts);
        }

        /** Returns the history with an attempt that has begun, or has ended since. */
        GameHistory with(AttemptRow attempted) {
            List<AttemptRow> all = new ArrayList<>(attempts);
            all.removeIf(one -> one.attempt().sequence() == attempted.attempt().sequence());
            int place = (int) all.stream()
                    .filter(one ->
                            one.attempt().sequence() < attempted.attempt().sequence())
                    .count();
            all.add(place, attempted);
            return new GameHistory(all, ruling);
        }

        /** Returns whether the referee has entered a result. */
        boolean isSettled() {
            return ruling.flatMap(RefereeRuling::result).isPresent();
        }

        /** Returns the attempts after the last replay that the referee ordered. */
        List<AttemptRow> standing() {
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

        /** Returns the attempt that counts, unless the referee has entered a result. */
        Optional<AttemptRow> counted() {
            return isSettled() ? Optional.empty() : decided();
        }

        /** Returns the first of them that ended in a verdict. */
        Optional<AttemptRow> decided() {
            return standing().stream()
                    .filter(one -> one.ended()
                            .filter(end -> end.verdict() == Verdict.DECIDED)
                            .isPresent())
                    .findFirst();
        }
    }

    /** Returns the ledger of a log, in the order of its entries. */
    public static Ledger of(List<AttemptRow> attempts, List<AuditEntry> decisions) {
        return EMPTY.after(attempts, decisions);
    }

    /**
     * Returns the next version, after new entries.
     *
     * @param attempts the attempts that have begun or ended since
     * @param decisions the decisions since, in order
     */
    Ledger after(List<AttemptRow> attempts, List<AuditEntry> decisions) {
        Addition addition = new Addition(this);
        attempts.forEach(addition::add);
        decisions.forEach(addition::add);
        return new Ledger(
                entries.with(addition.entries),
                addition.presence,
                addition.begun,
                addition.brokenAttempts,
                addition.forfeits);
    }

    /** The changes of a ledger by new entries. */
    private static final class Addition {
        private final Ledger before;
        private final SortedMap<String, GameHistory> entries = new TreeMap<>();
        private SortedMap<Integer, NavigableMap<Long, Participation>> presence;
        private SortedMap<String, Long> begun;
        private SortedMap<Long, AttemptRow> brokenAttempts;
        private SortedMap<String, SortedSet<Integer>> forfeits;

        Addition(Ledger before) {
            this.before = before;
            this.presence = before.presence;
            this.begun = before.begun;
            this.brokenAttempts = before.brokenAttempts;
            this.forfeits = before.forfeits;
        }

        private GameHistory entry(String fixture) {
            GameHistory known = entries.get(fixture);
            return known == null ? before.entry(fixture) : known;
        }

        void add(AttemptRow one) {
            String fixture = one.attempt().fixture();
            entries.put(fixture, entry(fixture).with(one));
            begins(fixture, one.attempt().sequence());
            if (one.ended().filter(Ledger::isBroken).isPresent()) {
                brokenAttempts =
                        brokenAttempts == before.brokenAttempts ? new TreeMap<>(brokenAttempts) : brokenAttempts;
                brokenAttempts.put(one.attempt().sequence(), one);
            }
        }

        private void begins(String fixture, long moment) {
            String part = Fixture.part(fixture);
            if (begun.getOrDefault(part, Long.MAX_VALUE) > moment) {
                begun = begun == before.begun ? new TreeMap<>(begun) : begun;
                begun.put(part, moment);
            }
        }

        void add(AuditEntry decision) {
            RefereeDecision what = DecisionCodec.read(decision);
            if (what instanceof RefereeDecision.Settled settled) {
                rule(settled.game(), new RefereeRuling(decision, Optional.of(settled.result())));
            } else if (what instanceof RefereeDecision.ReplayOrdered replay) {
                rule(replay.game(), new RefereeRuling(decision, Optional.empty()));
                forfeit((game, team) -> !game.equals(replay.game()));
            } else if (what instanceof RefereeDecision.SeatForfeited forfeit) {
                forfeit((game, team) -> true);
                forfeits.computeIfAbsent(forfeit.game(), none -> new TreeSet<>())
                        .add(forfeit.team());
            } else if (what instanceof RefereeDecision.Disqualified out) {
                change(out.team(), decision, out.results().presence());
            } else if (what instanceof RefereeDecision.Cleared cleared) {
                change(cleared.team(), decision, Participation.IN);
                forfeit((game, team) -> team != cleared.team());
            }
        }

        /** Removes the forfeits that do not pass a filter. */
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

        private void rule(String fixture, RefereeRuling ruling) {
            entries.put(fixture, new GameHistory(entry(fixture).attempts(), Optional.of(ruling)));
            if (ruling.result().isPresent()) {
                begins(fixture, ruling.decision().sequence());
            }
        }

        private void change(int team, AuditEntry decision, Participation now) {
            SortedMap<Integer, NavigableMap<Long, Participation>> next = new TreeMap<>(presence);
            next.put(team, new TreeMap<>(next.getOrDefault(team, new TreeMap<>())));
            next.get(team).put(decision.sequence(), now);
            presence = next;
        }
    }

    private static boolean isBroken(AttemptResult end) {
        return end.verdict() == Verdict.BROKEN || end.cause().equals(AttemptCauses.ENTRY_CHANGED);
    }

    private GameHistory entry(String fixture) {
        return entries.get(fixture).orElse(GameHistory.NONE);
    }

    /** Returns all attempts at a game, the first one first. */
    public List<AttemptRow> attempts(String fixture) {
        return entry(fixture).attempts();
    }

    /** Returns the referee's last ruling on a game. */
    public Optional<AuditEntry> ruling(String fixture) {
        return entry(fixture).ruling().map(RefereeRuling::decision);
    }

    /** Returns the disqualified teams. */
    public SortedSet<Integer> disqualified() {
        return presence.keySet().stream()
                .filter(team -> presence(team) != Participation.IN)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * Returns the contestants of a game whose seat a substitute plays, each with the {@link AttemptCauses cause} of its
     * seat.
     */
    public SortedMap<Integer, String> absent(String fixture) {
        SortedMap<Integer, String> absent = new TreeMap<>();
        forfeits.getOrDefault(fixture, Collections.emptySortedSet())
                .forEach(team -> absent.put(team, AttemptCauses.ON_PROBATION));
        disqualified().forEach(team -> absent.put(team, AttemptCauses.DISQUALIFIED));
        return absent;
    }

    /** Returns the attempts that ended without a verdict or with a changed entry, in the order of their beginnings. */
    List<AttemptRow> brokenAttempts() {
        return List.copyOf(brokenAttempts.values());
    }

    /** Returns the results of the attempts that failed, except for those that the host or the arena ended. */
    List<AttemptResult> failures(String fixture) {
        return entry(fixture).standing().stream()
                .map(AttemptRow::ended)
                .flatMap(Optional::stream)
                .filter(end -> end.verdict() == Verdict.BROKEN && !AttemptCauses.isNeverAsked(end.cause()))
                .toList();
    }

    /** Returns the attempt that counts, unless the referee has entered a result. */
    public Optional<AttemptRow> counted(String fixture) {
        return entry(fixture).counted();
    }

    /** Returns the attempt that would count if the referee had entered no result. */
    public Optional<AttemptRow> played(String fixture) {
        return entry(fixture).decided();
    }

    @Override
    public Optional<GameResult> of(Fixture fixture) {
        GameHistory entry = entry(fixture.id());
        return entry.ruling()
                .flatMap(RefereeRuling::result)
                .or(() -> entry.counted().flatMap(AttemptRow::ended).map(AttemptResult::result))
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
