package arena.games.asterobots;

import arena.game.Answer;
import arena.game.Fact;
import arena.game.Ruling;
import arena.games.asterobots.command.AsterobotsErrorCode;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.command.TurnLedger;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Vein;
import arena.games.asterobots.text.AsterobotsOrderCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The judge of answers, with their explanation (arena/docs/games/asterobots.md, What the arena answers). */
final class AsterobotsJudge {

    private AsterobotsJudge() {}

    /**
     * A line of a turn with its code.
     *
     * @param code the error, or {@link AsterobotsErrorCode#NO_ERROR} if the line is carried out
     */
    record JudgedLine(AsterobotsOrder.Line line, AsterobotsErrorCode code) {}

    /** Returns the ruling on the answer of the active player. */
    static Ruling<AsterobotsOrder> rule(AsterobotsState state, Answer<AsterobotsOrder> answer) {
        if (answer instanceof Answer.Late<AsterobotsOrder>) {
            return new Ruling<>(
                    AsterobotsErrorCode.TIME_OUT.number(),
                    AsterobotsErrorCode.TIME_OUT.words(),
                    0,
                    defaultOrder(state));
        }
        if (answer instanceof Answer.Unreadable<AsterobotsOrder> text) {
            AsterobotsErrorCode code = AsterobotsErrorCode.of(text.code()).orElse(expected(state));
            return new Ruling<>(code.number(), code.words() + " " + text.why(), text.line(), defaultOrder(state));
        }
        AsterobotsOrder order = ((Answer.Given<AsterobotsOrder>) answer).action();
        if (state.isSelection() && order instanceof AsterobotsOrder.Select select) {
            return ruleSelection(state, select);
        }
        if (!state.isSelection() && order instanceof AsterobotsOrder.Turn turn) {
            return ruleTurn(judgedLines(state, turn));
        }
        return new Ruling<>(expected(state).number(), expected(state).words(), 0, defaultOrder(state));
    }

    private static AsterobotsErrorCode expected(AsterobotsState state) {
        return state.isSelection() ? AsterobotsErrorCode.SELECTION_EXPECTED : AsterobotsErrorCode.UNKNOWN_WORD;
    }

    /** Returns the order that the rules give for a player without one: the first free vein, or an empty turn. */
    private static AsterobotsOrder defaultOrder(AsterobotsState state) {
        return state.isSelection()
                ? new AsterobotsOrder.Select(
                        state.position().firstNeutral().orElseThrow().location())
                : AsterobotsOrder.Turn.empty();
    }

    private static Ruling<AsterobotsOrder> ruleSelection(AsterobotsState state, AsterobotsOrder.Select select) {
        AsterobotsErrorCode code = state.position()
                .vein(select.location())
                .map(vein ->
                        vein.owner() == Vein.ALIENS ? AsterobotsErrorCode.NO_ERROR : AsterobotsErrorCode.VEIN_TAKEN)
                .orElse(AsterobotsErrorCode.NO_VEIN_TO_SELECT);
        return code == AsterobotsErrorCode.NO_ERROR
                ? new Ruling<>(0, code.words(), 0, select)
                : new Ruling<>(
                        code.number(),
                        code.words() + " You wrote " + AsterobotsOrderCodec.text(select) + ".",
                        1,
                        defaultOrder(state));
    }

    /**
     * Returns the lines of a turn with their codes, in order: every line is judged after the earlier ones are carried
     * out.
     */
    static List<JudgedLine> judgedLines(AsterobotsState state, AsterobotsOrder.Turn turn) {
        TurnLedger ledger = new TurnLedger(state);
        List<JudgedLine> judged = new ArrayList<>();
        for (AsterobotsOrder.Line line : turn.lines()) {
            AsterobotsErrorCode code = judged.size() < AsterobotsView.MOST_COMMANDS
                    ? line.command().fault(ledger)
                    : AsterobotsErrorCode.PAST_LAST;
            if (code == AsterobotsErrorCode.NO_ERROR) {
                line.command().carryOut(ledger);
            }
            judged.add(new JudgedLine(line, code));
        }
        return judged;
    }

    private static Ruling<AsterobotsOrder> ruleTurn(List<JudgedLine> judged) {
        AsterobotsOrder.Turn counts = new AsterobotsOrder.Turn(judged.stream()
                .filter(line -> line.code() == AsterobotsErrorCode.NO_ERROR)
                .map(JudgedLine::line)
                .toList());
        return judged.stream()
                .filter(line -> line.code() != AsterobotsErrorCode.NO_ERROR)
                .findFirst()
                .map(first -> new Ruling<AsterobotsOrder>(
                        first.code().number(), words(first), first.line().number(), counts))
                .orElseGet(() -> new Ruling<>(0, AsterobotsErrorCode.NO_ERROR.words(), 0, counts));
    }

    private static String words(JudgedLine line) {
        return line.code().words() + " Line " + line.line().number() + " is "
                + shortened(line.line().command().text()) + ".";
    }

    private static String shortened(String text) {
        return text.length() <= 60 ? text : text.substring(0, 57) + "...";
    }

    /** Returns the result of each line, or the veins that can be selected. */
    static List<Fact> explain(AsterobotsState state, Answer<AsterobotsOrder> answer) {
        if (state.isSelection()) {
            String legal = AsterobotsOptions.selections(state.position().veins()).stream()
                    .map(AsterobotsOrderCodec::text)
                    .collect(Collectors.joining(", "));
            return List.of(new Fact("Legal", legal));
        }
        if (answer instanceof Answer.Given<AsterobotsOrder> given
                && given.action() instanceof AsterobotsOrder.Turn turn) {
            return explain(judgedLines(state, turn));
        }
        return List.of();
    }

    private static List<Fact> explain(List<JudgedLine> judged) {
        List<Fact> facts = new ArrayList<>();
        long carriedOut = judged.stream()
                .filter(line -> line.code() == AsterobotsErrorCode.NO_ERROR)
                .count();
        facts.add(new Fact("CarriedOut", Long.toString(carriedOut)));
        facts.add(new Fact("Skipped", Long.toString(judged.size() - carriedOut)));
        for (JudgedLine line : judged.subList(0, Math.min(judged.size(), AsterobotsView.MOST_COMMANDS + 1))) {
            facts.add(new Fact(
                    "Line" + line.line().number(),
                    line.code().number() + " " + line.code().words()));
        }
        return facts;
    }
}
