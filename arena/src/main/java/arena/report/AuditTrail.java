package arena.report;

import arena.contest.DecisionKind;
import arena.record.Printable;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.AuditEntry;
import arena.store.DecisionEntry;
import arena.store.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The audit trail of a contest: decisions, and attempts that do not count, as sentences in order of time. */
public final class AuditTrail {

    private AuditTrail() {}

    /**
     * An item of the trail.
     *
     * @param sequence its position among all events of the contest
     * @param epochMillis its time
     * @param game the id of its game; empty if it belongs to none
     * @param words a sentence
     */
    public record Item(long sequence, long epochMillis, String game, String words) {}

    /** Returns all items of a contest. */
    public static List<Item> of(ContestAccount account) {
        List<Item> items = new ArrayList<>();
        account.situation().decisions().forEach(decision -> items.add(item(account, decision)));
        account.games().forEach(game -> game.uncounted().forEach(attempt -> items.addAll(item(game, attempt))));
        items.sort(Comparator.comparingLong(Item::sequence));
        return items;
    }

    private static Item item(ContestAccount account, AuditEntry decision) {
        DecisionEntry decided = decision.decided();
        String about = decided.fixture().map(fixture -> ", game " + fixture).orElse("")
                + (decided.contestant().isPresent()
                        ? ", team " + account.name(decided.contestant().getAsInt())
                        : "");
        String what = DecisionKind.of(decided.verb()).map(DecisionKind::words).orElse(decided.verb());
        return new Item(
                decision.sequence(),
                decided.epochMillis(),
                decided.fixture().orElse(""),
                Printable.of(decided.by()) + " " + Printable.of(what) + about + ": " + Printable.of(decided.reason()));
    }

    /** Returns the item of an attempt; none while it still runs. */
    private static List<Item> item(GameAccount game, AttemptRow attempt) {
        return attempt.ended().stream()
                .map(end -> new Item(attempt.sequence(), end.epochMillis(), game.id(), words(game, attempt, end)))
                .toList();
    }

    private static String words(GameAccount game, AttemptRow attempt, AttemptResult end) {
        return "Attempt " + attempt.attempt().number() + " at game " + game.id() + " does not count: " + whyNot(end);
    }

    /** Returns why an attempt that has ended does not count, as a sentence. */
    public static String whyNot(AttemptResult end) {
        return end.verdict() == Verdict.DECIDED
                ? "the referee has decided otherwise. It ended: " + Printable.of(end.reason())
                : Printable.of(end.cause()) + ". " + Printable.of(end.wordsAndTrouble());
    }
}
