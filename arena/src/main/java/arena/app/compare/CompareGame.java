package arena.app.compare;

import arena.tournament.GameResult;
import arena.tournament.Pairing;
import arena.tournament.SeatResult;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One game of a comparison that was played to a verdict, as its line in the journal has it.
 *
 * @param game its number in the format, from 0
 * @param chairs who sat where and what became of him, seat 1 first
 * @param reason why the game ended
 * @param moves the acknowledged turns of all seats together
 * @param millis how long it lasted
 * @param beside how many games ran at the same time, this one included
 * @param load how many programs wanted to run, on average of the minute before its end; 0 where it is not counted
 * @param answers a digest of all answers in their order: games with the same one went the same way
 * @param record where it is written down, absolute; empty if records are not kept
 */
public record CompareGame(
        int game,
        long seed,
        List<Chair> chairs,
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
     * @param name of the contestant
     * @param place 1 for the best
     * @param cause why it ended there: that it was left, or why the game ended
     * @param late how many answers did not come in time
     * @param points what it has earned, in parts; nothing in journals of earlier arenas
     */
    public record Chair(String name, int place, String cause, int late, Optional<Long> points) {}

    /** Returns how it ended, as a tally takes it. */
    GameResult result(Pairing pairing) {
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

    /** Returns whether another contestant did better than a contestant on all its chairs. */
    public boolean isLostBy(String name) {
        return chairs.stream()
                        .filter(chair -> chair.name().equals(name))
                        .mapToInt(Chair::place)
                        .min()
                        .orElse(1)
                > 1;
    }

    /** Returns whether a bot was late. */
    public boolean isLate() {
        return chairs.stream().anyMatch(chair -> chair.late() > 0);
    }

    /**
     * Returns whether the machine had other things to do meanwhile: another game, or more than it has processors for.
     */
    public boolean isCrowded(int cores) {
        return beside > 1 || load > cores;
    }
}
