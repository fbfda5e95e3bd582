package arena.games.acquire;

import arena.game.Answer;
import arena.game.Chance;
import arena.game.Fact;
import arena.game.Knowledge;
import arena.game.Ruling;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.HotelBoard;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What {@code explain_i.txt} tells of an answer, made from what the seat knows alone. */
final class Explanations {

    private static final int MOST_LINES = Verdicts.MOST_LINES + 1;

    private Explanations() {}

    /** Returns the facts. */
    static List<Fact> of(Knowledge<AcquireView> known, Answer<AcquireOrder> answer, Ruling<AcquireOrder> ruling) {
        List<Fact> facts = new ArrayList<>();
        if (!ruling.again()) {
            facts.add(new Fact("Counts", ruling.counts().text()));
        }
        facts.add(new Fact("Legal", legal(known.view())));
        if (answer instanceof Answer.Given<AcquireOrder> given) {
            // The seat is asked, so that a state that looks like its view gives its lines the same codes.
            AcquireState likely = Determinization.of(
                    known.view(),
                    AcquireTerms.of(known.settings()),
                    known.seat().number(),
                    new Chance(0));
            Verdicts.of(likely, given.action()).verdicts().stream()
                    .limit(MOST_LINES)
                    .forEach(verdict -> facts.add(new Fact(
                            "Line" + verdict.line().number(),
                            verdict.code().number() + " " + verdict.code().words())));
        }
        return facts;
    }

    private static String legal(AcquireView view) {
        return switch (view.expecting().question()) {
            case TILE, TILE_AND_STOCK ->
                view.hand().stream().map(tile -> legal(view, tile)).collect(Collectors.joining(", "));
            case CHAIN, SURVIVOR, DEFUNCT ->
                view.expecting().chains().stream().map(HotelChain::text).collect(Collectors.joining(", "));
            case SPECIAL ->
                view.accounts().get(view.me() - 1).cards().stream()
                        .filter(card -> card.isForTiles())
                        .map(card -> "card " + card)
                        .collect(Collectors.joining(", ", "", ", card NONE"));
            case MERGE -> {
                int held = view.holdings(view.expecting().chains().get(0)).shares(view.me());
                int pairs = Math.min(
                        held / 2,
                        view.holdings(view.expecting().chains().get(1)).bank());
                yield "trade 0 to " + 2 * pairs + ", keep 0 to " + held;
            }
            case STOCK ->
                PurchaseLimits.of(view, view.me(), AcquireOrder.NOTHING).chains().stream()
                        .map(HotelChain::text)
                        .collect(Collectors.joining(", "));
            case END -> "";
        };
    }

    private static String legal(AcquireView view, HotelTile tile) {
        HotelBoard.Effect effect = Determinization.board(view).effect(tile);
        String chains = effect.chains().stream()
                .map(chain -> " " + view.chainSet().at(chain).letter())
                .collect(Collectors.joining());
        return tile
                + switch (effect.kind()) {
                    case LOOSE -> " lies alone";
                    case FOUNDS -> " founds";
                    case GROWS -> " grows" + chains;
                    case MERGES -> " merges" + chains;
                    case NOT_NOW -> " not now";
                    case DEAD -> " never";
                };
    }
}
