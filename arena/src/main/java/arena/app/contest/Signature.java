package arena.app.contest;

import arena.app.RequestFailure;
import arena.contest.Verb;
import arena.store.Decided;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;

/**
 * Who decides, and why: both stand in the audit trail for ever.
 *
 * @param reason empty if none was given
 */
public record Signature(String by, String reason) {

    public Signature {
        reason = reason.strip();
    }

    /**
     * Returns the same if there is a reason.
     *
     * @throws RequestFailure if none was given
     */
    Signature withReason() {
        if (reason.isEmpty()) {
            throw RequestFailure.usage(
                    "A decision needs a reason, which is kept and shown with the results; add --reason \"...\".");
        }
        return this;
    }

    /** Returns a decision about the whole contest, taken now. */
    Decided contest(Verb verb, SortedMap<String, String> details) {
        return decided(verb, Optional.empty(), OptionalInt.empty(), details);
    }

    /** Returns a decision about a team, taken now. */
    Decided team(Verb verb, int contestant, SortedMap<String, String> details) {
        return decided(verb, Optional.empty(), OptionalInt.of(contestant), details);
    }

    /** Returns a decision about a game, taken now. */
    Decided game(Verb verb, String fixture, SortedMap<String, String> details) {
        return decided(verb, Optional.of(fixture), OptionalInt.empty(), details);
    }

    private Decided decided(
            Verb verb, Optional<String> fixture, OptionalInt contestant, SortedMap<String, String> details) {
        return new Decided(verb.key(), fixture, contestant, by, reason, details, System.currentTimeMillis());
    }
}
