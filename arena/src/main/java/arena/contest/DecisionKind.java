package arena.contest;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** What the store calls each kind of {@link RefereeDecision}, and what people do. */
public enum DecisionKind {
    /** The draw was held. */
    DRAWN("drew the contest"),
    /** The entries are fixed: the digests of their files are kept. */
    FROZEN("froze the entries"),
    /** An entry that a team has handed in takes part. */
    ENTRY_ADMITTED("accepted an entry"),
    /** A changed entry is taken as it is now. */
    ENTRY_ACCEPTED("accepted a changed entry"),
    /** The games began, or went on. */
    STARTED("started the games"),
    /** No new game begins until it goes on. */
    PAUSED("paused the games"),
    /** Games begin again. */
    RESUMED("resumed the games"),
    /** The running games are played to their end, then the arena leaves. */
    DRAINED("let the running games end"),
    /** A game counts as won by a team. */
    AWARDED("awarded a game"),
    /** A game counts as it was written down. */
    RESULT_ENTERED("entered a result"),
    /** What was played of a game counts no more; it is played again. */
    REPLAY_ORDERED("ordered a replay"),
    /** What was played counts for nothing, since another arena had ended the attempt before. */
    RESULT_REFUSED("could not enter a result"),
    /** Another plays on for a team in a game that was being played. */
    SEAT_HANDED_OVER("handed a seat over"),
    /** Something was done to a game that was held. */
    INTERVENED("intervened in a game"),
    /** Half of an answer was taken and judged. */
    ANSWER_GREW("saw an answer grow after it was taken"),
    /** A team on probation loses a game that others play. */
    SEAT_FORFEITED("had a team lose a game"),
    /** A team plays no more. */
    DISQUALIFIED("disqualified a team"),
    /** A team on probation, or disqualified, plays on. */
    CLEARED("cleared a team"),
    /** Who may see results was changed. */
    RESULTS_SHOWN("changed who sees the results"),
    /** The results are out and the seed is open. */
    PUBLISHED("published the results");

    private static final SortedMap<String, DecisionKind> BY_KEY = new TreeMap<>();

    static {
        Arrays.stream(values()).forEach(verb -> BY_KEY.put(verb.key(), verb));
    }

    private final String words;

    DecisionKind(String words) {
        this.words = words;
    }

    /** Returns what a team has done, after its name. */
    public String words() {
        return words;
    }

    /** Returns its name in the store: lower case with hyphens. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the one of that name; nothing if a newer arena has written it. */
    public static Optional<DecisionKind> of(String key) {
        return Optional.ofNullable(BY_KEY.get(key));
    }
}
