package arena.games.asterobots;

import arena.game.Answer;
import arena.game.Fact;
import arena.game.Ruling;
import arena.games.asterobots.command.ErrorCode;
import arena.games.asterobots.command.Order;
import arena.games.asterobots.command.TurnLedger;
import arena.games.asterobots.state.State;
import arena.games.asterobots.state.Vein;
import arena.games.asterobots.state.View;
import arena.games.asterobots.text.OrderCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Judges answers (arena/docs/games/asterobots.md, What the arena answers). */
final class Judge {

    private Judge() {}

    /**
     * A line of a turn with its judgement.
     *
     * @param code whether it was carried out
     */
    record Verdict(Order.Line line, ErrorCode code) {}

    /** Returns the judgement of the active player's answer. */
    static Ruling<Order> rule(State state, Answer<Order> answer) {
        if (answer instanceof Answer.Late<Order>) {
            return new Ruling<>(ErrorCode.TIME_OUT.number(), ErrorCode.TIME_OUT.words(), 0, instead(state));
        }
        if (answer instanceof Answer.Unreadable<Order> text) {
            ErrorCode code = ErrorCode.of(text.code()).orElse(expected(state));
            return new Ruling<>(code.number(), code.words() + " " + text.why(), text.line(), instead(state));
        }
        Order order = ((Answer.Given<Order>) answer).action();
        if (state.isSelection() && order instanceof Order.Select select) {
            return ruleSelection(state, select);
        }
        if (!state.isSelection() && order instanceof Order.Turn turn) {
            return ruleTurn(verdicts(state, turn));
        }
        return new Ruling<>(expected(state).number(), expected(state).words(), 0, instead(state));
    }

    private static ErrorCode expected(State state) {
        return state.isSelection() ? ErrorCode.SELECTION_EXPECTED : ErrorCode.UNKNOWN_WORD;
    }

    /** Returns what the rules do for a player who gives no order: the first free vein for him, or nothing. */
    private static Order instead(State state) {
        return state.isSelection()
                ? new Order.Select(state.position().firstNeutral().orElseThrow().location())
                : Order.Turn.empty();
    }

    private static Ruling<Order> ruleSelection(State state, Order.Select select) {
        ErrorCode code = state.position()
                .vein(select.location())
                .map(vein -> vein.owner() == Vein.ALIENS ? ErrorCode.NO_ERROR : ErrorCode.VEIN_TAKEN)
                .orElse(ErrorCode.NO_VEIN_TO_SELECT);
        return code == ErrorCode.NO_ERROR
                ? new Ruling<>(0, code.words(), 0, select)
                : new Ruling<>(
                        code.number(), code.words() + " You wrote " + OrderCodec.text(select) + ".", 1, instead(state));
    }

    /**
     * Returns what becomes of each line of a turn, in order: every line is judged after those before it were carried
     * out.
     */
    static List<Verdict> verdicts(State state, Order.Turn turn) {
        TurnLedger ledger = new TurnLedger(state);
        List<Verdict> verdicts = new ArrayList<>();
        for (Order.Line line : turn.lines()) {
            ErrorCode code =
                    verdicts.size() < View.MOST_COMMANDS ? line.command().fault(ledger) : ErrorCode.PAST_LAST;
            if (code == ErrorCode.NO_ERROR) {
                line.command().carryOut(ledger);
            }
            verdicts.add(new Verdict(line, code));
        }
        return verdicts;
    }

    private static Ruling<Order> ruleTurn(List<Verdict> verdicts) {
        Order.Turn counts = new Order.Turn(verdicts.stream()
                .filter(verdict -> verdict.code() == ErrorCode.NO_ERROR)
                .map(Verdict::line)
                .toList());
        return verdicts.stream()
                .filter(verdict -> verdict.code() != ErrorCode.NO_ERROR)
                .findFirst()
                .map(first -> new Ruling<Order>(
                        first.code().number(), words(first), first.line().number(), counts))
                .orElseGet(() -> new Ruling<>(0, ErrorCode.NO_ERROR.words(), 0, counts));
    }

    private static String words(Verdict verdict) {
        return verdict.code().words() + " Line " + verdict.line().number() + " is "
                + shortened(verdict.line().command().text()) + ".";
    }

    private static String shortened(String text) {
        return text.length() <= 60 ? text : text.substring(0, 57) + "...";
    }

    /** Returns what became of each line, or which veins can be selected. */
    static List<Fact> explain(State state, Answer<Order> answer) {
        if (state.isSelection()) {
            String legal = Options.selections(state.position().veins()).stream()
                    .map(OrderCodec::text)
                    .collect(Collectors.joining(", "));
            return List.of(new Fact("Legal", legal));
        }
        if (answer instanceof Answer.Given<Order> given && given.action() instanceof Order.Turn turn) {
            return explain(verdicts(state, turn));
        }
        return List.of();
    }

    private static List<Fact> explain(List<Verdict> verdicts) {
        List<Fact> facts = new ArrayList<>();
        long carriedOut = verdicts.stream()
                .filter(verdict -> verdict.code() == ErrorCode.NO_ERROR)
                .count();
        facts.add(new Fact("CarriedOut", Long.toString(carriedOut)));
        facts.add(new Fact("Skipped", Long.toString(verdicts.size() - carriedOut)));
        for (Verdict verdict : verdicts.subList(0, Math.min(verdicts.size(), View.MOST_COMMANDS + 1))) {
            facts.add(new Fact(
                    "Line" + verdict.line().number(),
                    verdict.code().number() + " " + verdict.code().words()));
        }
        return facts;
    }
}
