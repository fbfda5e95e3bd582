package arena.tournament;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** The games of one contestant against everybody; a contestant on two chairs of a game has two results in it. */
public final class Results {

    private final SortedMap<Integer, Mean> seats = new TreeMap<>();
    private final SortedMap<String, Integer> lossesByCause = new TreeMap<>();
    private int wins;
    private int draws;
    private int losses;

    /** A mean that grows. */
    private record Mean(int games, double sum) {}

    /** Takes in a game that was played on a seat, from 1. */
    void add(GameResult game, int number, double score) {
        SeatResult seat = game.seats().get(number - 1);
        if (seat.place() == 1 && game.on(1) == 1) {
            wins++;
        } else if (seat.place() == 1) {
            draws++;
        } else {
            losses++;
            lossesByCause.merge(seat.cause(), 1, Integer::sum);
        }
        seats.merge(
                number, new Mean(1, score), (before, one) -> new Mean(before.games + one.games, before.sum + one.sum));
    }

    /** Returns how often it was first alone. */
    public int wins() {
        return wins;
    }

    /** Returns how often it shared the first place. */
    public int draws() {
        return draws;
    }

    /** Returns how often somebody did better. */
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
        return games() == 0 ? 0.5 : sum / games();
    }

    /** Returns the mean score on each seat where it has played, by the seat's number. */
    public SortedMap<Integer, Double> scoreBySeat() {
        SortedMap<Integer, Double> scores = new TreeMap<>();
        seats.forEach((seat, mean) -> scores.put(seat, mean.sum() / mean.games()));
        return scores;
    }

    /** Returns how often it lost of each cause. */
    public SortedMap<String, Integer> lossesByCause() {
        return Collections.unmodifiableSortedMap(lossesByCause);
    }
}
