package arena.bench;

import arena.superbot.SuperBots;
import arena.superbot.level.Effort;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** Plays the levels of Chain Reaction against each other, with seats swapped, and says how often the higher one wins. */
public final class SearchLevels {

    /** A pair says so often how far it is. */
    private static final int REPORTS = 20;

    private static final int LEAST_MATCHES_PER_REPORT = 10;

    private SearchLevels() {}

    /** Two levels that play each other. */
    public record Pair(int higher, int lower) {
        public Pair {
            int levels = SuperBots.levels(SearchDuel.BOX.info().id()).size();
            if (lower < 1 || higher > levels || higher <= lower) {
                throw new IllegalArgumentException("A pair is a level and a lower one, from " + levels
                        + " to 1, such as 5:4, not " + higher + ":" + lower + ".");
            }
        }

        /** Returns all pairs, the strongest first. */
        public static List<Pair> all() {
            List<Pair> all = new ArrayList<>();
            for (int higher = SuperBots.levels(SearchDuel.BOX.info().id()).size(); higher > 1; higher--) {
                for (int lower = higher - 1; lower >= 1; lower--) {
                    all.add(new Pair(higher, lower));
                }
            }
            return all;
        }
    }

    /**
     * What is to be played.
     *
     * @param matches how many each pair plays, an even number: each seed is played from both seats
     * @param effort of each level for a move
     * @param jobs how many matches run at a time
     * @param seed of the first two matches; the next ones count on from there
     */
    public record Plan(List<Pair> pairs, int matches, Effort effort, int jobs, long seed) {
        public Plan {
            pairs = List.copyOf(pairs);
            if (matches < 2 || matches % 2 != 0) {
                throw new IllegalArgumentException("Each pair plays an even number of matches, not " + matches + ".");
            }
            if (jobs < 1) {
                throw new IllegalArgumentException("At least one match runs at a time, not " + jobs + ".");
            }
        }
    }

    /**
     * Prints a line for each pair of levels: who plays, the matches, how many the higher level won, the share with its 95 %
     * interval (Wilson), and the milliseconds of processor time that each used for a move on average.
     *
     * @param progress where to say now and then how far it is
     * @throws InterruptedException if the thread is interrupted; the pair that was playing has its line first
     */
    public static void run(Plan plan, PrintStream out, PrintStream progress) throws InterruptedException {
        out.println("levels   matches   won    share   95 % interval    ms a move");
        for (Pair pair : plan.pairs()) {
            SearchTally tally = new SearchTally(pair);
            try {
                Lanes.run(plan.jobs(), duels(plan, pair), result -> add(tally, result, plan, progress));
            } finally {
                if (tally.matches() > 0) {
                    out.println(tally.line());
                }
            }
        }
    }

    private static List<Callable<SearchDuel.Result>> duels(Plan plan, Pair pair) {
        List<Callable<SearchDuel.Result>> duels = new ArrayList<>();
        for (int game = 0; game < plan.matches(); game++) {
            int seat = game % 2;
            long seed = plan.seed() + game / 2;
            duels.add(() -> SearchDuel.of(pair, seat, seed, plan.effort()).play());
        }
        return duels;
    }

    private static void add(SearchTally tally, SearchDuel.Result result, Plan plan, PrintStream progress) {
        tally.add(result);
        int step = Math.max(LEAST_MATCHES_PER_REPORT, plan.matches() / REPORTS);
        if (tally.matches() % step == 0 && tally.matches() < plan.matches()) {
            progress.println(tally.line() + "   so far, of " + plan.matches());
        }
    }
}
