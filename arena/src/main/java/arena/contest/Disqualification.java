package arena.contest;

import arena.store.Decision;
import arena.tournament.format.Presence;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** What becomes of the results of a team that the referee disqualifies. */
public enum Disqualification {
    /**
     * It has no place: its results are annulled or lost, as the format says, those behind it move up, and it plays no more.
     */
    OUT(Presence.OUT),
    /** What it has played stands, its places too; it plays no more, and what it has not played it loses. */
    STAND(Presence.RESULTS_STAND);

    private static final String RESULTS = "results";

    private final Presence presence;

    Disqualification(Presence presence) {
        this.presence = presence;
    }

    /** Returns what the team is from then on. */
    public Presence presence() {
        return presence;
    }

    /** Returns the details of a decision by which it is kept. */
    public SortedMap<String, String> details() {
        SortedMap<String, String> details = new TreeMap<>();
        details.put(RESULTS, word());
        return details;
    }

    /** Returns it in one word. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads a decision; in those of arenas before there was a choice results stood. */
    static Disqualification of(Decision decision) {
        return decision.decided().details().getOrDefault(RESULTS, STAND.word()).equals(OUT.word()) ? OUT : STAND;
    }
}
