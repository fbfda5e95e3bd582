package arena.games.acquire.levels;

import arena.game.Chance;
import arena.game.Settings;
import arena.games.acquire.Acquire;
import arena.games.acquire.order.AcquireCommand;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.ChainSet;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.level.Mind;
import arena.level.MindSeat;
import arena.search.SearchRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The base of all minds of Acquire, which decide on guesses of the table. A prompt for a whole turn is decided in two
 * steps: first the tile, then the purchase on the resulting tables.
 */
abstract class TableMind implements Mind<AcquireView, AcquireOrder> {

    private final AcquireTerms matchTerms;
    final SearchRandom dice;
    final PackedAction decision = new PackedAction();
    final PackedAction purchase = new PackedAction();

    TableMind(MindSeat mindSeat, Chance chance) {
        this.matchTerms = AcquireTerms.of(mindSeat.settings());
        this.dice = new SearchRandom(chance);
    }

    @Override
    public final AcquireOrder choose(AcquireView view) {
        AcquireTerms terms = terms(view);
        decision.clear();
        purchase.clear();
        if (view.expecting().question() != AcquireQuestion.DEFUNCT) {
            decide(view, TableGuess.of(view, terms));
        }
        return OrderBuilder.of(view, terms, decision, purchase);
    }

    /**
     * Returns the terms of the match. If the chains of the view belong to the other rule set, the settings are unknown
     * and the defaults of that rule set are returned.
     */
    private AcquireTerms terms(AcquireView view) {
        if (view.chainSet() == matchTerms.chains()) {
            return matchTerms;
        }
        String rules = view.chainSet() == ChainSet.CLASSIC ? "classic" : "windward";
        return AcquireTerms.of(Settings.of(Acquire.definition().info(), Map.of(AcquireTerms.RULES.key(), rules)));
    }

    /** Decides the step that is asked, and the purchase if the prompt asks for it too. */
    abstract void decide(AcquireView view, TableGuess guess);

    /** Decides by a policy on one sample of a guess. */
    final void decideAs(PlayoutPolicy policy, AcquireView view, TableGuess guess) {
        PackedTable table = guess.table();
        guess.draw(table, dice);
        policy.decide(table, dice, decision);
        if (view.expecting().question() == AcquireQuestion.TILE_AND_STOCK) {
            table.play(decision);
            settle(table, policy);
            policy.decide(table, dice, purchase);
        }
    }

    /** Settles a merger by a policy, up to the purchase. */
    final void settle(PackedTable table, PlayoutPolicy policy) {
        PackedAction disposal = new PackedAction();
        while (table.step() == PackedTable.Step.MERGE) {
            policy.decide(table, dice, disposal);
            table.play(disposal);
        }
    }

    /** The conversion of {@link PackedAction}s to orders. */
    static final class OrderBuilder {

        private OrderBuilder() {}

        /**
         * Returns the order that answers the prompt of a view.
         *
         * @param decision the decision about the step
         * @param purchase the purchase after the tile, if the prompt asks for both
         */
        static AcquireOrder of(AcquireView view, AcquireTerms terms, PackedAction decision, PackedAction purchase) {
            AcquireQuestion question = view.expecting().question();
            ChainSet chains = terms.chains();
            return AcquireOrder.of(
                    switch (question) {
                        case SPECIAL -> List.of(card(decision));
                        case TILE -> tile(view, decision, terms);
                        case TILE_AND_STOCK -> {
                            List<AcquireCommand> commands = new ArrayList<>(tile(view, decision, terms));
                            commands.addAll(stock(purchase, chains));
                            yield commands;
                        }
                        case MERGE ->
                            List.of(
                                    new AcquireCommand.Exchange(decision.exchange),
                                    new AcquireCommand.Keep(decision.keep));
                        case CHAIN -> List.of(new AcquireCommand.Create(chains.at(decision.chain)));
                        case SURVIVOR -> List.of(new AcquireCommand.Survivor(chains.at(decision.chain)));
                        case DEFUNCT ->
                            List.of(new AcquireCommand.Settle(
                                    view.expecting().chains().get(0)));
                        case STOCK -> stock(decision, chains);
                        case END -> throw new IllegalArgumentException("nobody is asked any more");
                    });
        }

        private static AcquireCommand card(PackedAction decision) {
            return new AcquireCommand.PlayCard(decision.played());
        }

        private static List<AcquireCommand> tile(AcquireView view, PackedAction decision, AcquireTerms terms) {
            List<AcquireCommand> commands = new ArrayList<>();
            if (decision.tile == PackedTable.NONE) {
                return commands;
            }
            commands.add(new AcquireCommand.PlaceTile(HotelTile.at(decision.tile)));
            if (decision.chain != PackedTable.NONE && !terms.bySteps()) {
                HotelChain chain = terms.chain(decision.chain);
                commands.add(
                        view.holdings(chain).size() == 0
                                ? new AcquireCommand.Create(chain)
                                : new AcquireCommand.Survivor(chain));
            }
            return commands;
        }

        private static List<AcquireCommand> stock(PackedAction purchase, ChainSet chains) {
            List<AcquireCommand> commands = new ArrayList<>();
            if (purchase.card != PackedAction.NO_CARD) {
                commands.add(card(purchase));
            }
            for (HotelChain chain : chains.chains()) {
                if (purchase.buys[chain.index()] > 0) {
                    commands.add(new AcquireCommand.Buy(chain, purchase.buys[chain.index()]));
                }
            }
            for (int index = 0; index < purchase.trades; index++) {
                commands.add(
                        new AcquireCommand.Trade(chains.at(purchase.gives[index]), chains.at(purchase.gets[index])));
            }
            if (purchase.end) {
                commands.add(new AcquireCommand.DeclareEnd());
            }
            return commands;
        }
    }
}
