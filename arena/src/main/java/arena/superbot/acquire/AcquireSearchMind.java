package arena.superbot.acquire;

import arena.game.Chance;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireView;
import arena.search.Budget;
import arena.superbot.level.MindSeat;
import arena.superbot.level.ThinkingTime;

/** The base of the minds that look ahead: the time for the steps of a turn, and the explanation of a choice. */
abstract class AcquireSearchMind extends TableMind {

    private static final double FOR_TILE = 0.5;

    private final ThinkingTime thinking;
    private String why = "";

    AcquireSearchMind(MindSeat mindSeat, Chance chance, ThinkingTime thinking) {
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
        why = text + remark() + String.format(java.util.Locale.ROOT, "; %.0f ms", thinking.usedMillis());
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
