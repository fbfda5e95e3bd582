package arena.contest;

import arena.config.RunSettings;
import arena.store.AttemptResult;
import arena.tournament.format.ContestProgress;
import arena.tournament.format.Fixture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Finds what only the referee can decide. */
final class RefereeQuestions {

    private RefereeQuestions() {}

    static List<RefereeQuestion> of(
            Contest contest, ContestProgress progress, Ledger ledger, SortedMap<Integer, Integer> probation) {
        List<RefereeQuestion> questions = new ArrayList<>();
        for (Fixture fixture : failed(progress, ledger)) {
            about(contest, fixture, ledger).ifPresent(questions::add);
        }
        if (contest.house().onProbation() == RunSettings.OnProbation.ASK) {
            probation.forEach((contestant, number) -> questions.add(onProbation(contest, contestant, number)));
        }
        return questions;
    }

    private static RefereeQuestion onProbation(Contest contest, int contestant, int number) {
        return new RefereeQuestion(
                "",
                List.of(contestant),
                contest.name(contestant) + " has lost " + number
                        + " matches in a row by faults of its program and plays no more until the referee has"
                        + " decided: clear or"
                        + " disqualify it.");
    }

    /** Returns the games that are still to be played though an attempt has ended without a verdict. */
    static List<Fixture> failed(ContestProgress progress, Ledger ledger) {
        SortedSet<String> failed = ledger.mishaps().stream()
                .map(one -> one.attempt().fixture())
                .collect(Collectors.toCollection(TreeSet::new));
        return failed.isEmpty()
                ? List.of()
                : progress.open().stream()
                        .filter(fixture -> failed.contains(fixture.id()))
                        .toList();
    }

    private static Optional<RefereeQuestion> about(Contest contest, Fixture fixture, Ledger ledger) {
        List<AttemptResult> broken = ledger.failures(fixture.id());
        if (broken.isEmpty()) {
            return Optional.empty();
        }
        AttemptResult last = broken.get(broken.size() - 1);
        boolean again = last.cause().equals(AttemptCauses.INFRASTRUCTURE)
                && broken.size() <= contest.house().replays();
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
}
