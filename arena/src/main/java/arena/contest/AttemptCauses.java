package arena.contest;

import java.util.Set;

/** The causes of the end of an attempt, one word each, as the store holds them. */
public final class AttemptCauses {

    /** It was played to its end. */
    public static final String PLAYED = "played";
    /** A seat was not ready or left, so the other won; whose fault it was is beyond doubt. */
    public static final String WALKOVER = "walkover";
    /** It was played to its end, but another player took over a seat. */
    public static final String HANDED_OVER = "handed-over";
    /** It was played to its end, but the organiser intervened. */
    public static final String INTERVENED = "intervened";
    /** No player was ready. */
    public static final String NOBODY_READY = "nobody-ready";
    /** The shared folders, the disk or the network failed. */
    public static final String INFRASTRUCTURE = "infrastructure";
    /** The host stopped it. */
    public static final String STOPPED = "stopped";
    /** The arena ended during the match: it or its machine was killed. */
    public static final String ARENA_ENDED = "arena-ended";
    /** The program of a team is not the one that was frozen or accepted: the game was not played, or does not count. */
    public static final String ENTRY_CHANGED = "entry-changed";
    /** The cause of a seat that a substitute played for a disqualified team. */
    public static final String DISQUALIFIED = "disqualified";
    /** The cause of a seat that a substitute played for a team on probation, which had forfeited the game. */
    public static final String ON_PROBATION = "on-probation";
    /** The arena or the game has a defect. */
    public static final String DEFECT = "defect";

    /**
     * The causes after which a game is always replayed without a question to the referee: the host wanted it, no team
     * was at fault, or the referee is asked about a team anyway.
     */
    private static final Set<String> NEVER_ASKED = Set.of(STOPPED, ARENA_ENDED, ENTRY_CHANGED);

    private AttemptCauses() {}

    static boolean isNeverAsked(String cause) {
        return NEVER_ASKED.contains(cause);
    }
}
