package arena.games.windwardopolis.trip;

import java.util.List;

/**
 * What an event makes of the trips.
 *
 * @param trips afterwards
 * @param reports what players are told of it, in order
 */
public record TripOutcome(Trips trips, List<TripReport> reports) {

    public TripOutcome {
        reports = List.copyOf(reports);
    }
}
