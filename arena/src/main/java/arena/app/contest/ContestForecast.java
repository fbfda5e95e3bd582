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
 * When what is left of a contest will be played, if its games last as long as the last ones did.
 *
 * @param gameMillis how long a game lasts
 * @param begins when each game that is known and has not begun can be expected to begin, in milliseconds since 1970
 * @param endEpochMillis when the last game will be over
 */
public record ContestForecast(long gameMillis, SortedMap<String, Long> begins, long endEpochMillis) {

    /** So many of the last games tell how long one lasts. */
    private static final int GAMES_LOOKED_AT = 30;

    public ContestForecast {
        begins = Collections.unmodifiableSortedMap(new TreeMap<>(begins));
    }

    /**
     * Works it out; nothing if no game was played and none was measured, if nothing is left to play, or if the contest
     * stands still or pauses.
     *
     * @param planned how many games run at a time by the settings; the games that were played say it better
     * @param measured what was measured before the contest
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

    /** Returns how many of the newest games were played at a time at most; nothing before the first has ended. */
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
        // The games of later rounds have no names yet, and take their time as well.
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
