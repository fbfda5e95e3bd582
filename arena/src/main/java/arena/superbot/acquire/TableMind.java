package arena.superbot.acquire;

import arena.game.Chance;
import arena.game.Settings;
import arena.games.acquire.Acquire;
import arena.games.acquire.order.Order;
import arena.games.acquire.state.ChainSet;
import arena.games.acquire.state.Question;
import arena.games.acquire.state.Terms;
import arena.games.acquire.state.View;
import arena.search.Dice;
import arena.superbot.level.Mind;
import arena.superbot.level.Place;
import java.util.Map;

/**
 * What all levels of Acquire have in common: they decide on guesses of the table. A question for a whole turn is
 * decided in two steps, the tile first and then the purchase on the tables that it leads to.
 */
abstract class TableMind implements Mind<View, Order> {

    private final Terms told;
    final Dice dice;
    final Decision decision = new Decision();
    final Decision purchase = new Decision();

    TableMind(Place place, Chance chance) {
        this.told = Terms.of(place.settings());
        this.dice = new Dice(chance);
    }

    @Override
    public final Order choose(View view) {
        Terms terms = terms(view);
        decision.clear();
        purchase.clear();
        if (view.expecting().question() != Question.DEFUNCT) {
            decide(view, TableGuess.of(view, terms));
        }
        return OrderText.of(view, terms, decision, purchase);
    }

    /** Returns the terms it was told; if the chains are of the other rule set, it was told nothing, and plays that. */
    private Terms terms(View view) {
        if (view.chainSet() == told.chains()) {
            return told;
        }
        String rules = view.chainSet() == ChainSet.CLASSIC ? "classic" : "windward";
        return Terms.of(Settings.of(Acquire.box().info(), Map.of(Terms.RULES.key(), rules)));
    }

    /** Makes the decision about what is asked, and about the purchase if that is asked for as well. */
    abstract void decide(View view, TableGuess guess);

    /** Has one player decide on a table of a guess. */
    final void decideAs(Player player, View view, TableGuess guess) {
        PackedTable table = guess.table();
        guess.draw(table, dice);
        player.decide(table, dice, decision);
        if (view.expecting().question() == Question.TILE_AND_STOCK) {
            table.play(decision);
            settle(table, player);
            player.decide(table, dice, purchase);
        }
    }

    /** Has a merger settled as a player does it; the purchase is next. */
    final void settle(PackedTable table, Player player) {
        Decision disposal = new Decision();
        while (table.step() == PackedTable.Step.MERGE) {
            player.decide(table, dice, disposal);
            table.play(disposal);
        }
    }
}
