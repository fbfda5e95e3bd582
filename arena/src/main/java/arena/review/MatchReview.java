package arena.review;

import arena.game.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The review of all decisions of a seat in a match.
 *
 * @param match the name of the match
 * @param seats the number of seats
 * @param seat the reviewed seat
 * @param name the name of its player
 * @param turns its decisions, in order
 */
public record MatchReview(String match, int seats, Seat seat, String name, List<ReviewedTurn> turns) {

    public MatchReview {
        turns = List.copyOf(turns);
    }

    /** Returns the number of decisions with a mark. */
    public long count(Mark mark) {
        return turns.stream().filter(turn -> turn.mark() == mark).count();
    }

    /**
     * A turning point: the chance at a decision is another than at the one before, by the decision or by what happened
     * after it.
     *
     * @param before the decision before
     * @param after the decision after the change
     */
    public record TurningPoint(ReviewedTurn before, ReviewedTurn after) {}

    /** Returns the changes of the winning chance that are as large as a blunder, in order. */
    public List<TurningPoint> turningPoints() {
        List<TurningPoint> points = new ArrayList<>();
        for (int at = 1; at < turns.size(); at++) {
            ReviewedTurn before = turns.get(at - 1);
            ReviewedTurn after = turns.get(at);
            double change = Math.abs(after.chances().best() - before.chances().best());
            if (Mark.of(change, seats) == Mark.BLUNDER) {
                points.add(new TurningPoint(before, after));
            }
        }
        return points;
    }

    /** Returns the wrong decisions that lost most, the worst first. */
    public List<ReviewedTurn> worst(int most) {
        return turns.stream()
                .filter(ReviewedTurn::isWrong)
                .sorted(Comparator.comparingDouble(
                                (ReviewedTurn turn) -> turn.chances().lost())
                        .reversed())
                .limit(most)
                .toList();
    }
}
