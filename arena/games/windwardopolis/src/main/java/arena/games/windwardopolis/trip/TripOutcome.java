package arena.games.windwardopolis.trip;

import arena.game.Seat;
import arena.games.windwardopolis.map.MapTile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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

    /**
     * Returns the outcome of a player's pick-up list and cards; orders about a card that cannot be carried out are
     * skipped and reported to the player.
     *
     * @param trips the trips before
     * @param pickup the list; empty to keep the old one
     * @param car the tile of the player's car
     */
    public static TripOutcome ofOrders(
            Trips trips, Seat seat, List<String> pickup, List<CardOrder> cards, MapTile car) {
        Limo limo = pickup.isEmpty() ? trips.limo(seat) : trips.limo(seat).withPickup(pickup);
        double score = Score.of(trips, seat, car);
        List<TripReport> reports = new ArrayList<>();
        for (CardOrder order : cards) {
            Optional<CardOrder.Fault> fault = order.fault(limo.cards(), score);
            if (fault.isEmpty()) {
                limo = limo.withCards(order.carriedOut(limo.cards(), score));
            }
            fault.flatMap(CardOrder.Fault::status)
                    .ifPresent(status -> reports.add(TripReport.of(seat, status, order.card())));
        }
        return new TripOutcome(trips.with(seat, limo), reports);
    }
}
