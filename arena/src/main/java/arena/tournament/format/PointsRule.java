package arena.tournament.format;

import arena.tournament.GameResult;
import arena.tournament.Points;
import arena.tournament.SeatResult;
import java.util.List;
import java.util.stream.IntStream;

/** A rule for the points of a contest that a game earns its players. */
public sealed interface PointsRule {

    /** Returns the points of a contestant. */
    Points of(GameResult result, int contestant);

    /**
     * A rule by place: tied players share the points of their places.
     *
     * @param byPlace the points of place 1, 2, ...; 0 from there on
     */
    record Places(List<Integer> byPlace) implements PointsRule {

        /** One point for the winner, as in the 2015 document ("Winning Conditions"). */
        public static final Places WINNER_TAKES_ONE = new Places(List.of(1));

        public Places {
            byPlace = List.copyOf(byPlace);
        }

        @Override
        public Points of(GameResult result, int contestant) {
            int place = result.place(contestant);
            int level = result.seatsOn(place);
            return Points.of(IntStream.range(place - 1, Math.min(place - 1 + level, byPlace.size()))
                            .mapToLong(byPlace::get)
                            .sum())
                    .among(level);
        }
    }

    /**
     * A rule that adds up the game's own points, as in the contests of 2013 and 2014 (2014 "Playoffs", 2013 "10
     * rounds").
     *
     * @param parts the number of parts into which the game divides a point
     */
    record GamePoints(int parts) implements PointsRule {
        @Override
        public Points of(GameResult result, int contestant) {
            return Points.of(result.seat(contestant).map(SeatResult::points).orElseThrow())
                    .among(parts);
        }
    }
}
