package arena.app.contest;

import arena.app.RequestFailure;

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
}
