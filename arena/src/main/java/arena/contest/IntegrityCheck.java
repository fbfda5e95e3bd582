package arena.contest;

import arena.config.ContestPlan;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.AuditEntry;
import arena.store.ContestHeader;
import arena.store.ContestLog;
import arena.store.Verdict;
import arena.tournament.format.SealedSeed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * An integrity check of a contest's log: the seed is the sealed one, and no entry was changed, removed or added outside
 * the arena. It takes milliseconds, so it precedes every use of a contest; records are not examined.
 */
public final class IntegrityCheck {

    private IntegrityCheck() {}

    /** Returns a sentence for each flaw. */
    public static List<String> flaws(ContestLog log) {
        List<String> flaws = new ArrayList<>(seal(log));
        flaws.addAll(log.flaws());
        flaws.addAll(results(log));
        log.decisions().stream()
                .filter(decision -> DecisionCodec.read(decision) instanceof RefereeDecision.Unreadable)
                .forEach(decision ->
                        flaws.add("Decision " + decision.number() + " has places or points that are not numbers."));
        return flaws;
    }

    private static List<String> seal(ContestLog log) {
        List<String> wrong = new ArrayList<>();
        ContestHeader head = log.head();
        Optional<String> worked = commitment(head.seed());
        if (worked.isEmpty()) {
            wrong.add("The seed in the database is not valid: it does not have 64 hexadecimal digits.");
        } else if (!worked.get().equals(head.commitment())) {
            wrong.add("The SHA-256 of the seed is " + worked.get() + ", but the hash published at the draw is "
                    + head.commitment() + ".");
        }
        for (AuditEntry decision : log.decisions()) {
            if (DecisionCodec.read(decision) instanceof RefereeDecision.Drawn drawn) {
                String published = drawn.facts().getOrDefault(Contest.COMMITMENT, head.commitment());
                if (!published.equals(head.commitment())) {
                    wrong.add("The hash published at the draw was " + published + ", as decision " + decision.number()
                            + " shows, but the contest now has " + head.commitment() + ".");
                }
            }
        }
        if (!ContestPlan.digest(head.plan()).equals(head.planDigest())) {
            wrong.add("The contest file in the database does not match its digest.");
        }
        return wrong;
    }

    private static Optional<String> commitment(String seed) {
        try {
            return Optional.of(new SealedSeed(seed).commitment());
        } catch (IllegalArgumentException none) {
            return Optional.empty();
        }
    }

    private static List<String> results(ContestLog log) {
        List<String> wrong = new ArrayList<>();
        SortedMap<String, AttemptRow> decided = new TreeMap<>();
        for (AttemptRow one : log.attempts()) {
            Optional<AttemptResult> verdict = one.ended().filter(end -> end.verdict() == Verdict.DECIDED);
            String fixture = one.attempt().fixture();
            if (verdict.filter(end -> !end.result().isPossible()).isPresent()) {
                wrong.add(fixture + ", attempt " + one.attempt().number() + ": its places match no result.");
            }
            if (verdict.isPresent()) {
                Optional<AttemptRow> before = Optional.ofNullable(decided.put(fixture, one));
                if (before.filter(other -> !isReplay(log, other, one)).isPresent()) {
                    wrong.add(fixture + " has two results without an order to replay between them.");
                }
            }
        }
        return wrong;
    }

    private static boolean isReplay(ContestLog log, AttemptRow first, AttemptRow second) {
        return log.decisions().stream()
                .filter(decision -> DecisionCodec.read(decision) instanceof RefereeDecision.ReplayOrdered replay
                        && replay.game().equals(first.attempt().fixture()))
                .anyMatch(decision -> decision.sequence() > first.attempt().sequence()
                        && decision.sequence() < second.attempt().sequence());
    }
}
