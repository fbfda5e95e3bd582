package arena.contest;

import arena.tournament.format.Participation;
import java.util.Locale;
import java.util.Optional;

/** The effect of a disqualification on the results of the team. */
public enum Disqualification {
    /**
     * The team has no place: its results are annulled or lost, as the format says, the teams behind it move up, and it
     * does not play again.
     */
    OUT(Participation.OUT),
    /** Its results and places stand; it does not play again and loses its remaining games. */
    STAND(Participation.RESULTS_STAND);

    private final Participation presence;

    Disqualification(Participation presence) {
        this.presence = presence;
    }

    /** Returns the participation of the team from then on. */
    public Participation presence() {
        return presence;
    }

    /** Returns its word in a decision. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the effect with this word; decisions of older arenas, which had no choice, have no word, and results
     * stood.
     */
    static Disqualification of(Optional<String> word) {
        return word.filter(OUT.word()::equals).isPresent() ? OUT : STAND;
    }
}
