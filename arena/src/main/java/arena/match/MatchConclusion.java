package arena.match;

import arena.game.Phase;

/** The conclusion of a match. */
public sealed interface MatchConclusion {

    /**
     * A verdict.
     *
     * @param over the standings and the reason
     * @param moves the acknowledged turns of all seats together
     */
    record Decided(Phase.Over over, int moves) implements MatchConclusion {}

    /**
     * An end without a verdict; the match counts for nothing.
     *
     * @param cause what broke it off
     * @param words what happened and what to do, for the host
     */
    record Broken(Event.Cause cause, String words) implements MatchConclusion {}
}
