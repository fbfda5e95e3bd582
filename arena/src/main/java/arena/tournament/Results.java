package arena.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The games of one contestant against all others. A contestant with several seats in a game has played one game: the
 * best of its seats decides whether the game was won, and it does not lose to its own other seats.
 */
public final class Results {

    private final SortedMap<Integer, Mean> scoresBySeat = new TreeMap<>();
    private final SortedMap<Integer, Mean> placesBySeat = new TreeMap<>();
    private final SortedMap<String, Integer> lossesByCause = new TreeMap<>();
    private int wins;
    private int draws;
    private int losses;
    private Mean places = new Mean(0, 0);
    private Mean points = new Mean(0, 0);

    /** A mean and the number of its values. */
    private record Mean(int chairs, double sum) {

        Mean with(double one) {
            return new Mean(chairs + 1, sum + one);
        }

        double value() {
            return sum / chairs;
        }
    }

    /** Adds a game in which the contestant has a seat. */
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
        for (int number = 1; number <= game.seats().size(); number++) {
            SeatResult seat = game.seats().get(number - 1);
            if (seat.contestant() == contestant) {
                places = places.with(seat.place());
                points = points.with((double) seat.points());
                add(placesBySeat, number, seat.place());
            }
        }
    }

    /** Adds the score of a seat, whose number begins at 1. */
    void addScore(int number, double score) {
        add(scoresBySeat, number, score);
    }

    private static void add(SortedMap<Integer, Mean> means, int number, double value) {
        means.put(number, means.getOrDefault(number, new Mean(0, 0)).with(value));
    }

    /** Returns the number of games in which the contestant alone was first. */
    public int wins() {
        return wins;
    }

    /** Returns the number of games with a shared first place. */
    public int draws() {
        return draws;
    }

    /** Returns the number of games in which a seat of the contestant was first, alone or not. */
    public int firsts() {
        return wins + draws;
    }

    /** Returns the number of games in which another contestant was better than all its seats. */
    public int losses() {
        return losses;
    }

    /** Returns the number of games. */
    public int games() {
        return wins + draws + losses;
    }

    /**
     * Returns the mean score, 0 to 1: the share of the others that it beat, ties as half; one half before the first
     * game.
     */
    public double score() {
        double sum = scoresBySeat.values().stream().mapToDouble(Mean::sum).sum();
        int chairs = scoresBySeat.values().stream().mapToInt(Mean::chairs).sum();
        return chairs == 0 ? 0.5 : sum / chairs;
    }

    /** Returns the number of its seats in all games together. */
    public int seatCount() {
        return places.chairs();
    }

    /** Returns the mean place of its seats; not a number before the first game. */
    public double place() {
        return places.value();
    }

    /** Returns the mean of the points of its seats, in parts; not a number before the first game. */
    public double points() {
        return points.value();
    }

    /** Returns the mean score on each seat that it has had, by the seat's number. */
    public SortedMap<Integer, Double> scoreBySeat() {
        return values(scoresBySeat);
    }

    /** Returns the mean place on each seat that it has had, by the seat's number. */
    public SortedMap<Integer, Double> placeBySeat() {
        return values(placesBySeat);
    }

    private static SortedMap<Integer, Double> values(SortedMap<Integer, Mean> means) {
        SortedMap<Integer, Double> values = new TreeMap<>();
        means.forEach((seat, mean) -> values.put(seat, mean.value()));
        return values;
    }

    /** Returns the number of losses by cause. */
    public SortedMap<String, Integer> lossesByCause() {
        return Collections.unmodifiableSortedMap(lossesByCause);
    }
}
