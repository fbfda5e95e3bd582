package arena.audit;

import arena.contest.Contest;
import arena.contest.ContestState;
import arena.contest.DecisionCodec;
import arena.contest.EntryDigests;
import arena.contest.IntegrityCheck;
import arena.contest.Ledger;
import arena.contest.RefereeDecision;
import arena.game.GameBox;
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
 * Holds all that is kept of a contest against itself, against its records, and against the rules of its game.
 *
 * <p>Every attempt is looked at, also one that does not count, and every record that says it is of this contest. What
 * cannot be checked is said.
 */
public final class ContestAudit {

    private static final int MOST_NAMED = 5;

    private final Contest contest;
    private final ContestLog log;
    private final RecordFolder records;
    private final GameBox<?, ?, ?> box;
    private final GameRecord.EvidenceFinder evidenceFinder;
    private final Optional<ContestState> state;
    /** True while an arena plays the contest, so that a game may end before its end is entered. */
    private final boolean isPlayed;

    private final List<String> wrong = new ArrayList<>();
    private final SortedMap<String, List<String>> unchecked = new TreeMap<>();

    /** The names of all records that say they are of this contest, by what they say they are. */
    private final SortedMap<String, List<String>> recorded = new TreeMap<>();

    private final SortedMap<String, String> usedBy = new TreeMap<>();
    private int verified;

    /**
     * What was found.
     *
     * @param verified how many attempts were held against their records
     * @param wrong a sentence for everything that is not as it should be
     * @param unchecked a sentence for each kind of thing that could not be checked, with why
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
            RecordFolder shelf,
            GameBox<?, ?, ?> box,
            GameRecord.EvidenceFinder inquest) {
        this.contest = contest;
        this.log = kept.log();
        this.isPlayed = kept.isPlayed();
        this.records = shelf;
        this.box = box;
        this.evidenceFinder = inquest;
        this.state = state(log.attempts(), log.decisions());
    }

    /**
     * Whatever a forged database makes the tables throw is a finding about the database, and told before as what it is.
     */
    private Optional<ContestState> state(List<AttemptRow> attempts, List<AuditEntry> decisions) {
        try {
            return Optional.of(ContestState.of(contest, attempts, decisions));
        } catch (RuntimeException astray) {
            return Optional.empty();
        }
    }

    /**
     * The parts of a contest that are kept.
     *
     * @param isPlayed whether an arena has it played now
     */
    public record StoredContest(ContestLog log, boolean isPlayed) {}

    /**
     * Looks at everything.
     *
     * @param shelf where the records of the contest lie
     * @param inquest finds what a record tells besides the verdict
     */
    public static Report of(
            Contest contest,
            StoredContest kept,
            RecordFolder shelf,
            GameBox<?, ?, ?> box,
            GameRecord.EvidenceFinder inquest) {
        ContestAudit audit = new ContestAudit(contest, kept, shelf, box, inquest);
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
                    .ifPresent(occasion -> recorded.computeIfAbsent(
                                    key(occasion.game(), occasion.attempt()), any -> new ArrayList<>())
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
     * A game of a later round may be another by now, if the referee has changed who goes on: then it is looked at as it
     * was.
     */
    private Optional<Fixture> fixture(Attempt attempt) {
        return state.flatMap(situation -> fixture(situation, attempt))
                .or(() -> before(attempt).flatMap(situation -> fixture(situation, attempt)));
    }

    private static Optional<Fixture> fixture(ContestState situation, Attempt attempt) {
        return situation.fixture(attempt.fixture()).filter(one -> one.seats().equals(attempt.contestants()));
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
        List<String> verdicts = recorded.getOrDefault(id, List.of()).stream()
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

    /** Returns whether a record is that of a result which was refused, and so counts for nothing. */
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
        game.mistakes(box).forEach(words -> wrong.add(id + ": " + words));
        game.changedPrograms(due).forEach(words -> wrong.add(id + ": " + words));
        game.undecided(decisions()).forEach(words -> wrong.add(id + ": " + words));
        game.unverifiedPrograms(due)
                .forEach(name -> noteUnchecked(
                        "Whether these played with their frozen programs: they start them themselves, or an older arena"
                                + " took no digest",
                        name));
        if (record.began().filter(began -> !began.isWordedAs(box.info())).isPresent()) {
            noteUnchecked("The sentences in these records, since another version of the arena has worded them", id);
        }
        if (record.began().flatMap(Event.Began::occasion).isEmpty()) {
            noteUnchecked(
                    "Whether these records are of just these attempts, since an older arena has written them", id);
        }
        Optional<AttemptResult> told = game.end(evidenceFinder.of(record));
        if (told.isPresent()) {
            differences(kept, told.get()).forEach(words -> wrong.add(id + ": " + words));
            if (kept.trouble().isEmpty() && !kept.words().equals(told.get().words())) {
                noteUnchecked(
                        "The details of these results, among which an older arena has kept what their records do not"
                                + " tell",
                        id);
            }
            if (told.get().hasFigures() && !kept.hasFigures()) {
                noteUnchecked("The figures of the seats in these results, since an older arena has kept none", id);
            }
        } else if (kept.verdict() == Verdict.DECIDED) {
            wrong.add(id + ": it has a result, but its record has no end.");
        } else {
            noteUnchecked("Why these were broken off, since their records have no end", id);
        }
        verified++;
    }

    private static List<String> differences(AttemptResult kept, AttemptResult told) {
        List<String> differences = new ArrayList<>();
        compare("verdict", kept.verdict(), told.verdict(), differences);
        compare("cause", kept.cause(), told.cause(), differences);
        if (told.verdict() == Verdict.BROKEN || kept.verdict() == Verdict.BROKEN) {
            return differences;
        }
        compare("reason", kept.reason(), told.reason(), differences);
        compare("number of moves", kept.moves(), told.moves(), differences);
        compare("time in milliseconds", kept.millis(), told.millis(), differences);
        seats("places", SeatResult::place, kept, told, differences);
        seats("points", SeatResult::points, kept, told, differences);
        if (kept.hasFigures()) {
            seats("figures of the seats", SeatResult::figures, kept, told, differences);
        }
        seats("causes of the seats", SeatResult::cause, kept, told, differences);
        seats("moves of the seats", SeatResult::moves, kept, told, differences);
        seats("faults", SeatResult::faults, kept, told, differences);
        seats("late answers", SeatResult::late, kept, told, differences);
        seats("used times in milliseconds", SeatResult::usedMillis, kept, told, differences);
        seats("slowest moves in milliseconds", SeatResult::slowestMillis, kept, told, differences);
        kept.trouble().ifPresent(known -> compare("detail", kept.words(), told.words(), differences));
        if (hasSameDetail(kept, told)) {
            seats("seats with evidence of faults", seat -> !seat.evidence().isEmpty(), kept, told, differences);
        }
        return differences;
    }

    /** Whether nothing had kept the arena from finding the evidence when the game was played. */
    private static boolean hasSameDetail(AttemptResult kept, AttemptResult told) {
        return kept.trouble().isPresent()
                ? kept.trouble().equals(told.trouble())
                : kept.words().equals(told.words());
    }

    private static <T> void seats(
            String what, Function<SeatResult, T> of, AttemptResult kept, AttemptResult told, List<String> differences) {
        compare(
                what,
                kept.seats().stream().map(of).toList(),
                told.seats().stream().map(of).toList(),
                differences);
    }

    private static <T> void compare(String what, T kept, T told, List<String> differences) {
        if (!kept.equals(told)) {
            differences.add("the result that is kept is not the one of its record (" + what + "): " + kept
                    + " in the database, " + told + " in the record.");
        }
    }

    /** A record of this contest of whose attempt nothing is kept: somebody has taken it out of the database. */
    private void findUnknownRecords() {
        SortedSet<String> known = new TreeSet<>();
        log.attempts()
                .forEach(one ->
                        known.add(key(one.attempt().fixture(), one.attempt().number())));
        recorded.forEach((id, names) -> {
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
