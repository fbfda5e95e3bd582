package arena.app.compare;

import arena.tournament.GameResult;
import arena.tournament.Pairing;
import arena.tournament.SeatResult;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One game of a comparison with a verdict, as its line in the journal.
 *
 * @param game its number in the format, from 0
 * @param chairs the seats with their contestants and results, seat 1 first
 * @param reason why the game ended
 * @param moves the acknowledged turns of all seats together
 * @param millis the duration of the game
 * @param beside the number of games that ran at the same time, including this one
 * @param load the load average of the minute before its end; 0 where the system does not count it
 * @param answers a digest of all answers in their order; equal games have equal digests
 * @param record the file of its record, absolute; empty if records are not kept
 */
public record CompareGame(
        int game,
        long seed,
        List<SeatOutcome> chairs,
        String reason,
        int moves,
        long millis,
        int beside,
        double load,
        String answers,
        String record) {

    public CompareGame {
        chairs = List.copyOf(chairs);
    }

    /**
     * One seat.
     *
     * @param name the name of the contestant
     * @param place 1 for the best
     * @param cause why the seat ended: its departure, or the reason why the game ended
     * @param late the number of late answers
     * @param points in parts; empty in journals of earlier versions
     */
    public record SeatOutcome(String name, int place, String cause, int late, Optional<Long> points) {}

    /** Returns the result for a tally. */
    public GameResult result(Pairing pairing) {
        return new GameResult(
                IntStream.range(0, chairs.size())
                        .mapToObj(seat -> SeatResult.of(
                                        pairing.seats().get(seat),
                                        chairs.get(seat).place(),
                                        chairs.get(seat).points().orElse(0L))
                                .withCause(chairs.get(seat).cause(), ""))
                        .toList(),
                moves);
    }

    /** Returns whether another contestant did better than the given one on all its seats. */
    public boolean isLostBy(String name) {
        return chairs.stream()
                        .filter(chair -> chair.name().equals(name))
                        .mapToInt(SeatOutcome::place)
                        .min()
                        .orElse(1)
                > 1;
    }

    /** Returns whether a bot was late. */
    public boolean isLate() {
        return chairs.stream().anyMatch(chair -> chair.late() > 0);
    }

    /** Returns whether a bot was late, or left before the end. */
    public boolean hasFault() {
        return isLate() || chairs.stream().anyMatch(chair -> !chair.cause().equals(reason));
    }

    /**
     * Returns whether the machine had other work meanwhile: another game, or a load above the number of its
     * processors.
     */
    public boolean isCrowded(int cores) {
        return beside > 1 || load > cores;
    }
}
