package arena.contest;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A kind of {@link RefereeDecision}, with its key in the store and its words for people. */
public enum DecisionKind {
    /** The draw was held. */
    DRAWN("drew the contest"),
    /** The entries are fixed: the digests of their files are stored. */
    FROZEN("froze the entries"),
    /** An entry that a team has handed in takes part. */
    ENTRY_ADMITTED("accepted an entry"),
    /** A changed entry is accepted as it is now. */
    ENTRY_ACCEPTED("accepted a changed entry"),
    /** The games began or continued. */
    STARTED("started the games"),
    /** No new game begins until the games are resumed. */
    PAUSED("paused the games"),
    /** Games begin again. */
    RESUMED("resumed the games"),
    /** The running games are played to their end, then the arena stops. */
    DRAINED("let the running games end"),
    /** A game counts as won by a team. */
    AWARDED("awarded a game"),
    /** A game counts with the result that the referee entered. */
    RESULT_ENTERED("entered a result"),
    /** The attempts at a game no longer count; it is replayed. */
    REPLAY_ORDERED("ordered a replay"),
    /** A result does not count, since another arena had ended the attempt before. */
    RESULT_REFUSED("could not enter a result"),
    /** Another player takes over a team's seat in a running game. */
    SEAT_HANDED_OVER("handed a seat over"),
    /** The organiser intervened in a paused game. */
    INTERVENED("intervened in a game"),
    /** An answer was taken half-written and ruled on. */
    ANSWER_GREW("saw an answer grow after it was taken"),
    /** A bot answered otherwise in the record of a worker than twice here. */
    ANSWER_DOUBTED("doubts an answer in a worker's record"),
    /** A team on probation forfeits a game that the others play. */
    SEAT_FORFEITED("had a team lose a game"),
    /** A team plays no more. */
    DISQUALIFIED("disqualified a team"),
    /** A team that was on probation or disqualified plays again. */
    CLEARED("cleared a team"),
    /** The audience of the results was changed. */
    RESULTS_SHOWN("changed who sees the results"),
    /** The results and the seed are public. */
    PUBLISHED("published the results");

    private static final SortedMap<String, DecisionKind> BY_KEY = new TreeMap<>();

    static {
        Arrays.stream(values()).forEach(verb -> BY_KEY.put(verb.key(), verb));
    }

    private final String words;

    DecisionKind(String words) {
        this.words = words;
    }

    /** Returns the words for people, which follow the name of the person who decided. */
    public String words() {
        return words;
    }

    /** Returns its key in the store: lower case with hyphens. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the kind with this key; nothing if a newer arena has written it. */
    public static Optional<DecisionKind> of(String key) {
        return Optional.ofNullable(BY_KEY.get(key));
    }
}
