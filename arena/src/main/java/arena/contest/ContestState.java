package arena.contest;

import arena.config.ContestSettings;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.AuditEntry;
import arena.store.DecisionEntry;
import arena.tournament.format.ContestProgress;
import arena.tournament.format.Fixture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.LongStream;

/**
 * The state of a contest, which pages, reports and the runner read.
 *
 * @param progress its standings, its games, and the teams that advance
 * @param ledger the results that count
 * @param phase its phase
 * @param pending the decisions that it waits for
 * @param attemptsByTeam the attempts of each team
 * @param entries the digests of the programs that count
 * @param attempts all attempts, in the order of their beginnings
 * @param decisions the audit trail, in order
 * @param isPlayed whether an arena plays the contest, as far as is known; if none does, an attempt without an end was
 *     broken off
 */
public record ContestState(
        Contest contest,
        ContestProgress progress,
        Ledger ledger,
        ContestPhase phase,
        PendingDecisions pending,
        AttemptsByTeam attemptsByTeam,
        EntryDigests entries,
        List<AttemptRow> attempts,
        List<AuditEntry> decisions,
        boolean isPlayed) {

    public ContestState {
        attempts = List.copyOf(attempts);
        decisions = List.copyOf(decisions);
    }

    /** Returns the state of a contest that is being played, computed from the whole log. */
    public static ContestState of(Contest contest, List<AttemptRow> attempts, List<AuditEntry> decisions) {
        Ledger ledger = Ledger.of(attempts, decisions);
        ContestProgress progress = ContestProgress.of(contest.plan(), ledger, contest.seal(), contest.names());
        return new StoredContest(contest, EntryDigests.of(decisions), attempts, decisions, true)
                .state(progress, ledger, AttemptsByTeam.NONE.after(attempts));
    }

    /**
     * Returns the state after new entries, computed only where they can matter: the same as {@link #of} all entries.
     *
     * @param begunOrEnded the attempts that have begun or ended since
     * @param decided the decisions since, in order
     */
    public ContestState after(List<AttemptRow> begunOrEnded, List<AuditEntry> decided) {
        Ledger now = ledger.after(begunOrEnded, decided);
        Set<String> changed = new TreeSet<>();
        begunOrEnded.stream()
                .filter(one -> one.ended().isPresent() || now.anybodyDisqualified())
                .forEach(one -> changed.add(one.attempt().fixture()));
        decided.forEach(one -> one.decided().fixture().ifPresent(changed::add));
        List<AttemptRow> allAttempts = new ArrayList<>(attempts);
        begunOrEnded.forEach(one -> AttemptsByTeam.put(allAttempts, one));
        List<AuditEntry> allDecisions = new ArrayList<>(decisions);
        allDecisions.addAll(decided);
        EntryDigests count =
                decided.stream().anyMatch(EntryDigests::isChangedBy) ? EntryDigests.of(allDecisions) : entries;
        return new StoredContest(contest, count, allAttempts, allDecisions, isPlayed)
                .state(progress.after(now, changed), now, attemptsByTeam.after(begunOrEnded));
    }

    /** Returns the state as it would be after one more decision. */
    public ContestState with(DecisionEntry decided) {
        long last = Math.max(
                attempts.stream().mapToLong(AttemptRow::sequence).max().orElse(0),
                decisions.stream().mapToLong(AuditEntry::sequence).max().orElse(0));
        return after(List.of(), List.of(new AuditEntry(decisions.size() + 1, last + 1, decided)));
    }

    /** Returns whether the standings of its section count a game's own points. */
    public boolean countsGamePoints(Fixture fixture) {
        return progress.section(fixture.section())
                .filter(state -> state.section().ranking().countsGamePoints())
                .isPresent();
    }

    /** Returns the same state with another {@code isPlayed}. */
    public ContestState played(boolean now) {
        return new ContestState(
                contest, progress, ledger, phase, pending, attemptsByTeam, entries, attempts, decisions, now);
    }

    /** The stored part of a state; the rest is derived from it. */
    private record StoredContest(
            Contest contest,
            EntryDigests entries,
            List<AttemptRow> attempts,
            List<AuditEntry> decisions,
            boolean isPlayed) {

        ContestState state(ContestProgress progress, Ledger ledger, AttemptsByTeam appearances) {
            return new ContestState(
                    contest,
                    progress,
                    ledger,
                    phase(progress, attempts, decisions),
                    new PendingDecisions.Finder(contest, ledger, decisions).pending(progress, appearances),
                    appearances,
                    entries,
                    attempts,
                    decisions,
                    isPlayed);
        }
    }

    private static ContestPhase phase(ContestProgress progress, List<AttemptRow> attempts, List<AuditEntry> decisions) {
        if (decided(decisions, RefereeDecision.Published.class)) {
            return ContestPhase.PUBLISHED;
        }
        if (progress.over()) {
            return ContestPhase.FINISHED;
        }
        if (!attempts.isEmpty()) {
            return ContestPhase.RUNNING;
        }
        return decided(decisions, RefereeDecision.Frozen.class) ? ContestPhase.FROZEN : ContestPhase.PRACTICE;
    }

    private static boolean decided(List<AuditEntry> decisions, Class<? extends RefereeDecision> kind) {
        return DecisionCodec.last(decisions, kind).isPresent();
    }

    /** Returns the game with this id, if it is known yet. */
    public Optional<Fixture> fixture(String id) {
        return progress.fixtures().stream().filter(one -> one.id().equals(id)).findFirst();
    }

    /** Returns the games that still need a result. */
    public List<Fixture> open() {
        return progress.open();
    }

    /** Returns the games that still need a result though an attempt has ended without a verdict. */
    List<Fixture> failed() {
        return PendingDecisions.Finder.failed(progress, ledger);
    }

    /** Returns the number of games with a result. */
    public int done() {
        return progress.fixtures().size() - open().size();
    }

    /**
     * Returns the number of games: the largest possible number, until the contest is over and no pairing can need
     * another game.
     */
    public int games() {
        return progress.over()
                ? done()
                : Math.max(progress.fixtures().size(), contest.plan().games());
    }

    /** Returns the last decision of one kind. */
    public Optional<AuditEntry> last(Class<? extends RefereeDecision> kind) {
        return DecisionCodec.last(decisions, kind);
    }

    /**
     * Returns who may see the results now.
     *
     * @param before who may see them according to the contest file, which holds until a decision changes it
     */
    public ContestSettings.Results shownTo(ContestSettings.Results before) {
        ContestSettings.Results to = before;
        for (AuditEntry decision : decisions) {
            if (DecisionCodec.read(decision) instanceof RefereeDecision.ResultsShown shown) {
                to = shown.to();
            }
        }
        return phase == ContestPhase.PUBLISHED ? ContestSettings.Results.PUBLIC : to;
    }

    /** Returns the decisions about answers that were taken half-written, without those of games that are replayed. */
    public List<AuditEntry> incompleteAnswers() {
        List<AuditEntry> halves = new ArrayList<>();
        for (AuditEntry decision : decisions) {
            RefereeDecision what = DecisionCodec.read(decision);
            if (what instanceof RefereeDecision.AnswerGrew) {
                halves.add(decision);
            } else if (what instanceof RefereeDecision.ReplayOrdered replay) {
                halves.removeIf(half -> half.decided().fixture().equals(Optional.of(replay.game())));
            }
        }
        return halves;
    }

    /** Returns whether no new game may begin. */
    public boolean isPaused() {
        boolean paused = false;
        for (AuditEntry decision : decisions) {
            RefereeDecision what = DecisionCodec.read(decision);
            boolean goesOn = what instanceof RefereeDecision.Resumed || what instanceof RefereeDecision.Started;
            paused = what instanceof RefereeDecision.Paused || (paused && !goesOn);
        }
        return paused;
    }

    /**
     * Returns since when no arena plays the contest though games are left, in milliseconds since 1970: the time of the
     * last entry; nothing if it is played, has not begun, or is over.
     */
    public OptionalLong idleSince() {
        return phase == ContestPhase.RUNNING && !isPlayed
                ? LongStream.concat(
                                decisions.stream()
                                        .mapToLong(one -> one.decided().epochMillis()),
                                attempts.stream()
                                        .mapToLong(one -> one.ended()
                                                .map(AttemptResult::epochMillis)
                                                .orElseGet(() -> one.attempt().epochMillis())))
                        .max()
                : OptionalLong.empty();
    }

    /** Returns the names of some contestants, for a sentence. */
    public String names(List<Integer> contestants) {
        return String.join(" and ", contestants.stream().map(contest::name).toList());
    }

    /** Returns the fixtures of all sections, by id. */
    public SortedMap<String, Fixture> fixtures() {
        SortedMap<String, Fixture> byId = new TreeMap<>();
        progress.fixtures().forEach(one -> byId.put(one.id(), one));
        return byId;
    }
}
