package arena.games.windwardopolis.trip;

import arena.game.Seat;
import arena.games.windwardopolis.map.MapTile;

/** The score of a player (Points), and the size of the hand that it allows (Power-Up Orders). */
public final class Score {

    /** The number of parts of a point. */
    public static final int PARTS = 1_000;

    private static final double TENTHS = 10;

    /** The extra points of the last delivery of a round, and of each of several in the same tick. */
    private static final double LAST_DELIVERY = 2;

    /** The largest share of its points that a trip under way is worth. */
    private static final double WHOLE_SHARE = 0.5;

    private Score() {}

    /**
     * Returns the score of a player whose car is on a tile: the points of all complete trips, and half the covered
     * part of the present trip or the extra points of the last delivery.
     */
    public static double of(Trips trips, Seat seat, MapTile car) {
        Limo limo = trips.limo(seat);
        double points = limo.account().tenths() / TENTHS;
        if (limo.account().delivered().size() >= Trips.LAST_DELIVERY) {
            return points + LAST_DELIVERY;
        }
        return points + share(trips, seat, car);
    }

    /** Returns the score in thousandths of a point. */
    public static long thousandths(Trips trips, Seat seat, MapTile car) {
        return Math.round(of(trips, seat, car) * PARTS);
    }

    /** Returns half the covered part of the present trip, by Manhattan distance. */
    private static double share(Trips trips, Seat seat, MapTile car) {
        return trips.limo(seat)
                .ride()
                .flatMap(ride -> trips.passenger(ride.passenger()).destination().map(destination -> {
                    MapTile goal = trips.busStops().stop(destination);
                    int distance = trips.busStops().stop(ride.from()).distance(goal);
                    int left = car.distance(goal);
                    return left >= distance ? 0.0 : WHOLE_SHARE * (distance - left) / distance;
                }))
                .orElse(0.0);
    }

    /** Returns the largest number of cards in the hand at a score. */
    public static int mostInHand(double score) {
        if (score < 0.5) {
            return 4;
        }
        if (score < 6) {
            return 3;
        }
        return score < 8.5 ? 2 : 1;
    }
}
