package arena.match;

/**
 * The surroundings of a match.
 *
 * @param clock the match's own clock
 * @param recorder the recorder of its events
 * @param venue the venue, which may fail
 * @param host the host's control while it is played
 */
public record MatchEnvironment(Clock clock, EventRecorder recorder, Venue venue, MatchControl host) {

    /** Makes an environment with a host that never intervenes. */
    public MatchEnvironment(Clock clock, EventRecorder scribe, Venue venue) {
        this(clock, scribe, venue, MatchControl.NONE);
    }
}
