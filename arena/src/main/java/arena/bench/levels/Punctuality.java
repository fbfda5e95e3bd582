package arena.bench.levels;

import arena.bench.BenchGame;
import arena.bench.MoveTimes;
import arena.game.Seat;
import arena.level.Effort;
import arena.level.MindSeat;
import arena.match.Responder;
import arena.superbot.SuperBots;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A benchmark of the time limit of the strongest level: many moves of a match against itself, without and with busy
 * threads beside it, and the largest delay.
 */
public final class Punctuality {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final int LEVEL = 5;
    /** The first moves are not counted, until the code is compiled. */
    private static final int WARM_UP_MOVES = 20;

    private final Plan plan;
    private final MoveTimes samples = new MoveTimes();
    private int moves = -WARM_UP_MOVES;
    private int late;

    private Punctuality(Plan plan) {
        this.plan = plan;
    }

    /**
     * The moves that are measured.
     *
     * @param think the time for each move
     * @param moves how many are counted
     */
    public record Plan(Duration think, int moves) {
        public Plan {
            if (think.isZero() || think.isNegative() || moves < 1) {
                throw new IllegalArgumentException(
                        "The benchmark needs at least one move and at least 1 ms for it, not " + moves + " and "
                                + think.toMillis() + " ms.");
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
                "level 5 with %d ms of wall-clock time, %d moves, %d processors%n",
                plan.think().toMillis(),
                plan.moves(),
                Runtime.getRuntime().availableProcessors());
        out.println("busy threads   load    used p50     p99   slowest   late   largest overrun");
        for (int busy : List.of(0, Runtime.getRuntime().availableProcessors())) {
            Punctuality measured = new Punctuality(plan);
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
            new LevelsMatch<>(BenchGame.definition(), List.of(timed(1, seed, effort), timed(2, seed, effort)), seed)
                    .play();
        }
    }

    private Responder timed(int seat, long seed, Effort effort) {
        MindSeat place =
                MindSeat.standard(new Seat(seat), BenchGame.definition().info());
        return new Timed(SuperBots.onSeat(BenchGame.definition().info().id(), LEVEL, place, seed, effort));
    }

    /** A bot that measures the time of its answers. */
    private final class Timed implements Responder {
        private final Responder responder;

        Timed(Responder responder) {
            this.responder = responder;
        }

        @Override
        public String answer(String input) {
            long begun = System.nanoTime();
            String output = responder.answer(input);
            long nanos = System.nanoTime() - begun;
            if (++moves > 0) {
                samples.add(nanos);
                late += nanos > plan.think().toNanos() ? 1 : 0;
            }
            return output;
        }

        @Override
        public void acknowledged(int code) {
            responder.acknowledged(code);
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
