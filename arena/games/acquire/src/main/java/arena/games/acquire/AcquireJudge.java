package arena.games.acquire;

import arena.game.Answer;
import arena.game.Chance;
import arena.game.Fact;
import arena.game.Knowledge;
import arena.game.Ruling;
import arena.games.acquire.order.AcquireCommand;
import arena.games.acquire.order.AcquireErrorCode;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.HotelBoard;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The judge of answers, with their explanation (arena/docs/games/acquire.md). */
final class AcquireJudge {

    private static final int MOST_LINES_EXPLAINED = LineJudge.MOST_LINES + 1;
    private static final int LONGEST_QUOTE = 60;

    private AcquireJudge() {}

    /** Returns the ruling on the answer of the player that is asked. */
    static Ruling<AcquireOrder> rule(AcquireState state, Answer<AcquireOrder> answer) {
        if (answer instanceof Answer.Given<AcquireOrder> given) {
            return rule(state, LineJudge.judge(state, withOrdered(state, given.action())));
        }
        if (answer instanceof Answer.Unreadable<AcquireOrder> text) {
            AcquireErrorCode code = AcquireErrorCode.of(text.code())
                    .filter(known -> known != AcquireErrorCode.NO_ERROR && known != AcquireErrorCode.TIME_OUT)
                    .orElse(AcquireErrorCode.UNKNOWN_WORD);
            return wrong(state, code, code.words() + " " + text.why(), text.line(), defaultOrder(state));
        }
        return new Ruling<>(
                AcquireErrorCode.TIME_OUT.number(), AcquireErrorCode.TIME_OUT.words(), 0, defaultOrder(state));
    }

    private static Ruling<AcquireOrder> rule(AcquireState state, LineJudge.Judgement judgement) {
        Optional<LineJudge.JudgedLine> fault = judgement.firstFault();
        if (fault.isPresent()) {
            AcquireErrorCode code = fault.get().code();
            AcquireOrder.Line line = fault.get().line();
            String words = code.words() + " Line " + line.number() + " is "
                    + shortened(line.command().text()) + ".";
            return wrong(state, code, words, line.number(), judgement.counts());
        }
        AcquireErrorCode missing = judgement.missing();
        return missing == AcquireErrorCode.NO_ERROR
                ? new Ruling<>(missing.number(), missing.words(), 0, judgement.counts())
                : wrong(state, missing, missing.words(), 0, judgement.counts());
    }

    /** Returns the ruling on a wrong answer: it is cut, or refused and asked for again. */
    private static Ruling<AcquireOrder> wrong(
            AcquireState state, AcquireErrorCode code, String words, int line, AcquireOrder counts) {
        return state.terms().refuses()
                ? Ruling.refused(code.number(), words, line, defaultOrder(state))
                : new Ruling<>(code.number(), words, line, counts);
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE - 3) + "...";
    }

    /** Returns the order that the rules give for a player without an answer (Turn). */
    static AcquireOrder defaultOrder(AcquireState state) {
        return LineJudge.judge(state, withOrdered(state, AcquireOrder.NOTHING)).counts();
    }

    /** Returns an answer with the card that the organiser has ordered, whatever card the answer names. */
    private static AcquireOrder withOrdered(AcquireState state, AcquireOrder answer) {
        Optional<PowerUp> card = state.moment().ordered();
        if (card.isEmpty() || !state.moment().question().wantsStock()) {
            return answer;
        }
        List<AcquireOrder.Line> lines = new ArrayList<>();
        lines.add(new AcquireOrder.Line(AcquireOrder.Line.BY_RULES, new AcquireCommand.PlayCard(card)));
        answer.lines().stream()
                .filter(line -> !(line.command() instanceof AcquireCommand.PlayCard))
                .forEach(lines::add);
        return new AcquireOrder(lines);
    }

    /** Returns the facts of {@code explain_i.txt}, from the knowledge of the seat alone. */
    static List<Fact> explain(Knowledge<AcquireView> known, Answer<AcquireOrder> answer, Ruling<AcquireOrder> ruling) {
        List<Fact> facts = new ArrayList<>();
        if (!ruling.again()) {
            facts.add(new Fact("Counts", ruling.counts().text()));
        }
        facts.add(new Fact("Legal", legal(known.view())));
        if (answer instanceof Answer.Given<AcquireOrder> given) {
            // The codes depend only on what the seat knows, so any state that fits its view gives the same codes.
            AcquireState likely = Determinization.of(
                    known.view(),
                    AcquireTerms.of(known.settings()),
                    known.seat().number(),
                    new Chance(0));
            LineJudge.judge(likely, given.action()).lines().stream()
                    .limit(MOST_LINES_EXPLAINED)
                    .forEach(judged -> facts.add(new Fact(
                            "Line" + judged.line().number(),
                            judged.code().number() + " " + judged.code().words())));
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
