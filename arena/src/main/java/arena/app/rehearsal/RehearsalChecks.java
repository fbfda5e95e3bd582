package arena.app.rehearsal;

import arena.contest.AttemptCauses;
import arena.game.Departure;
import arena.record.MatchRecord;
import arena.record.RecordException;
import arena.standin.Habit;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.Verdict;
import arena.tournament.SeatResult;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The checks of a rehearsal: no result was lost, none counts twice, and bad bots have harmed no other team. */
public final class RehearsalChecks {

    private static final List<String> DEPARTURES = Arrays.stream(Departure.values())
            .filter(why -> why != Departure.RESIGNED)
            .map(Departure::words)
            .toList();

    private final Observations seen;
    private final StandIns standIns;
    private final List<Check> checks = new ArrayList<>();

    /**
     * One check.
     *
     * @param words its result, as a sentence
     */
    public record Check(boolean holds, String words) {}

    private RehearsalChecks(Observations seen, StandIns standIns) {
        this.seen = seen;
        this.standIns = standIns;
    }

    /** Makes all checks. */
    static List<Check> of(Observations seen, StandIns standIns) {
        RehearsalChecks all = new RehearsalChecks(seen, standIns);
        all.checkKept();
        all.checkReplayed();
        all.checkSingleResults();
        all.checkComplete();
        all.checkRecords();
        all.checkHarmless();
        return all.checks;
    }

    private void check(boolean holds, String words) {
        checks.add(new Check(holds, words));
    }

    private void checkKept() {
        List<AttemptRow> results = ended(seen.before());
        long lost = results.stream().filter(one -> !seen.killed().contains(one)).count();
        List<AttemptRow> all = ended(seen.killed());
        List<AttemptRow> attempts = seen.end().attempts();
        long changed = all.stream().filter(one -> !attempts.contains(one)).count();
        if (seen.killed().isEmpty()) {
            check(
                    false,
                    "The arena could not be killed in the middle: it had no result yet, or the contest was" + " over.");
        } else if (all.isEmpty()) {
            check(lost == 0, "The arena was killed during its only game; there was no result to lose.");
        } else {
            check(
                    lost + changed == 0,
                    lost + changed == 0
                            ? "The arena was killed after " + all.size()
                                    + " games; all their results are still there, unchanged."
                            : (lost + changed) + " of " + all.size()
                                    + " results from before the arena was killed are missing or changed.");
        }
    }

    private static List<AttemptRow> ended(List<AttemptRow> attempts) {
        return attempts.stream().filter(one -> one.ended().isPresent()).toList();
    }

    private void checkReplayed() {
        List<AttemptRow> cut =
                seen.killed().stream().filter(one -> one.ended().isEmpty()).toList();
        List<String> missing = cut.stream()
                .filter(one -> attempts(one).noneMatch(later -> isCutOff(later) || isDecided(later))
                        || seen.end()
                                .fixture(one.attempt().fixture())
                                .flatMap(seen.end().ledger()::of)
                                .isEmpty())
                .map(one -> one.attempt().fixture())
                .toList();
        long over = cut.stream()
                .filter(one -> attempts(one).anyMatch(RehearsalChecks::isDecided))
                .count();
        check(
                missing.isEmpty(),
                missing.isEmpty()
                        ? (cut.size() == 1 ? "1 game was" : cut.size() + " games were")
                                + " running at that time; each is recorded as broken off and was played again"
                                + (over == 0
                                        ? "."
                                        : ", except " + over + " that had ended according to their" + " records.")
                        : "These games were running when the arena was killed and were not played again: "
                                + String.join(", ", missing) + ".");
    }

    /** Returns the attempt in its final state. */
    private Stream<AttemptRow> attempts(AttemptRow before) {
        return seen.end().attempts().stream().filter(one -> one.attempt().equals(before.attempt()));
    }

    private static boolean isDecided(AttemptRow one) {
        return one.ended().filter(end -> end.verdict() == Verdict.DECIDED).isPresent();
    }

    private static boolean isCutOff(AttemptRow one) {
        return one.ended()
                .filter(end -> end.cause().equals(AttemptCauses.ARENA_ENDED))
                .isPresent();
    }

    private List<AttemptRow> decided() {
        return seen.end().attempts().stream().filter(RehearsalChecks::isDecided).toList();
    }

    private void checkSingleResults() {
        TreeMap<String, Integer> results = new TreeMap<>();
        decided().forEach(one -> results.merge(one.attempt().fixture(), 1, Integer::sum));
        results.values().removeIf(number -> number == 1);
        check(
                results.isEmpty(),
                results.isEmpty()
                        ? "No game has two results."
                        : "These games have more than one result: " + String.join(", ", results.keySet()) + ".");
    }

    private void checkComplete() {
        int games = seen.end().progress().fixtures().size();
        boolean over = seen.end().progress().over() && seen.end().done() == games && seen.exitCode() == 0;
        check(
                over,
                over
                        ? "The contest ended: each of its " + games + " games has a result."
                        : "The contest did not end: " + seen.end().done() + " of " + games
                                + " games have a result, and the arena ended with exit code " + seen.exitCode() + ".");
    }

    private void checkRecords() {
        List<String> wrong = decided().stream()
                .filter(one -> one.ended().filter(end -> isConfirmed(end)).isEmpty())
                .map(one -> one.attempt().fixture())
                .toList();
        check(
                wrong.isEmpty(),
                wrong.isEmpty()
                        ? "Each result has its record, and the record has the same end."
                        : "The records of these games are missing or have a different end: " + String.join(", ", wrong)
                                + ".");
    }

    private boolean isConfirmed(AttemptResult end) {
        Path file = seen.records().resolve(end.record());
        try {
            return MatchRecord.read(file)
                    .status()
                    .verdict()
                    .filter(ended ->
                            ended.moves() == end.moves() && ended.reason().equals(end.reason()))
                    .isPresent();
        } catch (RecordException missing) {
            return false;
        }
    }

    private void checkHarmless() {
        List<String> harmed = decided().stream()
                .flatMap(one -> one.ended().stream())
                .flatMap(end -> end.seats().stream())
                .filter(seat -> seat.tally().late() > 0 || DEPARTURES.contains(seat.cause()))
                .filter(seat -> seat.place() > 1 && habit(seat) == Habit.WELL)
                .map(seat -> seen.end().contest().name(seat.contestant()) + " (" + seat.cause() + ")")
                .distinct()
                .toList();
        check(
                harmed.isEmpty(),
                harmed.isEmpty()
                        ? "No stand-in that plays well was late or missing: a bot that misbehaves harms only itself."
                        : "Stand-ins that play well were late or missing, so this machine is too busy for so many"
                                + " games at a time (set matches in [run] lower): " + String.join(", ", harmed) + ".");
    }

    private Habit habit(SeatResult seat) {
        return standIns.habit(seen.end().contest().name(seat.contestant()));
    }
}
