package arena.bench.levels;

import arena.bench.BenchGame;
import arena.bench.ParallelWork;
import arena.level.Effort;
import arena.superbot.SuperBots;
import arena.tournament.Interval;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;

/**
 * A benchmark that plays the levels of Chain Reaction against each other, with seats swapped, and counts how often the
 * higher one wins.
 */
public final class PairsBench {

    /** The number of progress lines of a pair. */
    private static final int REPORTS = 20;

    private static final int LEAST_MATCHES_PER_REPORT = 10;

    private PairsBench() {}

    /** Two levels that play each other. */
    public record Pair(int higher, int lower) {
        public Pair {
            int levels = SuperBots.levels(BenchGame.definition().info().id()).size();
            if (lower < 1 || higher > levels || higher <= lower) {
                throw new IllegalArgumentException("A pair is a level and a lower one, from " + levels
                        + " to 1, such as 5:4, not " + higher + ":" + lower + ".");
            }
        }

        /** Returns all pairs, the strongest first. */
        public static List<Pair> all() {
            List<Pair> all = new ArrayList<>();
            for (int higher =
                            SuperBots.levels(BenchGame.definition().info().id()).size();
                    higher > 1;
                    higher--) {
                for (int lower = higher - 1; lower >= 1; lower--) {
                    all.add(new Pair(higher, lower));
                }
            }
            return all;
        }
    }

    /**
     * The matches that are played.
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
     * Prints a line for each pair of levels: the two levels, the matches, how many the higher level won, the share
     * with its 95 % interval (Wilson), and the milliseconds of processor time that each used for a move on average.
     *
     * @param progress for lines about the progress
     * @throws InterruptedException if the thread is interrupted; the pair that was playing has its line first
     */
    public static void run(Plan plan, PrintStream out, PrintStream progress) throws InterruptedException {
        out.println("levels   matches   won    share   95 % interval    ms a move");
        for (Pair pair : plan.pairs()) {
            Score tally = new Score(pair);
            try {
                ParallelWork.run(plan.jobs(), bouts(plan, pair), result -> add(tally, result, plan, progress));
            } finally {
                if (tally.matches() > 0) {
                    out.println(tally.line());
                }
            }
        }
    }

    /**
     * A match of a pair that was played.
     *
     * @param higher the index of the higher level's seat
     */
    private record PlayedPairMatch(int higher, LevelsMatch.Result result) {}

    private static List<Callable<PlayedPairMatch>> bouts(Plan plan, Pair pair) {
        List<Callable<PlayedPairMatch>> bouts = new ArrayList<>();
        for (int game = 0; game < plan.matches(); game++) {
            int higher = game % 2;
            List<Integer> levels =
                    higher == 0 ? List.of(pair.higher(), pair.lower()) : List.of(pair.lower(), pair.higher());
            long seed = plan.seed() + game / 2;
            bouts.add(() -> new PlayedPairMatch(
                    higher,
                    LevelsMatch.of(BenchGame.definition(), levels, seed, plan.effort())
                            .play()));
        }
        return bouts;
    }

    private static void add(Score tally, PlayedPairMatch result, Plan plan, PrintStream progress) {
        tally.add(result);
        int step = Math.max(LEAST_MATCHES_PER_REPORT, plan.matches() / REPORTS);
        if (tally.matches() % step == 0 && tally.matches() < plan.matches()) {
            progress.println(tally.line() + "   so far, of " + plan.matches());
        }
    }

    /** The wins of the higher of two levels so far, and the thinking time of both. */
    private static final class Score {

        private final Pair pair;
        private SpentTime ofHigher = SpentTime.NONE;
        private SpentTime ofLower = SpentTime.NONE;
        private int matches;
        private int won;

        Score(Pair pair) {
            this.pair = pair;
        }

        void add(PlayedPairMatch bout) {
            int higher = bout.higher();
            matches++;
            won += bout.result().over().standings().get(0).seat().index() == higher ? 1 : 0;
            ofHigher = ofHigher.plus(bout.result().efforts().get(higher));
            ofLower = ofLower.plus(bout.result().efforts().get(1 - higher));
        }

        int matches() {
            return matches;
        }

        String line() {
            double share = (double) won / matches;
            Interval interval = Interval.wilson(won, matches);
            return String.format(
                    Locale.ROOT,
                    "%d : %d   %8d %5d %6.1f %%   %5.1f - %5.1f   %6.2f : %.2f",
                    pair.higher(),
                    pair.lower(),
                    matches,
                    won,
                    100 * share,
                    100 * interval.low(),
                    100 * interval.high(),
                    ofHigher.meanMillis(),
                    ofLower.meanMillis());
        }
    }
}
