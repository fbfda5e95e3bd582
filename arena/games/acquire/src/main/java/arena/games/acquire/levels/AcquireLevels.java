package arena.games.acquire.levels;

import arena.game.Chance;
import arena.game.GameDefinition;
import arena.games.acquire.Acquire;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireView;
import arena.level.Estimator;
import arena.level.Ladder;
import arena.level.Level;
import arena.level.MindSeat;
import arena.level.ThinkingTime;
import arena.search.Budget;
import arena.search.SearchRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The levels of Acquire, the weakest first. */
public final class AcquireLevels {

    private static final GameDefinition<AcquireState, AcquireView, AcquireOrder> GAME = Acquire.definition();

    private AcquireLevels() {}

    /** Returns the ladder of the game. */
    public static Ladder<AcquireState, AcquireView, AcquireOrder> ladder() {
        return new Ladder<>(
                GAME,
                List.of(
                        new Level<AcquireView, AcquireOrder>(
                                "filler",
                                "Decides everything at random, within the rules: tiles, chains, purchases, cards,"
                                        + " and its shares in a merger.",
                                (mindSeat, chance, thinking) -> new PolicyMind(new RandomPolicy(), mindSeat, chance)),
                        new Level<AcquireView, AcquireOrder>(
                                "greedy",
                                "Takes at each step the option with the most money and majorities on the present"
                                        + " board. Does not plan, and ignores the other players.",
                                (mindSeat, chance, thinking) ->
                                        new PolicyMind(new GreedyPolicy(PolicyWeights.PLAIN), mindSeat, chance)),
                        new Level<AcquireView, AcquireOrder>(
                                "rollouts",
                                "Plays each of its options on at random for twelve turns, with guesses of the other"
                                        + " hands and the bag, and takes the option that is best on average.",
                                RolloutMind::new),
                        new Level<AcquireView, AcquireOrder>(
                                "investor",
                                "Compares its options over the possible hands of the others, values the growth of"
                                        + " chains and majorities that can still be won, and models each player by"
                                        + " its moves so far. Looks eight turns ahead.",
                                InformationSetMind::new)),
                Optional.of(new Estimator<>(AcquireState.class, AcquireState::over, Estimate::of)));
    }

    /** A mind that follows a {@link PlayoutPolicy} on one guess of the table. */
    private static final class PolicyMind extends TableMind {

        private final PlayoutPolicy policy;

        PolicyMind(PlayoutPolicy policy, MindSeat mindSeat, Chance chance) {
            super(mindSeat, chance);
            this.policy = policy;
        }

        @Override
        void decide(AcquireView view, TableGuess guess) {
            decideAs(policy, view, guess);
        }
    }

    /**
     * A mind that plays random playouts of every option on guesses of the other hands and the bag, and takes the option
     * with the best average.
     */
    private static final class RolloutMind extends SearchMind {

        private static final int TURNS = 12;
        private static final int MOST_OPTIONS = 10;

        private final PlayoutPolicy randomPolicy = new RandomPolicy();
        private final GreedyPolicy favourite = new GreedyPolicy(PolicyWeights.PLAIN);
        private final OptionRacing racing = new OptionRacing(
                favourite, new PackedOptions(favourite, MOST_OPTIONS), new OptionRacing.Margins(Double.MAX_VALUE, 0));

        RolloutMind(MindSeat mindSeat, Chance chance, ThinkingTime thinking) {
            super(mindSeat, chance, thinking);
        }

        @Override
        PlayoutPolicy mergerPolicy() {
            return randomPolicy;
        }

        @Override
        RacingResult search(PackedTable table, OptionRacing.TableSampler sampler, PackedAction into, Budget budget) {
            return racing.run(
                    table,
                    sampler,
                    new TablePlayouts((seen, seat, dice) -> randomPolicy, TURNS, 0),
                    dice,
                    budget,
                    into);
        }
    }

    /**
     * A mind that searches its information set: an {@link OptionRacing} compares the options over samples of the hidden
     * information and drops options that are behind with confidence. The choice of the greedy policy is kept unless
     * another option is clearly better. The other players play greedily or at random, as inferred by the {@link
     * OpponentModel}.
     */
    private static final class InformationSetMind extends SearchMind {

        private static final int TURNS = 8;
        private static final double HOPE = 1;
        private static final int MOST_OPTIONS = 10;

        /** The number of standard errors by which an option that is dropped is behind. */
        private static final double SURE = 2;

        /** The number of standard errors by which an option must be ahead of the greedy choice. */
        private static final double TRUST = 2;

        private final GreedyPolicy greedy = new GreedyPolicy(PolicyWeights.TUNED);
        private final PlayoutPolicy random = new RandomPolicy();
        private final OptionRacing racing = new OptionRacing(
                greedy,
                new PackedOptions(new GreedyPolicy(PolicyWeights.TUNED), MOST_OPTIONS),
                new OptionRacing.Margins(SURE, TRUST));
        private Optional<OpponentModel> opponents = Optional.empty();

        InformationSetMind(MindSeat mindSeat, Chance chance, ThinkingTime thinking) {
            super(mindSeat, chance, thinking);
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
        RacingResult search(PackedTable table, OptionRacing.TableSampler sampler, PackedAction into, Budget budget) {
            return racing.run(table, sampler, new TablePlayouts(this::policy, TURNS, HOPE), dice, budget, into);
        }

        private PlayoutPolicy policy(PackedTable table, int seat, SearchRandom dice) {
            return seat == table.asked() || opponents.orElseThrow().hasGoal(seat, dice) ? greedy : random;
        }

        @Override
        String remark() {
            return "; " + opponents.orElseThrow().text();
        }
    }

    /**
     * The estimate of all players' winning chances: the share of playouts in which each has the most money, if all play
     * the greedy policy and the bag is shuffled. The hands are the true ones.
     */
    private static final class Estimate {

        private static final int FUTURES = 24;

        /** The weight of a prior: that many additional playouts, counted as a draw of all players. */
        private static final double DOUBT = 2;

        private Estimate() {}

        /** Returns the winning chances of all players in a position that is not over. */
        static List<Double> of(AcquireState state) {
            PackedTable start = StateTranslation.table(state);
            PackedTable table = StateTranslation.table(state);
            PlayoutPolicy policy = new GreedyPolicy(PolicyWeights.TUNED);
            TablePlayouts playouts = new TablePlayouts((seen, seat, dice) -> policy, Integer.MAX_VALUE, 0);
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

        /** Divides 1 among the players with the most money. */
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

    /** The base of the minds that look ahead: the time for the steps of a turn, and the explanation of a choice. */
    private abstract static class SearchMind extends TableMind {

        private static final double FOR_TILE = 0.5;

        private final ThinkingTime thinking;
        private String why = "";

        SearchMind(MindSeat mindSeat, Chance chance, ThinkingTime thinking) {
            super(mindSeat, chance);
            this.thinking = thinking;
        }

        @Override
        final void decide(AcquireView view, TableGuess guess) {
            thinking.begin();
            observe(view);
            boolean whole = view.expecting().question() == AcquireQuestion.TILE_AND_STOCK;
            PackedTable table = guess.table();
            RacingResult found =
                    thinking.within(0, whole ? FOR_TILE : 1, budget -> search(table, guess::draw, decision, budget));
            String text = found.text(view, decision);
            if (whole) {
                OptionRacing.TableSampler settled = (into, dice) -> {
                    guess.draw(into, dice);
                    into.play(decision);
                    settle(into, mergerPolicy());
                };
                RacingResult bought = thinking.within(FOR_TILE, 1, budget -> search(table, settled, purchase, budget));
                text += "; " + bought.text(view, purchase);
            }
            why = text + remark() + String.format(Locale.ROOT, "; %.0f ms", thinking.usedMillis());
        }

        /** Observes the changes since the last choice. */
        void observe(AcquireView view) {}

        /** Returns the policy that settles mergers between the tile and the purchase. */
        abstract PlayoutPolicy mergerPolicy();

        /** Searches the decision of a step. */
        abstract RacingResult search(
                PackedTable table, OptionRacing.TableSampler sampler, PackedAction into, Budget budget);

        /** Returns an addition to the explanation. */
        String remark() {
            return "";
        }

        @Override
        public final String why() {
            return why;
        }
    }
}
