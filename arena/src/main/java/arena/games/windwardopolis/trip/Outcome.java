package arena.games.windwardopolis.trip;

import java.util.List;

/**
 * What an event makes of the trips.
 *
 * @param trips afterwards
 * @param reports what players are told of it, in order
 */
public record Outcome(Trips trips, List<Report> reports) {

    public Outcome {
        reports = List.copyOf(reports);
    }
}
