package arena.game;

import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A seat of a match, counted from 1 in the order of play.
 *
 * @param number 1 for the first
 */
public record Seat(int number) implements Comparable<Seat> {

    /** The largest number of seats that a game may have. */
    public static final int MOST = 64;

    private static final List<SortedSet<Seat>> ALONE = firstSeats(MOST).stream()
            .map(seat -> Collections.unmodifiableSortedSet(new TreeSet<>(List.of(seat))))
            .toList();

    public Seat {
        if (number < 1 || number > MOST) {
            throw new IllegalArgumentException("a seat has a number from 1 to " + MOST + ", not " + number);
        }
    }

    /** Returns the first seats in order. */
    public static List<Seat> firstSeats(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(Seat::new).toList();
    }

    /** Returns the unmodifiable set of only this seat, without creating one. */
    public SortedSet<Seat> singletonSet() {
        return ALONE.get(index());
    }

    /** Returns the index in a list that begins with seat 1. */
    public int index() {
        return number - 1;
    }

    @Override
    public int compareTo(Seat other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return "seat " + number;
    }
}
