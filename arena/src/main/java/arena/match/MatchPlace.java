package arena.match;

/**
 * Where and when a match is played, and who writes it down.
 *
 * @param clock the match's own clock
 * @param scribe the record
 * @param venue the place, which may fail
 */
public record MatchPlace(Clock clock, Scribe scribe, Venue venue) {}
