package arena.match;

import arena.game.Phase;

/** How a match ended. */
public sealed interface MatchConclusion {

    /**
     * In a verdict.
     *
     * @param over the standings and the reason
     * @param moves the acknowledged turns of all seats together
     */
    record Decided(Phase.Over over, int moves) implements MatchConclusion {}

    /**
     * Without one; it counts for nothing.
     *
     * @param cause what broke it off
     * @param words what happened and what to do, for the host
     */
    record Broken(Event.Cause cause, String words) implements MatchConclusion {}
}
