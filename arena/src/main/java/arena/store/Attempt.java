package arena.store;

import java.util.List;

/**
 * One attempt to play a fixture, entered before anybody plays.
 *
 * @param sequence its place among all that happens in the contest, from 1
 * @param fixture the id of the fixture
 * @param number which attempt at this fixture it is, from 1
 * @param contestants who sits on each seat, seat 1 first
 * @param by who ordered it
 * @param epochMillis when it was begun
 */
public record Attempt(
        long sequence, String fixture, int number, List<Integer> contestants, String by, long epochMillis) {

    public Attempt {
        fixture = DatabaseText.clean(fixture);
        contestants = List.copyOf(contestants);
        by = DatabaseText.clean(by);
    }
}
