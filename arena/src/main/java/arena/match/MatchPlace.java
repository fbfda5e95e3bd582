package arena.match;

/**
 * Where and when a match is played, and who writes it down.
 *
 * @param clock the match's own clock
 * @param scribe the record
 * @param venue the place, which may fail
 * @param pace how fast it goes on
 */
public record MatchPlace(Clock clock, Scribe scribe, Venue venue, Pace pace) {

    /** Makes one at which every step begins at once. */
    public MatchPlace(Clock clock, Scribe scribe, Venue venue) {
        this(clock, scribe, venue, Pace.FREE);
    }
}
