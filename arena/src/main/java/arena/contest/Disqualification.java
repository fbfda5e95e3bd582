package arena.contest;

import arena.tournament.format.Participation;
import java.util.Locale;
import java.util.Optional;

/** What becomes of the results of a team that the referee disqualifies. */
public enum Disqualification {
    /**
     * It has no place: its results are annulled or lost, as the format says, those behind it move up, and it plays no
     * more.
     */
    OUT(Participation.OUT),
    /** What it has played stands, its places too; it plays no more, and what it has not played it loses. */
    STAND(Participation.RESULTS_STAND);

    private final Participation presence;

    Disqualification(Participation presence) {
        this.presence = presence;
    }

    /** Returns what the team is from then on. */
    public Participation presence() {
        return presence;
    }

    /** Returns it in one word. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads the word of a decision; in those of arenas before there was a choice, which have none, results stood. */
    static Disqualification of(Optional<String> word) {
        return word.filter(OUT.word()::equals).isPresent() ? OUT : STAND;
    }
}
