package arena.superbot.acquire;

import arena.game.Chance;
import arena.search.Budget;
import arena.search.Dice;
import arena.superbot.level.Place;
import arena.superbot.level.Thinking;
import java.util.Arrays;
import java.util.OptionalDouble;

/**
 * Plays every option on, again and again, on guesses of the other hands and the bag, and takes the one after which it
 * stood best on average. All options are tried on the same guess with the same lots, so that what differs is them.
 * Everybody is taken to play greedily and without foresight, and it plans no second step.
 */
final class Rollouts extends SearchingMind {

    /** Budgets of time look at the clock at multiples of this only. */
    private static final int LOOK = 32;

    private static final int TURNS = 12;
    private static final int MOST_OPTIONS = 10;

    private final Player player = new GreedyPlayer(Taste.PLAIN);
    private final Options options = new Options(new GreedyPlayer(Taste.PLAIN), MOST_OPTIONS);
    private final int[] codes = new int[Options.MOST];
    private final double[] sums = new double[Options.MOST];
    private final Decision tried = new Decision();

    Rollouts(Place place, Chance chance, Thinking thinking) {
        super(place, chance, thinking);
    }

    @Override
    Player settler() {
        return player;
    }

    @Override
    Found search(PackedTable table, Draw draw, Decision into, Budget budget) {
        PackedTable guess = new PackedTable(table.terms(), table.seats());
        draw.into(guess, dice);
        int count = options.list(guess, codes);
        if (count == 1) {
            options.read(codes[0], guess, into);
            return Found.ONLY;
        }
        Playouts playouts = new Playouts(everywhere(table.seats()), TURNS, 0);
        Arrays.fill(sums, 0);
        int seat = guess.asked();
        long rounds = 0;
        while (rounds == 0 || !budget.isSpent((playouts.steps() + rounds * count) / LOOK * LOOK)) {
            draw.into(guess, dice);
            Chance lots = new Chance(dice.bits());
            for (int option = 0; option < count; option++) {
                table.copyFrom(guess);
                options.read(codes[option], table, tried);
                table.play(tried);
                playouts.play(table, guess.turn(), new Dice(lots));
                sums[option] += playouts.share(table, seat);
            }
            rounds++;
        }
        int best = 0;
        for (int option = 1; option < count; option++) {
            best = sums[option] > sums[best] ? option : best;
        }
        draw.into(guess, dice);
        options.read(codes[best], guess, into);
        return new Found(sums[best] / rounds, OptionalDouble.of(next(best, count) / rounds), count, rounds * count);
    }

    private double next(int best, int count) {
        double next = 0;
        for (int option = 0; option < count; option++) {
            next = option == best ? next : Math.max(next, sums[option]);
        }
        return next;
    }

    private Player[] everywhere(int seats) {
        Player[] players = new Player[seats];
        Arrays.fill(players, player);
        return players;
    }
}
