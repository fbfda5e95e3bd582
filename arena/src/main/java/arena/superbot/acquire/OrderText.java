package arena.superbot.acquire;

import arena.games.acquire.order.Command;
import arena.games.acquire.order.Order;
import arena.games.acquire.state.Chain;
import arena.games.acquire.state.ChainSet;
import arena.games.acquire.state.Question;
import arena.games.acquire.state.Terms;
import arena.games.acquire.state.Tile;
import arena.games.acquire.state.View;
import java.util.ArrayList;
import java.util.List;

/** Makes orders of {@link Decision}s. */
final class OrderText {

    private OrderText() {}

    /**
     * Returns the order that answers the question of a view.
     *
     * @param decision about the step that is asked for
     * @param purchase that follows the tile, if the question asks for both
     */
    static Order of(View view, Terms terms, Decision decision, Decision purchase) {
        Question question = view.expecting().question();
        ChainSet chains = terms.chains();
        return Order.of(
                switch (question) {
                    case SPECIAL -> List.of(card(decision));
                    case TILE -> tile(view, decision, terms);
                    case TILE_AND_STOCK -> {
                        List<Command> commands = new ArrayList<>(tile(view, decision, terms));
                        commands.addAll(stock(purchase, chains));
                        yield commands;
                    }
                    case MERGE -> List.of(new Command.Exchange(decision.exchange), new Command.Keep(decision.keep));
                    case CHAIN -> List.of(new Command.Create(chains.at(decision.chain)));
                    case SURVIVOR -> List.of(new Command.Survivor(chains.at(decision.chain)));
                    case DEFUNCT ->
                        List.of(new Command.Settle(view.expecting().chains().get(0)));
                    case STOCK -> stock(decision, chains);
                    case END -> throw new IllegalArgumentException("nobody is asked any more");
                });
    }

    private static Command card(Decision decision) {
        return new Command.PlayCard(decision.played());
    }

    private static List<Command> tile(View view, Decision decision, Terms terms) {
        List<Command> commands = new ArrayList<>();
        if (decision.tile == PackedTable.NONE) {
            return commands;
        }
        commands.add(new Command.PlaceTile(Tile.at(decision.tile)));
        if (decision.chain != PackedTable.NONE && !terms.bySteps()) {
            Chain chain = terms.chain(decision.chain);
            commands.add(view.holdings(chain).size() == 0 ? new Command.Create(chain) : new Command.Survivor(chain));
        }
        return commands;
    }

    private static List<Command> stock(Decision purchase, ChainSet chains) {
        List<Command> commands = new ArrayList<>();
        if (purchase.card != Decision.NO_CARD) {
            commands.add(card(purchase));
        }
        for (Chain chain : chains.chains()) {
            if (purchase.buys[chain.place()] > 0) {
                commands.add(new Command.Buy(chain, purchase.buys[chain.place()]));
            }
        }
        for (int index = 0; index < purchase.trades; index++) {
            commands.add(new Command.Trade(chains.at(purchase.gives[index]), chains.at(purchase.gets[index])));
        }
        if (purchase.end) {
            commands.add(new Command.DeclareEnd());
        }
        return commands;
    }
}
