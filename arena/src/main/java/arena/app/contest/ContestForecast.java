package arena.app.contest;

import arena.contest.ContestState;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.Verdict;
import arena.tournament.format.Fixture;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A forecast of the rest of a contest, from the durations of its last games.
 *
 * @param gameMillis the duration of a game
 * @param begins the expected beginning of each known game that has not begun, in milliseconds since 1970
 * @param endEpochMillis the expected end of the last game
 */
public record ContestForecast(long gameMillis, SortedMap<String, Long> begins, long endEpochMillis) {

    /** The number of latest games that the duration is computed from. */
    private static final int GAMES_LOOKED_AT = 30;

    public ContestForecast {
        begins = Collections.unmodifiableSortedMap(new TreeMap<>(begins));
    }

    /**
     * Returns the forecast; empty if no game was played or measured, if no game is left, or if the contest is paused
     * or has stopped.
     *
     * @param planned the number of games at a time by the settings; the played games, if any, take precedence
     * @param measured the measurement before the contest
     */
    static Optional<ContestForecast> of(ContestState now, int planned, Optional<ContestEstimate> measured) {
        if (now.progress().over() || now.idleSince().isPresent() || now.isPaused()) {
            return Optional.empty();
        }
        int atOnce = atOnce(now).orElse(planned);
        List<Long> lasted = now.attempts().stream()
                .flatMap(one -> one.ended().stream())
                .filter(end -> end.verdict() == Verdict.DECIDED && end.millis() > 0)
                .map(AttemptResult::millis)
                .toList();
        return lasted.isEmpty()
                ? measured.map(before -> of(now, atOnce, before.gameMillis()))
                : Optional.of(of(now, atOnce, mean(lasted)));
    }

    /** Returns how many of the latest games ran at a time at most; empty before the first has ended. */
    private static OptionalInt atOnce(ContestState now) {
        List<AttemptRow> all = now.attempts();
        List<AttemptRow> newest = all.subList(Math.max(0, all.size() - GAMES_LOOKED_AT), all.size());
        if (newest.stream().noneMatch(one -> one.ended().isPresent())) {
            return OptionalInt.empty();
        }
        return newest.stream()
                .mapToInt(one -> (int) newest.stream()
                        .filter(other -> runsAt(other, one.attempt().epochMillis(), now.isPlayed()))
                        .count())
                .max();
    }

    private static boolean runsAt(AttemptRow one, long epochMillis, boolean isPlayed) {
        boolean isOver =
                one.ended().map(end -> end.epochMillis() <= epochMillis).orElse(!isPlayed);
        return one.attempt().epochMillis() <= epochMillis && !isOver;
    }

    private static long mean(List<Long> lasted) {
        List<Long> newest = lasted.subList(Math.max(0, lasted.size() - GAMES_LOOKED_AT), lasted.size());
        return newest.stream().mapToLong(Long::longValue).sum() / newest.size();
    }

    private static ContestForecast of(ContestState now, int atOnce, long gameMillis) {
        long moment = System.currentTimeMillis();
        SortedMap<String, Long> running = new TreeMap<>();
        for (AttemptRow one : now.attempts()) {
            if (one.ended().isEmpty() && now.isPlayed()) {
                running.put(one.attempt().fixture(), one.attempt().epochMillis());
            }
        }
        PriorityQueue<Long> free = new PriorityQueue<>();
        running.values().forEach(begun -> free.add(Math.max(moment, begun + gameMillis)));
        while (free.size() < atOnce) {
            free.add(moment);
        }
        SortedMap<String, Long> begins = new TreeMap<>();
        for (Fixture fixture : now.open()) {
            if (!running.containsKey(fixture.id())) {
                begins.put(fixture.id(), next(free, gameMillis));
            }
        }
        // The games of later rounds have no names yet, but take time as well.
        int unknown = now.games() - now.progress().fixtures().size();
        for (int game = 0; game < unknown; game++) {
            next(free, gameMillis);
        }
        return new ContestForecast(
                gameMillis,
                begins,
                free.stream().mapToLong(Long::longValue).max().orElse(moment));
    }

    private static long next(PriorityQueue<Long> free, long gameMillis) {
        long begin = Optional.ofNullable(free.poll()).orElseThrow();
        free.add(begin + gameMillis);
        return begin;
    }
}
