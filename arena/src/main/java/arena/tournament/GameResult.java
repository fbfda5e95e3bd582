package arena.tournament;

import arena.game.Standing;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The result of a game. It is made once, where the match ends or the referee decides, and then stored, added up in
 * tables and shown in reports.
 *
 * @param seats the result of each seat, seat 1 first
 * @param moves the acknowledged turns of all seats together
 */
public record GameResult(List<SeatResult> seats, int moves) {

    /** The result of a game that was not completed. */
    public static final GameResult NONE = new GameResult(List.of(), 0);

    public GameResult {
        seats = List.copyOf(seats);
    }

    /**
     * Returns a result of which only places and points are known, as the referee enters them.
     *
     * @param contestants the contestant on each seat, seat 1 first
     * @param places the place of each; 1 is the best, equal places are ties
     * @param points of the game itself
     */
    public static GameResult of(List<Integer> contestants, List<Integer> places, List<Long> points, int moves) {
        if (places.size() != contestants.size() || points.size() != contestants.size()) {
            throw new IllegalArgumentException("places " + places + " and points " + points + " for " + contestants);
        }
        return new GameResult(
                IntStream.range(0, contestants.size())
                        .mapToObj(seat -> SeatResult.of(contestants.get(seat), places.get(seat), points.get(seat)))
                        .toList(),
                moves);
    }

    /**
     * Returns the result of a match that has ended: each seat with its place, points and figures, and with the reason
     * of the end as its cause.
     *
     * @param contestants the contestant on each seat, seat 1 first
     */
    public static GameResult of(List<Integer> contestants, List<Standing> standings, String reason, int moves) {
        return new GameResult(
                standings.stream()
                        .sorted(Comparator.comparing(Standing::seat))
                        .map(one -> SeatResult.of(contestants.get(one.seat().index()), one.place(), one.points())
                                .withCause(reason, "")
                                .with(one.figures()))
                        .toList(),
                moves);
    }

    /** Returns a result of which only places are known. */
    public static GameResult of(List<Integer> contestants, List<Integer> places) {
        return of(contestants, places, Collections.nCopies(contestants.size(), 0L), 0);
    }

    /** Returns the contestant on each seat, seat 1 first. */
    public List<Integer> contestants() {
        return seats.stream().map(SeatResult::contestant).toList();
    }

    /** Returns the place of each seat, seat 1 first. */
    public List<Integer> places() {
        return seats.stream().map(SeatResult::place).toList();
    }

    /** Returns the points of each seat in the game's own points, seat 1 first. */
    public List<Long> points() {
        return seats.stream().map(SeatResult::points).toList();
    }

    /** Returns the result of a contestant; empty if it did not play. */
    public Optional<SeatResult> seat(int contestant) {
        for (SeatResult seat : seats) {
            if (seat.contestant() == contestant) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    /** Returns the place of a contestant, which must have played. */
    public int place(int contestant) {
        return seat(contestant)
                .map(SeatResult::place)
                .orElseThrow(() -> new IllegalArgumentException(contestant + " is none of " + contestants()));
    }

    /** Returns the number of seats on a place. */
    public int seatsOn(int place) {
        int number = 0;
        for (SeatResult seat : seats) {
            number += seat.place() == place ? 1 : 0;
        }
        return number;
    }

    /** Returns whether a contestant alone is first. */
    public boolean isWonBy(int contestant) {
        return seatsOn(1) == 1 && place(contestant) == 1;
    }

    /** Returns whether a game can end with this result: at least one seat is first, and no place is beyond the last. */
    public boolean isPossible() {
        return seatsOn(1) > 0 && seats.stream().allMatch(seat -> seat.place() >= 1 && seat.place() <= seats.size());
    }

    /**
     * Returns the result with its seats in the order of a game.
     *
     * @throws IllegalArgumentException if it is a result of other contestants, or no seat is first
     */
    public GameResult seated(List<Integer> contestants) {
        if (seatsOn(1) == 0 || moves < 0 || seats.size() != contestants.size()) {
            throw new IllegalArgumentException("no result of " + contestants + ": " + this);
        }
        boolean same = true;
        for (int seat = 0; seat < seats.size(); seat++) {
            same &= seats.get(seat).contestant() == contestants.get(seat);
        }
        return same
                ? this
                : new GameResult(
                        contestants.stream()
                                .map(one -> seat(one)
                                        .orElseThrow(() -> new IllegalArgumentException(one + " is none of " + this)))
                                .toList(),
                        moves);
    }
}
