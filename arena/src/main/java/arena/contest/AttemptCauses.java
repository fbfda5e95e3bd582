package arena.contest;

import java.util.Set;

/** Why an attempt at a game ended as it did, in one word each, as the store keeps it. */
public final class AttemptCauses {

    /** It was played to its end. */
    public static final String PLAYED = "played";
    /** Somebody was not ready or left; the other has won without a doubt of whose fault it was. */
    public static final String WALKOVER = "walkover";
    /** It was played to its end, but on a seat of it another has played on. */
    public static final String HANDED_OVER = "handed-over";
    /** It was played to its end, but the organiser has done something to it. */
    public static final String INTERVENED = "intervened";
    /** No player was ready. */
    public static final String NOBODY_READY = "nobody-ready";
    /** The field, the disk or the network failed. */
    public static final String INFRASTRUCTURE = "infrastructure";
    /** The host stopped it. */
    public static final String STOPPED = "stopped";
    /** The arena ended while it ran: killed, or its machine was. */
    public static final String ARENA_ENDED = "arena-ended";
    /** Somebody's program is not the one that was frozen or accepted: it was not played, or counts for nothing. */
    public static final String ENTRY_CHANGED = "entry-changed";
    /** What stands with a seat on which another sat for a team that was disqualified. */
    public static final String DISQUALIFIED = "disqualified";
    /** A seat was played by a substitute, since its team was on probation and had lost the game already. */
    public static final String ON_PROBATION = "on-probation";
    /** The arena or the game has a defect. */
    public static final String DEFECT = "defect";

    /**
     * After these it is played again, however often: somebody wanted it, it was nobody's fault, or the referee is asked
     * about a team.
     */
    private static final Set<String> NEVER_ASKED = Set.of(STOPPED, ARENA_ENDED, ENTRY_CHANGED);

    private AttemptCauses() {}

    static boolean isNeverAsked(String cause) {
        return NEVER_ASKED.contains(cause);
    }
}
