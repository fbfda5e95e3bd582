package arena.superbot.acquire;

import arena.games.acquire.order.AcquireCommand;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.ChainSet;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import java.util.ArrayList;
import java.util.List;

/** Makes orders of {@link PackedAction}s. */
final class OrderText {

    private OrderText() {}

    /**
     * Returns the order that answers the question of a view.
     *
     * @param decision about the step that is asked for
     * @param purchase that follows the tile, if the question asks for both
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
                        List.of(new AcquireCommand.Exchange(decision.exchange), new AcquireCommand.Keep(decision.keep));
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
            if (purchase.buys[chain.place()] > 0) {
                commands.add(new AcquireCommand.Buy(chain, purchase.buys[chain.place()]));
            }
        }
        for (int index = 0; index < purchase.trades; index++) {
            commands.add(new AcquireCommand.Trade(chains.at(purchase.gives[index]), chains.at(purchase.gets[index])));
        }
        if (purchase.end) {
            commands.add(new AcquireCommand.DeclareEnd());
        }
        return commands;
    }
}
