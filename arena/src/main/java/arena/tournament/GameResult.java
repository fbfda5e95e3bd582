package arena.tournament;

import arena.game.Standing;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How a game ended: made once, where the match ends or the referee decides, kept as it is, added up in tables, and told
 * in reports.
 *
 * @param seats what each seat ended with, seat 1 first
 * @param moves the acknowledged turns of all seats together
 */
public record GameResult(List<SeatResult> seats, int moves) {

    /** Of a game that came to nothing. */
    public static final GameResult NONE = new GameResult(List.of(), 0);

    public GameResult {
        seats = List.copyOf(seats);
    }

    /**
     * Returns one of which only places and points are known, as the referee says them.
     *
     * @param contestants who sat on each seat, seat 1 first
     * @param places where each ended; 1 is the best, equal places are ties
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
     * Returns that of a match that has ended: each seat with its place, points and figures, and with the reason of the
     * end as its cause.
     *
     * @param contestants who sat on each seat, seat 1 first
     */
    public static GameResult of(List<Integer> contestants, List<Standing> standings, String reason, int moves) {
        return new GameResult(
                standings.stream()
                        .sorted(Comparator.comparing(Standing::seat))
                        .map(one -> SeatResult.of(contestants.get(one.seat().index()), one.place(), one.points())
                                .told(reason, "")
                                .with(one.figures()))
                        .toList(),
                moves);
    }

    /** Returns one of which only places are known. */
    public static GameResult of(List<Integer> contestants, List<Integer> places) {
        return of(contestants, places, Collections.nCopies(contestants.size(), 0L), 0);
    }

    /** Returns who sat on each seat, seat 1 first. */
    public List<Integer> contestants() {
        return seats.stream().map(SeatResult::contestant).toList();
    }

    /** Returns where each seat ended, seat 1 first. */
    public List<Integer> places() {
        return seats.stream().map(SeatResult::place).toList();
    }

    /** Returns what each seat has earned in the game's own points, seat 1 first. */
    public List<Long> points() {
        return seats.stream().map(SeatResult::points).toList();
    }

    /** Returns what a contestant ended with; nothing if he did not play. */
    public Optional<SeatResult> seat(int contestant) {
        for (SeatResult seat : seats) {
            if (seat.contestant() == contestant) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    /** Returns where a contestant ended who played. */
    public int place(int contestant) {
        return seat(contestant)
                .map(SeatResult::place)
                .orElseThrow(() -> new IllegalArgumentException(contestant + " is none of " + contestants()));
    }

    /** Returns how many seats ended on a place. */
    public int on(int place) {
        int number = 0;
        for (SeatResult seat : seats) {
            number += seat.place() == place ? 1 : 0;
        }
        return number;
    }

    /** Returns whether a contestant is first alone. */
    public boolean isWonBy(int contestant) {
        return on(1) == 1 && place(contestant) == 1;
    }

    /** Returns whether a game can have ended so: somebody is first, and nobody is beyond the last place. */
    public boolean isPossible() {
        return on(1) > 0 && seats.stream().allMatch(seat -> seat.place() >= 1 && seat.place() <= seats.size());
    }

    /**
     * Returns the result with its seats in the order of a game.
     *
     * @throws IllegalArgumentException if it is that of others, or nobody is first in it
     */
    public GameResult seated(List<Integer> contestants) {
        if (on(1) == 0 || moves < 0 || seats.size() != contestants.size()) {
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
