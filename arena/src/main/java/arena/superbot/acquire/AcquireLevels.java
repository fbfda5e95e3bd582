package arena.superbot.acquire;

import arena.game.Chance;
import arena.game.GameBox;
import arena.games.acquire.Acquire;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireView;
import arena.search.Budget;
import arena.search.SearchRandom;
import arena.superbot.level.Estimator;
import arena.superbot.level.Ladder;
import arena.superbot.level.Level;
import arena.superbot.level.MindSeat;
import arena.superbot.level.ThinkingTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The levels of Acquire, the weakest first. */
public final class AcquireLevels {

    private static final GameBox<AcquireState, AcquireView, AcquireOrder> BOX = Acquire.box();

    private AcquireLevels() {}

    /** Returns the levels and the game they play. */
    public static Ladder<AcquireState, AcquireView, AcquireOrder> ladder() {
        return new Ladder<>(
                BOX,
                List.of(
                        new Level<AcquireView, AcquireOrder>(
                                "filler",
                                "Does everything by lot, within the rules: tiles, chains, shares, cards and what"
                                        + " becomes of shares in a merger.",
                                (place, chance, thinking) -> new PolicyMind(new RandomPolicy(), place, chance)),
                        new Level<AcquireView, AcquireOrder>(
                                "greedy",
                                "Takes at each step what brings it most money and majorities as they stand; it plans"
                                        + " nothing and minds nobody.",
                                (place, chance, thinking) ->
                                        new PolicyMind(new GreedyPolicy(PolicyWeights.PLAIN), place, chance)),
                        new Level<AcquireView, AcquireOrder>(
                                "rollouts",
                                "Plays each of its options twelve turns on by lot, on guesses of the other hands and"
                                        + " the bag, and takes the best on average.",
                                RolloutMind::new),
                        new Level<AcquireView, AcquireOrder>(
                                "investor",
                                "Compares its options over all hands that others may have, values what chains may"
                                        + " grow to and majorities that can still be won, and takes each player as it"
                                        + " seems to play; it foresees eight turns.",
                                InformationSetMind::new)),
                Optional.of(new Estimator<>(AcquireState.class, AcquireState::over, Estimate::of)));
    }

    /** Decides as a {@link PlayoutPolicy} does, on one guess of the table. */
    private static final class PolicyMind extends TableMind {

        private final PlayoutPolicy policy;

        PolicyMind(PlayoutPolicy player, MindSeat place, Chance chance) {
            super(place, chance);
            this.policy = player;
        }

        @Override
        void decide(AcquireView view, TableGuess guess) {
            decideAs(policy, view, guess);
        }
    }

    /**
     * Plays every option on by lot, again and again, on guesses of the other hands and the bag, and takes the one after
     * which it stood best on average.
     */
    private static final class RolloutMind extends AcquireSearchMind {

        private static final int TURNS = 12;
        private static final int MOST_OPTIONS = 10;

        private final PlayoutPolicy randomPolicy = new RandomPolicy();
        private final GreedyPolicy favourite = new GreedyPolicy(PolicyWeights.PLAIN);
        private final OptionRacing racing = new OptionRacing(
                favourite, new PackedOptions(favourite, MOST_OPTIONS), new OptionRacing.Margins(Double.MAX_VALUE, 0));

        RolloutMind(MindSeat place, Chance chance, ThinkingTime thinking) {
            super(place, chance, thinking);
        }

        @Override
        PlayoutPolicy mergerPolicy() {
            return randomPolicy;
        }

        @Override
        RacingResult search(PackedTable table, OptionRacing.TableSampler draw, PackedAction into, Budget budget) {
            return racing.run(
                    table, draw, new TablePlayouts((seen, seat, lots) -> randomPolicy, TURNS, 0), dice, budget, into);
        }
    }

    /**
     * Searches at its information set: what it may do is compared over all that may be hidden, by a {@link OptionRacing} in which
     * options that are behind for sure are left out; what its taste would have it do is done unless another option is
     * clearly better. Each other player plays as it seems to, with an aim or by lot ({@link OpponentModel}).
     */
    private static final class InformationSetMind extends AcquireSearchMind {

        private static final int TURNS = 8;
        private static final double HOPE = 1;
        private static final int MOST_OPTIONS = 10;

        /** By so many standard errors an option is behind for sure. */
        private static final double SURE = 2;

        /** By so many standard errors an option must be ahead of what its taste would have it do. */
        private static final double TRUST = 2;

        private final GreedyPolicy greedy = new GreedyPolicy(PolicyWeights.TUNED);
        private final PlayoutPolicy random = new RandomPolicy();
        private final OptionRacing racing = new OptionRacing(
                greedy,
                new PackedOptions(new GreedyPolicy(PolicyWeights.TUNED), MOST_OPTIONS),
                new OptionRacing.Margins(SURE, TRUST));
        private Optional<OpponentModel> opponents = Optional.empty();

        InformationSetMind(MindSeat place, Chance chance, ThinkingTime thinking) {
            super(place, chance, thinking);
        }

        @Override
        void observe(AcquireView view) {
            if (opponents.isEmpty()) {
                opponents = Optional.of(new OpponentModel(view.names().size()));
            }
            opponents.get().observe(view);
        }

        @Override
        PlayoutPolicy mergerPolicy() {
            return greedy;
        }

        @Override
        RacingResult search(PackedTable table, OptionRacing.TableSampler draw, PackedAction into, Budget budget) {
            return racing.run(table, draw, new TablePlayouts(this::policy, TURNS, HOPE), dice, budget, into);
        }

        private PlayoutPolicy policy(PackedTable table, int seat, SearchRandom lots) {
            return seat == table.asked() || opponents.orElseThrow().hasGoal(seat, lots) ? greedy : random;
        }

        @Override
        String remark() {
            return "; " + opponents.orElseThrow().text();
        }
    }

    /**
     * What the players of Acquire may hope for: in how many of some futures each has most money, if all go on with an aim
     * and the bag is in any order. Each has the hands that there are.
     */
    private static final class Estimate {

        private static final int FUTURES = 24;

        /** As if so many futures more had ended in a draw of all: few futures are not the whole truth. */
        private static final double DOUBT = 2;

        private Estimate() {}

        /** Returns the chances of all players in a position that is not over. */
        static List<Double> of(AcquireState state) {
            PackedTable start = StateTranslation.table(state);
            PackedTable table = StateTranslation.table(state);
            PlayoutPolicy player = new GreedyPolicy(PolicyWeights.TUNED);
            TablePlayouts playouts = new TablePlayouts((seen, seat, lots) -> player, Integer.MAX_VALUE, 0);
            SearchRandom dice = new SearchRandom(Chance.of(state.moment().turn(), "estimate"));
            playouts.choosePolicies(start, dice);
            double[] firsts = new double[start.seats()];
            for (int future = 0; future < FUTURES; future++) {
                table.copyFrom(start);
                table.tiles.shuffle(dice);
                playouts.play(table, table.turn(), dice);
                addFirsts(table, firsts);
            }
            List<Double> chances = new ArrayList<>();
            for (double first : firsts) {
                chances.add((first + DOUBT / firsts.length) / (FUTURES + DOUBT));
            }
            return chances;
        }

        /** Those who are first share the 1. */
        private static void addFirsts(PackedTable table, double[] firsts) {
            int most = 0;
            for (int seat = 0; seat < firsts.length; seat++) {
                most = Math.max(most, table.accounts.cash(seat));
            }
            int equal = 0;
            for (int seat = 0; seat < firsts.length; seat++) {
                equal += table.accounts.cash(seat) == most ? 1 : 0;
            }
            for (int seat = 0; seat < firsts.length; seat++) {
                firsts[seat] += table.accounts.cash(seat) == most ? 1.0 / equal : 0;
            }
        }
    }
}
