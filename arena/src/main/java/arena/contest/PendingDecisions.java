package arena.contest;

import arena.config.RunSettings;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.AuditEntry;
import arena.tournament.SeatResult;
import arena.tournament.format.ContestProgress;
import arena.tournament.format.Fixture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The decisions that a contest waits for.
 *
 * @param probation the teams that do not play until the referee has decided, with the number of faults in a row
 * @param changed the teams whose program was found changed, which do not play until then either, with the finding
 * @param questions the open questions for the referee
 */
public record PendingDecisions(
        SortedMap<Integer, Integer> probation, SortedMap<Integer, String> changed, List<RefereeQuestion> questions) {

    public PendingDecisions {
        questions = List.copyOf(questions);
    }

    /** A finder of the questions of a contest: failed games, teams on probation and teams with a changed program. */
    static final class Finder {
        /** The number of broken rules in one match that counts as a fault: the 2015 game is lost by the third one. */
        private static final int FAULTS_OF_A_LOSS = 3;

        private final Contest contest;
        private final Ledger ledger;
        private final List<AuditEntry> decisions;

        Finder(Contest contest, Ledger ledger, List<AuditEntry> decisions) {
            this.contest = contest;
            this.ledger = ledger;
            this.decisions = decisions;
        }

        /** Returns all questions, with the teams that may not play before they are answered. */
        PendingDecisions pending(ContestProgress progress, AttemptsByTeam played) {
            SortedMap<Integer, Integer> probation = probation(played);
            SortedMap<Integer, String> changed = changedEntries();
            List<RefereeQuestion> questions = progress.over() ? List.of() : questions(progress, probation, changed);
            return new PendingDecisions(probation, changed, questions);
        }

        private List<RefereeQuestion> questions(
                ContestProgress progress, SortedMap<Integer, Integer> probation, SortedMap<Integer, String> changed) {
            List<RefereeQuestion> questions = new ArrayList<>();
            for (Fixture fixture : failed(progress, ledger)) {
                aboutGame(fixture).ifPresent(questions::add);
            }
            if (contest.runSettings().onProbation() == RunSettings.OnProbation.ASK) {
                probation.forEach((team, faults) -> questions.add(aboutProbation(team, faults)));
            }
            changed.forEach((team, finding) -> questions.add(aboutChangedEntry(team, finding)));
            return questions;
        }

        /** Returns the games without a result of which an attempt ended without a verdict. */
        static List<Fixture> failed(ContestProgress progress, Ledger ledger) {
            SortedSet<String> failed = ledger.brokenAttempts().stream()
                    .map(one -> one.attempt().fixture())
                    .collect(Collectors.toCollection(TreeSet::new));
            return failed.isEmpty()
                    ? List.of()
                    : progress.open().stream()
                            .filter(fixture -> failed.contains(fixture.id()))
                            .toList();
        }

        private Optional<RefereeQuestion> aboutGame(Fixture fixture) {
            List<AttemptResult> broken = ledger.failures(fixture.id());
            if (broken.isEmpty()) {
                return Optional.empty();
            }
            AttemptResult last = broken.get(broken.size() - 1);
            boolean again = last.cause().equals(AttemptCauses.INFRASTRUCTURE)
                    && broken.size() <= contest.runSettings().replays();
            return again
                    ? Optional.empty()
                    : Optional.of(new RefereeQuestion(
                            fixture.id(),
                            fixture.seats(),
                            String.join(
                                            " and ",
                                            fixture.seats().stream()
                                                    .map(contest::name)
                                                    .toList())
                                    + " (" + fixture.id() + ") has no result: " + last.wordsAndTrouble()
                                    + " The referee may award it, enter a result, or order a replay."));
        }

        private RefereeQuestion aboutProbation(int team, int faults) {
            return new RefereeQuestion(
                    "",
                    List.of(team),
                    contest.name(team) + " has lost " + faults
                            + " matches in a row by faults of its program and does not play until the referee has"
                            + " decided: clear or disqualify it.");
        }

        private RefereeQuestion aboutChangedEntry(int team, String finding) {
            return new RefereeQuestion(
                    "",
                    List.of(team),
                    finding + " " + contest.name(team) + " does not play until the files are restored (then `arena"
                            + " contest resume`, or `run` again) or the referee has decided: accept or disqualify"
                            + " it.");
        }

        /**
         * Returns the teams on probation, each with its number of faults in a row: such a team wastes the time of the
         * others.
         */
        private SortedMap<Integer, Integer> probation(AttemptsByTeam played) {
            int enough = contest.runSettings().probation();
            SortedMap<Integer, Integer> inRow = new TreeMap<>();
            if (enough == 0) {
                return inRow;
            }
            SortedMap<Integer, Long> cleared = cleared();
            for (int team = 0; team < contest.entries().size(); team++) {
                int number = inRow(team, played.of(team), cleared.getOrDefault(team, 0L));
                if (number >= enough) {
                    inRow.put(team, number);
                }
            }
            ledger.disqualified().forEach(team -> inRow.remove(team));
            return inRow;
        }

        /** Returns the sequence number of each team's last clearance; faults before it do not count. */
        private SortedMap<Integer, Long> cleared() {
            SortedMap<Integer, Long> cleared = new TreeMap<>();
            for (AuditEntry decision : decisions) {
                if (DecisionCodec.read(decision) instanceof RefereeDecision.Cleared one) {
                    cleared.put(one.team(), decision.sequence());
                }
            }
            return cleared;
        }

        /** Counts the faults in a row, back from the last match that counts. */
        private int inRow(int team, List<AttemptRow> played, long cleared) {
            int number = 0;
            for (int last = played.size() - 1; last >= 0; last--) {
                AttemptRow one = played.get(last);
                boolean counts = one.sequence() > cleared
                        && ledger.counted(one.attempt().fixture())
                                .filter(one::equals)
                                .isPresent();
                Optional<SeatResult> end = one.ended().filter(any -> counts).stream()
                        .flatMap(ended -> ended.seats().stream())
                        .filter(seat ->
                                seat.contestant() == team && !seat.cause().equals(AttemptCauses.ON_PROBATION))
                        .findFirst();
                if (end.isPresent() && !isFault(end.get())) {
                    return number;
                }
                number += end.isPresent() ? 1 : 0;
            }
            return number;
        }

        /** Returns whether a bot did badly by a fault of its program, and not by its play. */
        private static boolean isFault(SeatResult seat) {
            return seat.place() > 1
                    && (!seat.evidence().isEmpty()
                            || seat.tally().late() > 0
                            || seat.tally().faults() >= FAULTS_OF_A_LOSS);
        }

        /**
         * Returns the teams whose program was found changed, each with the finding. They play no more until the program
         * is put back or the referee has decided.
         */
        private SortedMap<Integer, String> changedEntries() {
            SortedMap<Integer, String> changed = new TreeMap<>();
            for (AttemptRow one : ledger.brokenAttempts()) {
                Optional<AttemptResult> found =
                        one.ended().filter(end -> end.cause().equals(AttemptCauses.ENTRY_CHANGED));
                for (SeatResult seat : found.map(AttemptResult::seats).orElse(List.of())) {
                    boolean settled = decisions.stream()
                            .filter(decision -> decision.sequence() > one.sequence())
                            .anyMatch(decision -> settles(decision, contest.name(seat.contestant())));
                    if (!settled) {
                        changed.put(seat.contestant(), seat.evidence());
                    }
                }
            }
            ledger.disqualified().forEach(team -> changed.remove(team));
            return changed;
        }

        /**
         * Returns whether a decision settles a change: a start checks all entries just before, a resumption asserts
         * that they are in order.
         */
        private static boolean settles(AuditEntry decision, String team) {
            RefereeDecision what = DecisionCodec.read(decision);
            return what instanceof RefereeDecision.Started
                    || what instanceof RefereeDecision.Resumed
                    || (what instanceof RefereeDecision.EntryAccepted accepted
                            && accepted.digests().containsKey(team));
        }
    }
}
