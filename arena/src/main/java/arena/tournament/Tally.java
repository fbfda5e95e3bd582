package arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A tally of the games of a tournament, which may end in any order. */
public final class Tally {

    private final List<Results> results;
    private final List<BlockPlaces> places;
    private final List<List<Duel>> duels = new ArrayList<>();

    /** Creates a tally without games. */
    public Tally(RoundRobin schedule) {
        int contestants = schedule.contestants();
        results = IntStream.range(0, contestants).mapToObj(one -> new Results()).toList();
        places = IntStream.range(0, contestants)
                .mapToObj(one -> new BlockPlaces(schedule.blockGames()))
                .toList();
        for (int one = 0; one < contestants; one++) {
            duels.add(IntStream.range(0, contestants)
                    .mapToObj(other -> new Duel(schedule.blockGames()))
                    .toList());
        }
    }

    /** Counts the result of a game; its seats must be those of the pairing. */
    public void add(Pairing pairing, GameResult result) {
        if (!result.contestants().equals(pairing.seats())) {
            throw new IllegalArgumentException(pairing + " did not end as " + result);
        }
        for (int seat = 1; seat <= result.seats().size(); seat++) {
            addSeat(result, seat);
        }
        List<Integer> sitting = pairing.seats().stream().distinct().toList();
        sitting.forEach(one -> results.get(one).add(result, one));
        sitting.forEach(one -> places.get(one).add(pairing, result, one));
        for (int one : sitting) {
            sitting.stream().filter(other -> other != one).forEach(other -> addDuel(pairing, result, one, other));
        }
    }

    private void addSeat(GameResult result, int number) {
        SeatResult seat = result.seats().get(number - 1);
        double score = result.seats().stream()
                .filter(other -> other.contestant() != seat.contestant())
                .mapToDouble(other -> seat.halfPoints(other) / 2.0)
                .average()
                .orElseThrow(() ->
                        new IllegalArgumentException("nobody sits against " + seat.contestant() + " in " + result));
        results.get(seat.contestant()).addScore(number, score);
    }

    private void addDuel(Pairing pairing, GameResult result, int one, int other) {
        int halfPoints = 0;
        int most = 0;
        for (SeatResult seat : result.seats()) {
            for (SeatResult against : result.seats()) {
                if (seat.contestant() == one && against.contestant() == other) {
                    halfPoints += seat.halfPoints(against);
                    most += 2;
                }
            }
        }
        duels.get(one).get(other).add(pairing, halfPoints, most);
    }

    /** Returns the results of a contestant against all others. */
    public Results results(int contestant) {
        return results.get(contestant);
    }

    /** Returns the mean place of a contestant in complete blocks. */
    public BlockMean place(int contestant) {
        return places.get(contestant).place();
    }

    /**
     * Returns by how many places a contestant is better than another one, on average of the complete blocks in which
     * both play.
     */
    public BlockMean lead(int contestant, int other) {
        return places.get(contestant).leadOver(places.get(other));
    }

    /** Returns the games of a contestant against another one. */
    public Duel duel(int contestant, int other) {
        return duels.get(contestant).get(other);
    }
}
