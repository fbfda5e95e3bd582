package arena.bench.contest;

import arena.ladder.LadderBot;
import arena.ladder.LadderGame;
import arena.ladder.LadderPairing;
import arena.ladder.LadderRatings;
import arena.ladder.LadderState;
import arena.tournament.Elo;
import arena.tournament.format.SealedSeed;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** The costs of a ladder that is always open: to rate all its bots after a game, and to choose the next game. */
final class OpenLadderCosts {

    private static final int LEVELS = 5;
    private static final int GAMES_OF_BOT = 30;
    private static final int SPAN = 1_000;
    private static final int NEAR = 200;
    private static final double NANOS_PER_MILLI = 1e6;
    private static final SealedSeed SEAL = new SealedSeed("0".repeat(64));

    private final PrintStream out;
    private final SplittableRandom random = new SplittableRandom(1);

    OpenLadderCosts(PrintStream out) {
        this.out = out;
    }

    /** Prints the processor time for ladders of some numbers of bots. */
    void print(List<Integer> sizes) {
        out.println("ladder that is always open, " + GAMES_OF_BOT
                + " games of each bot: processor time to rate all bots, and to choose a game, in ms");
        sizes.forEach(bots -> {
            LadderState ladder = ladder(bots);
            long began = processorNanos();
            LadderRatings ratings = LadderRatings.of(ladder);
            long rated = processorNanos();
            boolean isFound = new LadderPairing(ladder, ratings, SEAL)
                    .next(List.of(), 2, 2, 1)
                    .isPresent();
            long chosen = processorNanos();
            out.printf(
                    Locale.ROOT,
                    "  %6d bots, %7d games: %8.0f %8.0f%s%n",
                    bots,
                    ladder.games().size(),
                    (rated - began) / NANOS_PER_MILLI,
                    (chosen - rated) / NANOS_PER_MILLI,
                    isFound ? "" : " (all ratings are certain)");
        });
    }

    private LadderState ladder(int size) {
        LadderState ladder = new LadderState(LEVELS, 1, 3);
        List<LadderBot> bots = new ArrayList<>();
        for (int level = 1; level <= LEVELS; level++) {
            bots.add(LadderBot.mark(level));
        }
        for (int team = 1; team <= size / 2; team++) {
            for (int version = 1; version <= 2; version++) {
                LadderBot bot = LadderBot.version(String.format(Locale.ROOT, "Team_%05d", team), version);
                ladder.enter(bot);
                bots.add(bot);
            }
        }
        int games = size * GAMES_OF_BOT / 2;
        int played = 0;
        while (played < games) {
            int first = random.nextInt(bots.size());
            int second = random.nextInt(bots.size());
            double distance = strength(first, bots.size()) - strength(second, bots.size());
            if (first != second && Math.abs(distance) < NEAR) {
                boolean isWon = random.nextDouble() < Elo.score(distance);
                played++;
                ladder.add(new LadderGame(
                        played,
                        List.of(bots.get(first), bots.get(second)),
                        isWon ? List.of(1, 2) : List.of(2, 1),
                        Set.of(),
                        "",
                        Optional.empty()));
            }
        }
        return ladder;
    }

    private static double strength(int bot, int bots) {
        return (double) SPAN * bot / bots;
    }

    /** Returns the processor time of this thread; wall time would include other work of the machine. */
    private static long processorNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
