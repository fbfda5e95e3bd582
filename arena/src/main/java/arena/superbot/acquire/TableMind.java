package arena.superbot.acquire;

import arena.game.Chance;
import arena.game.Settings;
import arena.games.acquire.Acquire;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.ChainSet;
import arena.search.SearchRandom;
import arena.superbot.level.Mind;
import arena.superbot.level.MindSeat;
import java.util.Map;

/**
 * What all levels of Acquire have in common: they decide on guesses of the table. A question for a whole turn is
 * decided in two steps, the tile first and then the purchase on the tables that it leads to.
 */
abstract class TableMind implements Mind<AcquireView, AcquireOrder> {

    private final AcquireTerms told;
    final SearchRandom dice;
    final PackedAction decision = new PackedAction();
    final PackedAction purchase = new PackedAction();

    TableMind(MindSeat place, Chance chance) {
        this.told = AcquireTerms.of(place.settings());
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
        return OrderText.of(view, terms, decision, purchase);
    }

    /** Returns the terms it was told; if the chains are of the other rule set, it was told nothing, and plays that. */
    private AcquireTerms terms(AcquireView view) {
        if (view.chainSet() == told.chains()) {
            return told;
        }
        String rules = view.chainSet() == ChainSet.CLASSIC ? "classic" : "windward";
        return AcquireTerms.of(Settings.of(Acquire.box().info(), Map.of(AcquireTerms.RULES.key(), rules)));
    }

    /** Makes the decision about what is asked, and about the purchase if that is asked for as well. */
    abstract void decide(AcquireView view, TableGuess guess);

    /** Has one player decide on a table of a guess. */
    final void decideAs(PlayoutPolicy player, AcquireView view, TableGuess guess) {
        PackedTable table = guess.table();
        guess.draw(table, dice);
        player.decide(table, dice, decision);
        if (view.expecting().question() == AcquireQuestion.TILE_AND_STOCK) {
            table.play(decision);
            settle(table, player);
            player.decide(table, dice, purchase);
        }
    }

    /** Has a merger settled as a player does it; the purchase is next. */
    final void settle(PackedTable table, PlayoutPolicy player) {
        PackedAction disposal = new PackedAction();
        while (table.step() == PackedTable.Step.MERGE) {
            player.decide(table, dice, disposal);
            table.play(disposal);
        }
    }
}
