package arena.regress;

import arena.game.Ruling;
import arena.match.Event;
import arena.match.MatchConclusion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The result of a regression case.
 *
 * @param tried the case
 * @param answer the bot's answer; empty if there was none
 * @param failures a clause for each condition that was not met; an empty list if the case passed
 */
public record CaseResult(RegressionCase tried, Optional<RecordedOutput> answer, List<String> failures) {

    public CaseResult {
        failures = List.copyOf(failures);
    }

    /** Returns whether the case passed. */
    public boolean isOk() {
        return failures.isEmpty();
    }

    /** Returns the result of a case that could not be completed, with the reason. */
    public static CaseResult failed(RegressionCase tried, String words) {
        return new CaseResult(tried, Optional.empty(), List.of(words));
    }

    /**
     * Judges the match of a case.
     *
     * @param position the position of the case
     * @param resumed the resumed match
     * @param conclusion the end of the match
     */
    public static CaseResult of(
            RegressionCase tried, PrefixPosition<?, ?, ?> position, ResumedMatch resumed, MatchConclusion conclusion) {
        if (resumed.ruling().isEmpty()) {
            return failed(tried, unanswered(resumed, conclusion));
        }
        Event.Ruled ruled = resumed.ruling().get();
        Optional<RecordedOutput> answer = ruled.reply().bytes().map(RecordedOutput::of);
        List<String> failures = new ArrayList<>();
        if (answer.isEmpty()) {
            failures.add(departed(resumed).orElse("it gave no answer in time"));
        } else if (Ruling.isFault(ruled.code())) {
            failures.add("that breaks a rule: " + ruled.code() + " " + ruled.words());
        } else {
            failures.addAll(wrongOrder(tried, position, answer.get()));
            failedSurvival(tried, resumed, conclusion).ifPresent(failures::add);
        }
        return new CaseResult(tried, answer, failures);
    }

    private static String unanswered(ResumedMatch resumed, MatchConclusion conclusion) {
        return resumed.missedTurn()
                .map(turn -> "it gave no answer in time in its turn " + turn + ", before the turn of the case")
                .or(() -> departed(resumed))
                .orElseGet(() -> "the match ended before the turn of the case: " + words(conclusion));
    }

    private static Optional<String> departed(ResumedMatch resumed) {
        return resumed.departure()
                .map(left -> "its program has left in turn " + (resumed.lastAnswered() + 1) + ": " + left.words());
    }

    private static List<String> wrongOrder(
            RegressionCase tried, PrefixPosition<?, ?, ?> position, RecordedOutput answer) {
        List<String> failures = new ArrayList<>();
        tried.conditions(CaseCondition.Not.class).stream()
                .filter(not -> position.isSame(not.order(), answer))
                .forEach(not -> failures.add("this answer is forbidden"));
        List<CaseCondition.Best> best = tried.conditions(CaseCondition.Best.class);
        if (!best.isEmpty() && best.stream().noneMatch(one -> position.isSame(one.order(), answer))) {
            failures.add("the answer must be "
                    + best.stream().map(one -> one.order().notation()).collect(Collectors.joining(" or ")));
        }
        return failures;
    }

    private static Optional<String> failedSurvival(
            RegressionCase tried, ResumedMatch resumed, MatchConclusion conclusion) {
        int survived = resumed.lastAcknowledged() - tried.past().turn();
        boolean isThere = survived >= tried.lastTurn() - tried.past().turn() && resumed.isStopping();
        boolean lasts = conclusion instanceof MatchConclusion.Broken && isThere;
        boolean won = conclusion instanceof MatchConclusion.Decided decided
                && decided.over().standings().stream()
                        .anyMatch(standing -> standing.place() == 1
                                && standing.seat().equals(tried.past().seat()));
        return lasts || won || tried.conditions(CaseCondition.Survives.class).isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "then it survived " + survived + (survived == 1 ? " turn: " : " turns: ") + words(conclusion));
    }

    private static String words(MatchConclusion conclusion) {
        return conclusion instanceof MatchConclusion.Decided decided
                ? decided.over().reason()
                : ((MatchConclusion.Broken) conclusion).words();
    }
}
