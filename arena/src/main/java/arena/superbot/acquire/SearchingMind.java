package arena.superbot.acquire;

import arena.game.Chance;
import arena.games.acquire.state.Question;
import arena.games.acquire.state.View;
import arena.search.Budget;
import arena.superbot.level.Place;
import arena.superbot.level.Thinking;

/** What the levels have in common that look ahead: the time for the steps of a turn, and what they tell of it. */
abstract class SearchingMind extends TableMind {

    private static final double FOR_TILE = 0.5;

    private final Thinking thinking;
    private String why = "";

    SearchingMind(Place place, Chance chance, Thinking thinking) {
        super(place, chance);
        this.thinking = thinking;
    }

    @Override
    final void decide(View view, TableGuess guess) {
        thinking.begin();
        look(view);
        boolean whole = view.expecting().question() == Question.TILE_AND_STOCK;
        PackedTable table = guess.table();
        Found found = thinking.within(0, whole ? FOR_TILE : 1, budget -> search(table, guess::draw, decision, budget));
        String text = found.text(view, decision);
        if (whole) {
            Race.Draw settled = (into, dice) -> {
                guess.draw(into, dice);
                into.play(decision);
                settle(into, settler());
            };
            Found bought = thinking.within(FOR_TILE, 1, budget -> search(table, settled, purchase, budget));
            text += "; " + bought.text(view, purchase);
        }
        why = text + remark() + String.format(java.util.Locale.ROOT, "; %.0f ms", thinking.usedMillis());
    }

    /** Looks at what has happened since the last choice. */
    void look(View view) {}

    /** Returns who settles mergers between tile and purchase. */
    abstract Player settler();

    /** Makes the decision about a step. */
    abstract Found search(PackedTable table, Race.Draw draw, Decision into, Budget budget);

    /** Returns what else is to be told. */
    String remark() {
        return "";
    }

    @Override
    public final String why() {
        return why;
    }
}
