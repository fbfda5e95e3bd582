package arena.audit;

import arena.contest.Contest;
import arena.contest.ContestState;
import arena.contest.DecisionCodec;
import arena.contest.EntryDigests;
import arena.contest.IntegrityCheck;
import arena.contest.Ledger;
import arena.contest.RefereeDecision;
import arena.game.GameDefinition;
import arena.match.Event;
import arena.match.MatchPurpose;
import arena.record.MatchRecord;
import arena.record.MatchSummary;
import arena.record.RecordException;
import arena.record.RecordFolder;
import arena.store.Attempt;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.AuditEntry;
import arena.store.ContestLog;
import arena.store.Verdict;
import arena.tournament.SeatResult;
import arena.tournament.format.Fixture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * An audit of a contest: it compares the store with itself, with the records of the matches, and with the rules of the
 * game.
 *
 * <p>It examines each attempt, also one that does not count, and each record that names this contest. It reports what
 * cannot be checked.
 */
public final class ContestAudit {

    private static final int MOST_NAMED = 5;

    private final Contest contest;
    private final ContestLog log;
    private final RecordFolder records;
    private final GameDefinition<?, ?, ?> definition;
    private final GameRecord.EvidenceFinder evidenceFinder;
    private final Optional<ContestState> state;
    /** True while an arena plays the contest, so that a match may end before its result is stored. */
    private final boolean isPlayed;

    private final List<String> wrong = new ArrayList<>();
    private final SortedMap<String, List<String>> unchecked = new TreeMap<>();

    /** The names of all records that name this contest, by the attempt that they name. */
    private final SortedMap<String, List<String>> recordNames = new TreeMap<>();

    private final SortedMap<String, String> usedBy = new TreeMap<>();
    private int verified;

    /**
     * The report of an audit.
     *
     * @param verified the number of attempts that were compared with their records
     * @param wrong a sentence for each error
     * @param unchecked a sentence for each kind of thing that could not be checked, with the reason
     */
    public record Report(int verified, List<String> wrong, List<String> unchecked) {
        public Report {
            wrong = List.copyOf(wrong);
            unchecked = List.copyOf(unchecked);
        }
    }

    private ContestAudit(
            Contest contest,
            StoredContest kept,
            RecordFolder records,
            GameDefinition<?, ?, ?> definition,
            GameRecord.EvidenceFinder evidenceFinder) {
        this.contest = contest;
        this.log = kept.log();
        this.isPlayed = kept.isPlayed();
        this.records = records;
        this.definition = definition;
        this.evidenceFinder = evidenceFinder;
        this.state = state(log.attempts(), log.decisions());
    }

    /**
     * Returns the state of the contest; nothing if a forged database makes the computation fail, which the integrity
     * check has reported already.
     */
    private Optional<ContestState> state(List<AttemptRow> attempts, List<AuditEntry> decisions) {
        try {
            return Optional.of(ContestState.of(contest, attempts, decisions));
        } catch (RuntimeException astray) {
            return Optional.empty();
        }
    }

    /**
     * The stored part of a contest.
     *
     * @param isPlayed whether an arena plays it now
     */
    public record StoredContest(ContestLog log, boolean isPlayed) {}

    /**
     * Audits a contest.
     *
     * @param records the folder with the records of the contest
     * @param evidenceFinder finds what a record contains besides the verdict
     */
    public static Report of(
            Contest contest,
            StoredContest kept,
            RecordFolder records,
            GameDefinition<?, ?, ?> definition,
            GameRecord.EvidenceFinder evidenceFinder) {
        ContestAudit audit = new ContestAudit(contest, kept, records, definition, evidenceFinder);
        audit.wrong.addAll(IntegrityCheck.flaws(kept.log()));
        audit.readSummaries();
        audit.log.attempts().forEach(audit::examine);
        audit.findUnknownRecords();
        audit.noteUncheckable();
        return new Report(
                audit.verified,
                audit.wrong,
                audit.unchecked.entrySet().stream()
                        .map(entry -> entry.getKey() + ": " + some(entry.getValue()) + ".")
                        .toList());
    }

    private static String some(List<String> things) {
        List<String> all = things.stream().distinct().toList();
        return String.join(", ", all.subList(0, Math.min(MOST_NAMED, all.size())))
                + (all.size() > MOST_NAMED ? " and " + (all.size() - MOST_NAMED) + " more" : "");
    }

    private void readSummaries() {
        for (MatchSummary summary : records.summaries(this::isOfThisContest)) {
            summary.began()
                    .flatMap(Event.Began::occasion)
                    .ifPresent(occasion -> recordNames
                            .computeIfAbsent(key(occasion.game(), occasion.attempt()), any -> new ArrayList<>())
                            .add(summary.name()));
        }
    }

    private boolean isOfThisContest(Event.Began began) {
        return began.occasion()
                .map(MatchPurpose::commitment)
                .filter(log.head().commitment()::equals)
                .isPresent();
    }

    private static String key(String game, int attempt) {
        return game + ", attempt " + attempt;
    }

    private void examine(AttemptRow attempted) {
        Attempt attempt = attempted.attempt();
        String id = key(attempt.fixture(), attempt.number());
        Optional<Fixture> fixture = fixture(attempt);
        if (fixture.isEmpty()) {
            wrong.add(id + ": there was no such game to play then, or the seats were not those of the toss.");
            return;
        }
        GameRecord.Played played = new GameRecord.Played(contest, fixture.get(), attempt, absent(attempt));
        Optional<AttemptResult> kept = attempted.ended();
        String record = kept.map(AttemptResult::record).orElse("");
        try {
            if (record.isEmpty()) {
                withoutRecord(id, kept);
            } else {
                withRecord(id, played, kept.orElseThrow());
            }
        } catch (RecordException unreadable) {
            wrong.add(id + ": " + unreadable.words());
        }
    }

    /**
     * Returns the fixture of an attempt. A game of a later round may have other seats by now, if the referee has
     * changed who advances; then the state at the time of the attempt counts.
     */
    private Optional<Fixture> fixture(Attempt attempt) {
        return state.flatMap(state -> fixture(state, attempt))
                .or(() -> before(attempt).flatMap(state -> fixture(state, attempt)));
    }

    private static Optional<Fixture> fixture(ContestState state, Attempt attempt) {
        return state.fixture(attempt.fixture()).filter(one -> one.seats().equals(attempt.contestants()));
    }

    private Optional<ContestState> before(Attempt attempt) {
        List<AttemptRow> attempts = log.attempts().stream()
                .filter(one -> one.attempt().sequence() < attempt.sequence())
                .map(one -> one.sequence() < attempt.sequence()
                        ? one
                        : new AttemptRow(
                                one.attempt(), Optional.empty(), one.attempt().sequence()))
                .toList();
        return state(attempts, decisionsBefore(attempt));
    }

    private List<RefereeDecision> decisions() {
        return log.decisions().stream().map(DecisionCodec::read).toList();
    }

    private List<AuditEntry> decisionsBefore(Attempt attempt) {
        return log.decisions().stream()
                .filter(one -> one.sequence() < attempt.sequence())
                .toList();
    }

    private SortedMap<Integer, String> absent(Attempt attempt) {
        return Ledger.of(List.of(), decisionsBefore(attempt)).absent(attempt.fixture());
    }

    private void withoutRecord(String id, Optional<AttemptResult> kept) {
        if (kept.filter(end -> end.verdict() == Verdict.DECIDED).isPresent()) {
            wrong.add(id + ": it has a result, but no record that shows it.");
            return;
        }
        List<String> verdicts = recordNames.getOrDefault(id, List.of()).stream()
                .filter(name -> !isRefused(name))
                .filter(name -> records.read(name).status().verdict().isPresent())
                .toList();
        if (kept.isPresent() && !verdicts.isEmpty()) {
            wrong.add(id + ": it is kept as broken (" + kept.get().cause() + "), but its record " + verdicts.get(0)
                    + " ends with a verdict.");
        } else if (!isPlayed && !verdicts.isEmpty()) {
            wrong.add(id + ": the database has no end of it, but its record " + verdicts.get(0)
                    + " ends with a verdict. Either the arena was killed just then, and `arena contest run` enters it,"
                    + " or the end was taken out of the database.");
        } else {
            noteUnchecked(
                    kept.map(end -> "Without a record, since they were broken off (" + end.cause() + ")")
                            .orElse("Without an end: they are being played, or their arena was killed"),
                    id);
        }
    }

    /** Returns whether a record is that of a refused result, which does not count. */
    private boolean isRefused(String record) {
        return log.decisions().stream()
                .anyMatch(one -> DecisionCodec.read(one) instanceof RefereeDecision.ResultRefused refused
                        && refused.record().equals(record));
    }

    private void noteUnchecked(String why, String what) {
        unchecked.computeIfAbsent(why, any -> new ArrayList<>()).add(what);
    }

    private void withRecord(String id, GameRecord.Played played, AttemptResult kept) {
        MatchRecord record = records.read(kept.record());
        Optional<String> other = Optional.ofNullable(usedBy.putIfAbsent(record.name(), id));
        other.ifPresent(first -> wrong.add(id + ": its record " + record.name() + " is also that of " + first + "."));
        if (record.began().isEmpty()) {
            wrong.add(id + ": its record " + record.name() + " does not tell how the match began.");
            return;
        }
        GameRecord game = new GameRecord(played, record);
        EntryDigests due = EntryDigests.of(decisionsBefore(played.attempt()));
        game.mistakes(definition).forEach(words -> wrong.add(id + ": " + words));
        game.changedPrograms(due).forEach(words -> wrong.add(id + ": " + words));
        game.undecided(decisions()).forEach(words -> wrong.add(id + ": " + words));
        game.unverifiedPrograms(due)
                .forEach(name -> noteUnchecked(
                        "Whether these played with their frozen programs: they start them themselves, or an older arena"
                                + " took no digest",
                        name));
        if (record.began().filter(began -> !began.isWordedAs(definition.info())).isPresent()) {
            noteUnchecked("The sentences in these records, since another version of the arena has worded them", id);
        }
        if (record.began().flatMap(Event.Began::occasion).isEmpty()) {
            noteUnchecked(
                    "Whether these records are of just these attempts, since an older arena has written them", id);
        }
        Optional<AttemptResult> recorded = game.end(evidenceFinder.of(record));
        if (recorded.isPresent()) {
            differences(kept, recorded.get()).forEach(words -> wrong.add(id + ": " + words));
            if (kept.problem().isEmpty() && !kept.words().equals(recorded.get().words())) {
                noteUnchecked(
                        "The details of these results, among which an older arena has kept what their records do not"
                                + " tell",
                        id);
            }
            if (recorded.get().hasFigures() && !kept.hasFigures()) {
                noteUnchecked("The figures of the seats in these results, since an older arena has kept none", id);
            }
        } else if (kept.verdict() == Verdict.DECIDED) {
            wrong.add(id + ": it has a result, but its record has no end.");
        } else {
            noteUnchecked("Why these were broken off, since their records have no end", id);
        }
        verified++;
    }

    private static List<String> differences(AttemptResult kept, AttemptResult recorded) {
        List<String> differences = new ArrayList<>();
        compare("verdict", kept.verdict(), recorded.verdict(), differences);
        compare("cause", kept.cause(), recorded.cause(), differences);
        if (recorded.verdict() == Verdict.BROKEN || kept.verdict() == Verdict.BROKEN) {
            return differences;
        }
        compare("reason", kept.reason(), recorded.reason(), differences);
        compare("number of moves", kept.moves(), recorded.moves(), differences);
        compare("time in milliseconds", kept.millis(), recorded.millis(), differences);
        seats("places", SeatResult::place, kept, recorded, differences);
        seats("points", SeatResult::points, kept, recorded, differences);
        if (kept.hasFigures()) {
            seats("figures of the seats", SeatResult::figures, kept, recorded, differences);
        }
        seats("causes of the seats", SeatResult::cause, kept, recorded, differences);
        seats("moves of the seats", seat -> seat.tally().moves(), kept, recorded, differences);
        seats("faults", seat -> seat.tally().faults(), kept, recorded, differences);
        seats("late answers", seat -> seat.tally().late(), kept, recorded, differences);
        seats("used times in milliseconds", seat -> seat.tally().usedMillis(), kept, recorded, differences);
        seats("slowest moves in milliseconds", seat -> seat.tally().slowestMillis(), kept, recorded, differences);
        kept.problem().ifPresent(known -> compare("detail", kept.words(), recorded.words(), differences));
        if (hasSameDetail(kept, recorded)) {
            seats("seats with evidence of faults", seat -> !seat.evidence().isEmpty(), kept, recorded, differences);
        }
        return differences;
    }

    /** Returns whether the arena found all evidence when the game was played. */
    private static boolean hasSameDetail(AttemptResult kept, AttemptResult recorded) {
        return kept.problem().isPresent()
                ? kept.problem().equals(recorded.problem())
                : kept.words().equals(recorded.words());
    }

    private static <T> void seats(
            String what,
            Function<SeatResult, T> of,
            AttemptResult kept,
            AttemptResult recorded,
            List<String> differences) {
        compare(
                what,
                kept.seats().stream().map(of).toList(),
                recorded.seats().stream().map(of).toList(),
                differences);
    }

    private static <T> void compare(String what, T kept, T recorded, List<String> differences) {
        if (!kept.equals(recorded)) {
            differences.add("the result that is kept is not the one of its record (" + what + "): " + kept
                    + " in the database, " + recorded + " in the record.");
        }
    }

    /** Reports records of this contest without an attempt in the store: it was removed from the database. */
    private void findUnknownRecords() {
        SortedSet<String> known = new TreeSet<>();
        log.attempts()
                .forEach(one ->
                        known.add(key(one.attempt().fixture(), one.attempt().number())));
        recordNames.forEach((id, names) -> {
            if (!known.contains(id)) {
                wrong.add(id + ": the database knows nothing of it, but its record " + names.get(0) + " is there.");
            }
        });
    }

    private void noteUncheckable() {
        log.decisions().stream()
                .filter(one -> DecisionCodec.read(one) instanceof RefereeDecision.Settled)
                .forEach(one -> noteUnchecked(
                        "Results that were decided and not played have no record to hold them against",
                        one.decided().fixture().orElse("")));
        log.decisions().stream()
                .filter(one -> DecisionCodec.read(one) instanceof RefereeDecision.ResultRefused)
                .forEach(one -> noteUnchecked(
                        "Games that two arenas played at once; the result of one counts for nothing, as the audit"
                                + " trail tells",
                        one.decided().fixture().orElse("")));
        long first = log.chainBegin().orElse(log.last() + 1);
        if (first > 1) {
            noteUnchecked(
                    "What an older arena has entered has no digests of its own, and the chain begins behind it",
                    "entries 1 to " + (first - 1));
        }
    }
}
