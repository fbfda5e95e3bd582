package arena.games.acquire.levels;

import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * The result of a racing at one step.
 *
 * @param share the expected standing of the seat, from 0 to 1
 * @param next the expected standing by the second best option, if known
 * @param options the number of compared options
 * @param futures the number of playouts
 */
record RacingResult(double share, OptionalDouble next, int options, long futures) {

    /** The result of a step with one option only. */
    static final RacingResult ONLY = new RacingResult(0, OptionalDouble.empty(), 1, 0);

    /** Returns one line about the decision. */
    String text(AcquireView view, PackedAction decision) {
        String deed = deed(view, decision);
        return options < 2
                ? deed + ", nothing else can be done"
                : String.format(
                        Locale.ROOT,
                        "%s: stands at %.1f %%, best of %d%s, %d futures",
                        deed,
                        100 * share,
                        options,
                        next.isPresent() ? String.format(Locale.ROOT, " (then %.1f %%)", 100 * next.getAsDouble()) : "",
                        futures);
    }

    private static String deed(AcquireView view, PackedAction decision) {
        return switch (view.expecting().question()) {
            case SPECIAL -> "card " + card(decision);
            case TILE, TILE_AND_STOCK, CHAIN, SURVIVOR, DEFUNCT ->
                decision.tile == PackedTable.NONE ? purchase(view, decision) : tile(view, decision);
            case MERGE -> "trades " + decision.exchange + ", keeps " + decision.keep;
            case STOCK -> purchase(view, decision);
            case END -> "nothing";
        };
    }

    private static String card(PackedAction decision) {
        return decision.played().map(PowerUp::name).orElse(PowerUp.NONE);
    }

    private static String tile(AcquireView view, PackedAction decision) {
        String named = decision.chain == PackedTable.NONE ? "" : " with " + name(view, decision.chain);
        return "tile " + HotelTile.at(decision.tile).text() + named;
    }

    private static String purchase(AcquireView view, PackedAction decision) {
        List<String> parts = new ArrayList<>();
        for (HotelChain chain : view.chainSet().chains()) {
            if (decision.buys[chain.index()] > 0) {
                parts.add(decision.buys[chain.index()] + " " + chain.name());
            }
        }
        String text = parts.isEmpty() ? "buys nothing" : "buys " + String.join(" and ", parts);
        for (int index = 0; index < decision.trades; index++) {
            text += ", trades " + name(view, decision.gives[index]) + " for " + name(view, decision.gets[index]);
        }
        return text
                + (decision.card == PackedAction.NO_CARD ? "" : " by " + card(decision))
                + (decision.end ? " and ends the game" : "");
    }

    private static String name(AcquireView view, int chain) {
        return view.chainSet().at(chain).name();
    }
}
