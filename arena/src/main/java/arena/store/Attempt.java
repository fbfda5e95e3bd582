package arena.store;

import java.util.List;

/**
 * An attempt to play a fixture, stored before the match begins.
 *
 * @param sequence its sequence number among all entries of the contest, from 1
 * @param fixture the id of the fixture
 * @param number its number among the attempts at this fixture, from 1
 * @param contestants the contestant of each seat, seat 1 first
 * @param by the person or the arena that ordered it
 * @param epochMillis the time of its beginning
 */
public record Attempt(
        long sequence, String fixture, int number, List<Integer> contestants, String by, long epochMillis) {

    public Attempt {
        fixture = DatabaseText.clean(fixture);
        contestants = List.copyOf(contestants);
        by = DatabaseText.clean(by);
    }
}
