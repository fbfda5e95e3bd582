package arena.match;

/**
 * Where and when a match is played, and who writes it down.
 *
 * @param clock the match's own clock
 * @param scribe the record
 * @param venue the place, which may fail
 * @param host what he wants of it while it is played
 */
public record MatchPlace(Clock clock, EventRecorder scribe, Venue venue, MatchControl host) {

    /** Makes one with a host who lets it be. */
    public MatchPlace(Clock clock, EventRecorder scribe, Venue venue) {
        this(clock, scribe, venue, MatchControl.NONE);
    }
}
