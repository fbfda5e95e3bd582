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
import arena.level.MixedMind;
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

    private static final Level.MindFactory<AcquireView, AcquireOrder> RANDOM =
            (mindSeat, chance, thinking) -> new PolicyMind(new RandomPolicy(), mindSeat, chance);

    private static final Level.MindFactory<AcquireView, AcquireOrder> GREEDY =
            (mindSeat, chance, thinking) -> new PolicyMind(new GreedyPolicy(), mindSeat, chance);

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
                                RANDOM),
                        new Level<AcquireView, AcquireOrder>(
                                "careless",
                                "Takes every fifth decision like level 4, and the others at random.",
                                MixedMind.of(GREEDY, RANDOM, 80)),
                        new Level<AcquireView, AcquireOrder>(
                                "hasty",
                                "Takes every second decision like level 4, and the others at random.",
                                MixedMind.of(GREEDY, RANDOM, 50)),
                        new Level<AcquireView, AcquireOrder>(
                                "greedy",
                                "Takes at each step the option with the most money, majorities and growth on the"
                                        + " present board, less what it brings to the others; one decision in ten is"
                                        + " random. Does not look ahead.",
                                MixedMind.of(GREEDY, RANDOM, 10)),
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
     * A mind that searches its information set: an {@link OptionRacing} compares the options over samples of the hidden
     * information and drops options that are behind with confidence. The choice of the greedy policy is kept unless
     * another option is clearly better. The other players play greedily or at random, as inferred by the {@link
     * OpponentModel}.
     */
    private static final class InformationSetMind extends TableMind {

        private static final int TURNS = 8;
        private static final double HOPE = 1;
        private static final int MOST_OPTIONS = 10;

        /** The share of the time for a whole turn in which the tile is searched. */
        private static final double FOR_TILE = 0.5;

        private final ThinkingTime thinking;
        private final GreedyPolicy greedy = new GreedyPolicy();
        private final PlayoutPolicy random = new RandomPolicy();
        private final OptionRacing racing =
                new OptionRacing(greedy, new PackedOptions(new GreedyPolicy(), MOST_OPTIONS));
        private Optional<OpponentModel> opponents = Optional.empty();
        private String why = "";

        InformationSetMind(MindSeat mindSeat, Chance chance, ThinkingTime thinking) {
            super(mindSeat, chance);
            this.thinking = thinking;
        }

        @Override
        void decide(AcquireView view, TableGuess guess) {
            thinking.begin();
            if (opponents.isEmpty()) {
                opponents = Optional.of(new OpponentModel(view.names().size()));
            }
            opponents.get().observe(view);
            boolean whole = view.expecting().question() == AcquireQuestion.TILE_AND_STOCK;
            PackedTable table = guess.table();
            RacingResult found =
                    thinking.within(0, whole ? FOR_TILE : 1, budget -> search(table, guess::draw, decision, budget));
            String text = found.text(view, decision);
            if (whole) {
                OptionRacing.TableSampler settled = (into, dice) -> {
                    guess.draw(into, dice);
                    into.play(decision);
                    settle(into, greedy);
                };
                RacingResult bought = thinking.within(FOR_TILE, 1, budget -> search(table, settled, purchase, budget));
                text += "; " + bought.text(view, purchase);
            }
            why = text + "; " + opponents.get().text() + String.format(Locale.ROOT, "; %.0f ms", thinking.usedMillis());
        }

        /** Searches the decision of a step. */
        private RacingResult search(
                PackedTable table, OptionRacing.TableSampler sampler, PackedAction into, Budget budget) {
            return racing.run(table, sampler, new TablePlayouts(this::policy, TURNS, HOPE), dice, budget, into);
        }

        private PlayoutPolicy policy(PackedTable table, int seat, SearchRandom dice) {
            return seat == table.asked() || opponents.orElseThrow().hasGoal(seat, dice) ? greedy : random;
        }

        @Override
        public String why() {
            return why;
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
            PlayoutPolicy policy = new GreedyPolicy();
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
}
