package arena.games.acquire;

import arena.game.Answer;
import arena.game.Ruling;
import arena.games.acquire.order.AcquireCommand;
import arena.games.acquire.order.AcquireErrorCode;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.PowerUp;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Judges answers: what is wrong with each line, and what counts (arena/docs/games/acquire.md). */
final class AcquireJudge {

    private AcquireJudge() {}

    /**
     * A line with its judgement.
     *
     * @param code whether it counts as it is
     */
    record Verdict(AcquireOrder.Line line, AcquireErrorCode code) {}

    /**
     * An answer with its judgement.
     *
     * @param verdicts one for each line, in order
     * @param missing what was not said, or that nothing is missing
     * @param counts what counts of it, cut to what is allowed
     */
    record Judgement(List<Verdict> verdicts, AcquireErrorCode missing, AcquireOrder counts) {

        Judgement {
            verdicts = List.copyOf(verdicts);
        }

        /** Returns the first line that is wrong. */
        Optional<Verdict> firstFault() {
            return verdicts.stream()
                    .filter(verdict -> verdict.code() != AcquireErrorCode.NO_ERROR)
                    .findFirst();
        }
    }

    /** Returns the judgement of the answer of the one who is asked. */
    static Ruling<AcquireOrder> rule(AcquireState state, Answer<AcquireOrder> answer) {
        if (answer instanceof Answer.Given<AcquireOrder> given) {
            return rule(state, Verdicts.of(state, withOrdered(state, given.action())));
        }
        if (answer instanceof Answer.Unreadable<AcquireOrder> text) {
            AcquireErrorCode code = AcquireErrorCode.of(text.code())
                    .filter(known -> known != AcquireErrorCode.NO_ERROR && known != AcquireErrorCode.TIME_OUT)
                    .orElse(AcquireErrorCode.UNKNOWN_WORD);
            return wrong(state, code, code.words() + " " + text.why(), text.line(), instead(state));
        }
        return new Ruling<>(AcquireErrorCode.TIME_OUT.number(), AcquireErrorCode.TIME_OUT.words(), 0, instead(state));
    }

    private static Ruling<AcquireOrder> rule(AcquireState state, Judgement judgement) {
        Optional<Verdict> fault = judgement.firstFault();
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

    /** Returns the ruling about a wrong answer: it is cut, or refused and asked for again. */
    private static Ruling<AcquireOrder> wrong(
            AcquireState state, AcquireErrorCode code, String words, int line, AcquireOrder counts) {
        return state.terms().refuses()
                ? Ruling.refused(code.number(), words, line, instead(state))
                : new Ruling<>(code.number(), words, line, counts);
    }

    private static String shortened(String text) {
        return text.length() <= 60 ? text : text.substring(0, 57) + "...";
    }

    /** Returns what the rules do for one who does not answer (Turn). */
    static AcquireOrder instead(AcquireState state) {
        return Verdicts.of(state, withOrdered(state, AcquireOrder.NOTHING)).counts();
    }

    /** Returns an answer with the card that the organiser has its player play, whatever card it names. */
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

    /** Returns whether a command belongs to a question. */
    static boolean isAsked(AcquireTerms terms, AcquireQuestion question, AcquireCommand command) {
        if (command instanceof AcquireCommand.PlaceTile) {
            return question.wantsTile();
        } else if (command instanceof AcquireCommand.Create) {
            return question == AcquireQuestion.CHAIN || question.wantsTile();
        } else if (command instanceof AcquireCommand.Survivor) {
            return question == AcquireQuestion.SURVIVOR || question.wantsTile();
        } else if (command instanceof AcquireCommand.Settle) {
            return question == AcquireQuestion.DEFUNCT;
        } else if (command instanceof AcquireCommand.PlayCard) {
            return question == AcquireQuestion.SPECIAL || question.wantsStock();
        } else if (command instanceof AcquireCommand.Buy || command instanceof AcquireCommand.Trade) {
            return question.wantsStock();
        } else if (command instanceof AcquireCommand.DeclareEnd) {
            return question.wantsStock() && terms.endIsDeclared();
        }
        return question == AcquireQuestion.MERGE;
    }
}
