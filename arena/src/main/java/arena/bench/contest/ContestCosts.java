package arena.bench.contest;

import arena.bench.Memory;
import arena.contest.AttemptCauses;
import arena.contest.Contest;
import arena.contest.ContestState;
import arena.contest.NextGame;
import arena.store.Attempt;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.Verdict;
import arena.tournament.GameResult;
import arena.tournament.format.Fixture;
import arena.tournament.format.SectionState;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The cost of a result apart from the game and the database, in contests of one format in several sizes: all games of
 * each are entered one by one, as the arena that plays them enters them.
 */
final class ContestCosts {

    /** The number of times that the table is read during the contest. */
    private static final int LOOKS = 50;

    /** The largest number of times that the contest is computed from the beginning. */
    private static final int ANEW = 5;

    private static final double NANOS_PER_MILLI = 1e6;

    private final PrintStream out;

    ContestCosts(PrintStream out) {
        this.out = out;
    }

    /**
     * Measures a format and prints its costs.
     *
     * @param contests makes a contest of about a number of games
     */
    void print(String format, List<Integer> sizes, IntFunction<Contest> contests) {
        out.println(format
                + ": processor time in ms for one result, without the game and the database: entering it and"
                + " choosing the next game; reading the whole table afterwards; computing everything anew instead");
        out.println("  games    entered   slowest   table read       all anew   memory in use, MiB");
        // The first contest is not counted, since nothing is compiled yet.
        costs(contests.apply(sizes.get(1)));
        for (int size : sizes) {
            Contest contest = contests.apply(size);
            Costs costs = costs(contest);
            out.printf(
                    Locale.ROOT,
                    "  %5d   %8.3f  %8.3f   %10.3f   %12.1f   %18.1f%n",
                    contest.plan().games(),
                    costs.resultMillis(),
                    costs.slowestMillis(),
                    costs.tableMillis(),
                    costs.anewMillis(),
                    costs.mebibytes());
        }
    }

    private record Costs(
            double resultMillis, double slowestMillis, double tableMillis, double anewMillis, double mebibytes) {}

    private static Costs costs(Contest contest) {
        double before = Memory.inUse();
        ContestState now = ContestState.of(contest, List.of(), List.of());
        int games = contest.plan().games();
        long all = 0;
        long slowest = 0;
        long read = 0;
        int looks = 0;
        for (int game = 0; game < games; game++) {
            long start = processorNanos();
            Fixture next = new NextGame(now).next(List.of()).orElseThrow();
            Attempt attempt = new Attempt(2L * game + 1, next.id(), 1, next.seats(), "bench", 0);
            now = now.after(List.of(new AttemptRow(attempt, Optional.empty(), attempt.sequence())), List.of());
            AttemptRow ended = new AttemptRow(attempt, Optional.of(end(next)), attempt.sequence() + 1);
            now = now.after(List.of(ended), List.of());
            long took = processorNanos() - start;
            all += took;
            slowest = Math.max(slowest, took);
            if (game % Math.max(1, games / LOOKS) == 0) {
                long begin = processorNanos();
                now.progress().sections().forEach(SectionState::rows);
                read += processorNanos() - begin;
                looks++;
            }
        }
        double inUse = Memory.inUse() - before;
        long start = processorNanos();
        for (int time = 0; time < ANEW; time++) {
            ContestState recomputed = ContestState.of(contest, new ArrayList<>(now.attempts()), now.decisions());
            recomputed.progress().sections().forEach(SectionState::rows);
        }
        return new Costs(
                all / NANOS_PER_MILLI / games,
                slowest / NANOS_PER_MILLI,
                read / NANOS_PER_MILLI / looks,
                (processorNanos() - start) / NANOS_PER_MILLI / ANEW,
                inUse);
    }

    /** Returns the processor time of this thread; wall time would include other work of the machine. */
    private static long processorNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** Returns the result of a game: different from game to game, and the same at each call. */
    private static AttemptResult end(Fixture fixture) {
        int hash = Math.floorMod(fixture.id().hashCode(), 1_009);
        List<Integer> places = IntStream.range(0, fixture.seats().size())
                .mapToObj(seat -> (seat + hash) % fixture.seats().size() + 1)
                .toList();
        List<Long> points = places.stream().map(place -> place == 1 ? 1L : 0L).toList();
        GameResult result = GameResult.of(fixture.seats(), places, points, 30 + hash);
        return new AttemptResult(Verdict.DECIDED, AttemptCauses.PLAYED, "over", "", result, 0, "", 0);
    }
}
