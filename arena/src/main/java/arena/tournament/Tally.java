package arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Counts the games of a tournament as they end, in whatever order. */
public final class Tally {

    private final List<Results> results;
    private final List<List<Duel>> duels = new ArrayList<>();

    /** Makes one without a game. */
    public Tally(Schedule schedule) {
        int contestants = schedule.contestants();
        results = IntStream.range(0, contestants).mapToObj(one -> new Results()).toList();
        for (int one = 0; one < contestants; one++) {
            duels.add(IntStream.range(0, contestants)
                    .mapToObj(other -> new Duel(schedule.blockGames()))
                    .toList());
        }
    }

    /** Counts a game. */
    public void add(Played game) {
        List<Integer> seats = game.pairing().seats();
        for (int seat = 0; seat < seats.size(); seat++) {
            addSeat(game, seat);
        }
        List<Integer> sitting = seats.stream().distinct().toList();
        for (int one : sitting) {
            sitting.stream().filter(other -> other != one).forEach(other -> addDuel(game, one, other));
        }
    }

    private void addSeat(Played game, int seat) {
        List<Integer> seats = game.pairing().seats();
        int own = seats.get(seat);
        double score = IntStream.range(0, seats.size())
                .filter(other -> seats.get(other) != own)
                .mapToDouble(other -> game.halfPoints(seat, other) / 2.0)
                .average()
                .orElseThrow(() -> new IllegalArgumentException("nobody sits against " + own + " in " + game));
        results.get(own).add(game, seat, score);
    }

    private void addDuel(Played game, int one, int other) {
        int halfPoints = 0;
        int most = 0;
        List<Integer> seats = game.pairing().seats();
        for (int seat = 0; seat < seats.size(); seat++) {
            for (int against = 0; against < seats.size(); against++) {
                if (seats.get(seat) == one && seats.get(against) == other) {
                    halfPoints += game.halfPoints(seat, against);
                    most += 2;
                }
            }
        }
        duels.get(one).get(other).add(game.pairing(), halfPoints, most);
    }

    /** Returns what a contestant has done against everybody. */
    public Results results(int contestant) {
        return results.get(contestant);
    }

    /** Returns what a contestant has done against another one. */
    public Duel duel(int contestant, int other) {
        return duels.get(contestant).get(other);
    }
}
