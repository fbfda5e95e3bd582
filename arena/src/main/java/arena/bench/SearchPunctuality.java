package arena.bench;

import arena.match.Responder;
import arena.superbot.level.Effort;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Whether the strongest level keeps its time on the wall: many moves of a match against itself, with nothing and with busy
 * threads beside it, and by how much the worst of them was late.
 */
public final class SearchPunctuality {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final int LEVEL = 5;

    /** Until the machine's code is compiled and the first searches are measured, no move is counted. */
    private static final int WARM_UP_MOVES = 20;

    private final Plan plan;
    private final IdleSamples samples = new IdleSamples();
    private int moves = -WARM_UP_MOVES;
    private int late;

    private SearchPunctuality(Plan plan) {
        this.plan = plan;
    }

    /**
     * What is to be measured.
     *
     * @param think the time for each move
     * @param moves how many are counted
     */
    public record Plan(Duration think, int moves) {
        public Plan {
            if (think.isZero() || think.isNegative() || moves < 1) {
                throw new IllegalArgumentException(
                        "At least one move and some time for it, not " + moves + " and " + think.toMillis() + " ms.");
            }
        }
    }

    /**
     * Measures on this machine, now, and prints a line without and one with as many busy threads as it has processors.
     *
     * @throws InterruptedException if the thread is interrupted
     */
    public static void run(Plan plan, PrintStream out) throws InterruptedException {
        out.printf(
                Locale.ROOT,
                "level 5 thinks %d ms on the wall, %d moves, %d processors%n",
                plan.think().toMillis(),
                plan.moves(),
                Runtime.getRuntime().availableProcessors());
        out.println("busy threads   load    used p50     p99   slowest   late   largest overrun");
        for (int busy : List.of(0, Runtime.getRuntime().availableProcessors())) {
            SearchPunctuality measured = new SearchPunctuality(plan);
            measured.beside(busy);
            measured.print(busy, out);
        }
    }

    private void beside(int busy) throws InterruptedException {
        AtomicBoolean over = new AtomicBoolean();
        List<Thread> others = new ArrayList<>();
        for (int number = 0; number < busy; number++) {
            Thread other = new Thread(() -> spin(over), "busy-" + number);
            other.setDaemon(true);
            other.start();
            others.add(other);
        }
        try {
            think();
        } finally {
            over.set(true);
            for (Thread other : others) {
                other.join();
            }
        }
    }

    private static void spin(AtomicBoolean over) {
        while (!over.get()) {
            Thread.onSpinWait();
        }
    }

    private void think() throws InterruptedException {
        Effort effort = new Effort(plan.think(), Long.MAX_VALUE);
        for (long seed = 1; moves < plan.moves(); seed++) {
            List<Responder> bots = List.of(
                    new Timed(SearchDuel.bot(LEVEL, 1, seed, effort)),
                    new Timed(SearchDuel.bot(LEVEL, 2, seed, effort)));
            new SearchDuel(bots, 0, seed).play();
        }
    }

    /** Somebody with a stop watch. */
    private final class Timed implements Responder {
        private final Responder mind;

        Timed(Responder mind) {
            this.mind = mind;
        }

        @Override
        public String answer(String input) {
            long begun = System.nanoTime();
            String output = mind.answer(input);
            long nanos = System.nanoTime() - begun;
            if (++moves > 0) {
                samples.add(nanos);
                late += nanos > plan.think().toNanos() ? 1 : 0;
            }
            return output;
        }

        @Override
        public void acknowledged(int code) {
            mind.acknowledged(code);
        }
    }

    private void print(int busy, PrintStream out) {
        double slowest = samples.millis(1);
        double overrun = Math.max(0, slowest - plan.think().toNanos() / NANOS_PER_MILLI);
        out.printf(
                Locale.ROOT,
                "%12d %6.1f %9.2f ms %7.2f %9.2f %6d %14.2f ms%n",
                busy,
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                samples.millis(0.5),
                samples.millis(0.99),
                slowest,
                late,
                overrun);
    }
}
