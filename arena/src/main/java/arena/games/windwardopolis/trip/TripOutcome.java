package arena.games.windwardopolis.trip;

import java.util.List;

/**
 * The outcome of an event for the trips.
 *
 * @param trips the trips afterwards
 * @param reports the reports to players, in order
 */
public record TripOutcome(Trips trips, List<TripReport> reports) {

    public TripOutcome {
        reports = List.copyOf(reports);
    }
}
