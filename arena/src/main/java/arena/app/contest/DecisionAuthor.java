package arena.app.contest;

import arena.app.RequestFailure;

/**
 * The author and the reason of a decision, for the audit trail.
 *
 * @param reason empty if none was given
 */
public record DecisionAuthor(String by, String reason) {

    public DecisionAuthor {
        reason = reason.strip();
    }

    /**
     * Returns this author if there is a reason.
     *
     * @throws RequestFailure if none was given
     */
    DecisionAuthor withReason() {
        if (reason.isEmpty()) {
            throw RequestFailure.usage(
                    "A decision needs a reason, which is stored and shown with the results; add --reason \"...\".");
        }
        return this;
    }
}
