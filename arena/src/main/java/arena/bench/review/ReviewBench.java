package arena.bench.review;

import arena.game.Seat;
import arena.record.MatchRecord;
import arena.review.MatchReview;
import arena.review.MatchReviewer;
import arena.review.ReviewException;
import arena.review.ReviewedTurn;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** A benchmark of the marks of reviews: how many stay the same if a decision gets ten times the time. */
public final class ReviewBench {

    private static final int LONGER = 10;
    private static final double NANOS_PER_SECOND = 1e9;

    private ReviewBench() {}

    /**
     * The reviews that are compared.
     *
     * @param records of the matches, whose seats are all reviewed twice
     * @param terms of the first review
     */
    public record Plan(List<MatchRecord> records, MatchReviewer.Terms terms) {
        public Plan {
            records = List.copyOf(records);
        }
    }

    /**
     * Prints a line for each seat, and one for all.
     *
     * @throws ReviewException if a match cannot be reviewed
     * @throws InterruptedException if the thread is interrupted
     */
    public static void run(Plan plan, PrintStream out) throws InterruptedException {
        Duration longer = plan.terms().think().multipliedBy(LONGER);
        out.println("decisions  equal marks    share  mean difference of the chance  seconds  seat");
        Agreement all = Agreement.NONE;
        for (MatchRecord record : plan.records()) {
            for (int seat = 1; seat <= record.began().orElseThrow().sittings().size(); seat++) {
                long begunNanos = System.nanoTime();
                MatchReview quick = MatchReviewer.review(record, new Seat(seat), plan.terms());
                double seconds = (System.nanoTime() - begunNanos) / NANOS_PER_SECOND;
                MatchReview thorough = MatchReviewer.review(
                        record,
                        new Seat(seat),
                        new MatchReviewer.Terms(longer, plan.terms().lanes()));
                Agreement one = Agreement.of(quick, thorough, seconds);
                out.println(one.line(record.name() + ", seat " + seat));
                all = all.plus(one);
            }
        }
        out.println(all.line("all"));
    }

    /** The agreement of two reviews. */
    private record Agreement(int decisions, int equal, double difference, double seconds) {

        static final Agreement NONE = new Agreement(0, 0, 0, 0);

        static Agreement of(MatchReview quick, MatchReview thorough, double seconds) {
            Agreement sum = new Agreement(0, 0, 0, seconds);
            for (int at = 0; at < quick.turns().size(); at++) {
                ReviewedTurn one = quick.turns().get(at);
                ReviewedTurn other = thorough.turns().get(at);
                sum = sum.plus(new Agreement(
                        1,
                        one.mark() == other.mark() ? 1 : 0,
                        Math.abs(one.chances().played() - other.chances().played()),
                        0));
            }
            return sum;
        }

        Agreement plus(Agreement other) {
            return new Agreement(
                    decisions + other.decisions,
                    equal + other.equal,
                    difference + other.difference,
                    seconds + other.seconds);
        }

        String line(String what) {
            int some = Math.max(1, decisions);
            return String.format(
                    Locale.ROOT,
                    "%9d  %11d  %5.1f %%  %29.3f  %7.1f  %s",
                    decisions,
                    equal,
                    100.0 * equal / some,
                    difference / some,
                    seconds,
                    what);
        }
    }
}
