package arena.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The games of one contestant against everybody. A contestant with several chairs in a game has played one game: the
 * best of its chairs tells whether it was won, and its own other chairs are nobody that it loses to.
 */
public final class Results {

    private final SortedMap<Integer, Mean> seats = new TreeMap<>();
    private final SortedMap<String, Integer> lossesByCause = new TreeMap<>();
    private int wins;
    private int draws;
    private int losses;
    private Mean places = new Mean(0, 0);
    private Mean points = new Mean(0, 0);

    /** A mean that grows. */
    private record Mean(int chairs, double sum) {

        Mean with(double one) {
            return new Mean(chairs + 1, sum + one);
        }

        double value() {
            return sum / chairs;
        }
    }

    /** Takes in a game in which the contestant has a chair. */
    void add(GameResult game, int contestant) {
        List<SeatResult> own = new ArrayList<>(game.seats());
        own.removeIf(seat -> seat.contestant() != contestant);
        SeatResult best = Collections.min(own, Comparator.comparingInt(SeatResult::place));
        boolean shared =
                game.seats().stream().anyMatch(seat -> seat.contestant() != contestant && seat.place() == best.place());
        if (best.place() > 1) {
            losses++;
            lossesByCause.merge(best.cause(), 1, Integer::sum);
        } else if (shared) {
            draws++;
        } else {
            wins++;
        }
        for (SeatResult seat : own) {
            places = places.with(seat.place());
            points = points.with((double) seat.points());
        }
    }

    /** Takes in the score of a chair, on a seat from 1. */
    void addScore(int number, double score) {
        seats.put(number, seats.getOrDefault(number, new Mean(0, 0)).with(score));
    }

    /** Returns how often it was first and nobody else was. */
    public int wins() {
        return wins;
    }

    /** Returns how often it shared the first place. */
    public int draws() {
        return draws;
    }

    /** Returns how often another contestant did better than all its chairs. */
    public int losses() {
        return losses;
    }

    /** Returns how often it has played. */
    public int games() {
        return wins + draws + losses;
    }

    /**
     * Returns its mean score, 0 to 1: the share of the others that it beat, ties half; one half before the first game.
     */
    public double score() {
        double sum = seats.values().stream().mapToDouble(Mean::sum).sum();
        int chairs = seats.values().stream().mapToInt(Mean::chairs).sum();
        return chairs == 0 ? 0.5 : sum / chairs;
    }

    /** Returns on how many chairs it has sat, in all games together. */
    public int chairs() {
        return places.chairs();
    }

    /** Returns the mean place of its chairs; not a number before the first game. */
    public double place() {
        return places.value();
    }

    /** Returns the mean of the points of its chairs, in parts; not a number before the first game. */
    public double points() {
        return points.value();
    }

    /** Returns the mean score on each seat where it has played, by the seat's number. */
    public SortedMap<Integer, Double> scoreBySeat() {
        SortedMap<Integer, Double> scores = new TreeMap<>();
        seats.forEach((seat, mean) -> scores.put(seat, mean.value()));
        return scores;
    }

    /** Returns how often it lost of each cause. */
    public SortedMap<String, Integer> lossesByCause() {
        return Collections.unmodifiableSortedMap(lossesByCause);
    }
}
