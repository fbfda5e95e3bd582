package arena.games.windwardopolis.trip;

import arena.game.Seat;
import arena.games.windwardopolis.map.MapTile;

/** What a player's trips are worth (Points), and what follows for the hand (Power-Up Orders). */
public final class Score {

    /** Into so many parts a point is told. */
    public static final int PARTS = 1_000;

    private static final double TENTHS = 10;

    /** What the last delivery of a round earns besides its points, and each of several that are made in one tick. */
    private static final double LAST_DELIVERY = 2;

    /** What a trip under way is worth at most. */
    private static final double WHOLE_SHARE = 0.5;

    private Score() {}

    /**
     * Returns the score of a player whose car is on a tile: the points of all complete trips, and half the covered part
     * of the trip under way or what the last delivery earns.
     */
    public static double of(Trips trips, Seat seat, MapTile car) {
        Limo limo = trips.limo(seat);
        double points = limo.account().tenths() / TENTHS;
        if (limo.account().delivered().size() >= Trips.LAST_DELIVERY) {
            return points + LAST_DELIVERY;
        }
        return points + share(trips, seat, car);
    }

    /** Returns the score as it is told, in thousandths of a point. */
    public static long thousandths(Trips trips, Seat seat, MapTile car) {
        return Math.round(of(trips, seat, car) * PARTS);
    }

    /** Returns half the covered part of the trip under way, as the crow flies over squares. */
    private static double share(Trips trips, Seat seat, MapTile car) {
        return trips.limo(seat)
                .ride()
                .flatMap(ride -> trips.passenger(ride.passenger()).destination().map(destination -> {
                    MapTile goal = trips.offices().stop(destination);
                    int whole = trips.offices().stop(ride.from()).distance(goal);
                    int left = car.distance(goal);
                    return left >= whole ? 0.0 : WHOLE_SHARE * (whole - left) / whole;
                }))
                .orElse(0.0);
    }

    /** Returns how many cards may be in the hand at a score. */
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
