package arena.games.acquire;

import arena.game.Answer;
import arena.game.Ruling;
import arena.games.acquire.order.Command;
import arena.games.acquire.order.ErrorCode;
import arena.games.acquire.order.Order;
import arena.games.acquire.state.Card;
import arena.games.acquire.state.Question;
import arena.games.acquire.state.State;
import arena.games.acquire.state.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Judges answers: what is wrong with each line, and what counts (arena/docs/games/acquire.md). */
final class Judge {

    private Judge() {}

    /**
     * A line with its judgement.
     *
     * @param code whether it counts as it is
     */
    record Verdict(Order.Line line, ErrorCode code) {}

    /**
     * An answer with its judgement.
     *
     * @param verdicts one for each line, in order
     * @param missing what was not said, or that nothing is missing
     * @param counts what counts of it, cut to what is allowed
     */
    record Judgement(List<Verdict> verdicts, ErrorCode missing, Order counts) {

        Judgement {
            verdicts = List.copyOf(verdicts);
        }

        /** Returns the first line that is wrong. */
        Optional<Verdict> firstFault() {
            return verdicts.stream()
                    .filter(verdict -> verdict.code() != ErrorCode.NO_ERROR)
                    .findFirst();
        }
    }

    /** Returns the judgement of the answer of the one who is asked. */
    static Ruling<Order> rule(State state, Answer<Order> answer) {
        if (answer instanceof Answer.Given<Order> given) {
            return rule(state, Verdicts.of(state, withOrdered(state, given.action())));
        }
        if (answer instanceof Answer.Unreadable<Order> text) {
            ErrorCode code = ErrorCode.of(text.code())
                    .filter(known -> known != ErrorCode.NO_ERROR && known != ErrorCode.TIME_OUT)
                    .orElse(ErrorCode.UNKNOWN_WORD);
            return wrong(state, code, code.words() + " " + text.why(), text.line(), instead(state));
        }
        return new Ruling<>(ErrorCode.TIME_OUT.number(), ErrorCode.TIME_OUT.words(), 0, instead(state));
    }

    private static Ruling<Order> rule(State state, Judgement judgement) {
        Optional<Verdict> fault = judgement.firstFault();
        if (fault.isPresent()) {
            ErrorCode code = fault.get().code();
            Order.Line line = fault.get().line();
            String words = code.words() + " Line " + line.number() + " is "
                    + shortened(line.command().text()) + ".";
            return wrong(state, code, words, line.number(), judgement.counts());
        }
        ErrorCode missing = judgement.missing();
        return missing == ErrorCode.NO_ERROR
                ? new Ruling<>(missing.number(), missing.words(), 0, judgement.counts())
                : wrong(state, missing, missing.words(), 0, judgement.counts());
    }

    /** Returns the ruling about a wrong answer: it is cut, or refused and asked for again. */
    private static Ruling<Order> wrong(State state, ErrorCode code, String words, int line, Order counts) {
        return state.terms().refuses()
                ? Ruling.refused(code.number(), words, line, instead(state))
                : new Ruling<>(code.number(), words, line, counts);
    }

    private static String shortened(String text) {
        return text.length() <= 60 ? text : text.substring(0, 57) + "...";
    }

    /** Returns what the rules do for one who does not answer (Turn). */
    static Order instead(State state) {
        return Verdicts.of(state, withOrdered(state, Order.NOTHING)).counts();
    }

    /** Returns an answer with the card that the organiser has its player play, whatever card it names. */
    private static Order withOrdered(State state, Order answer) {
        Optional<Card> card = state.moment().ordered();
        if (card.isEmpty() || !state.moment().question().wantsStock()) {
            return answer;
        }
        List<Order.Line> lines = new ArrayList<>();
        lines.add(new Order.Line(Order.Line.BY_RULES, new Command.PlayCard(card)));
        answer.lines().stream()
                .filter(line -> !(line.command() instanceof Command.PlayCard))
                .forEach(lines::add);
        return new Order(lines);
    }

    /** Returns whether a command belongs to a question. */
    static boolean isAsked(Terms terms, Question question, Command command) {
        if (command instanceof Command.PlaceTile) {
            return question.wantsTile();
        } else if (command instanceof Command.Create) {
            return question == Question.CHAIN || question.wantsTile();
        } else if (command instanceof Command.Survivor) {
            return question == Question.SURVIVOR || question.wantsTile();
        } else if (command instanceof Command.Settle) {
            return question == Question.DEFUNCT;
        } else if (command instanceof Command.PlayCard) {
            return question == Question.SPECIAL || question.wantsStock();
        } else if (command instanceof Command.Buy || command instanceof Command.Trade) {
            return question.wantsStock();
        } else if (command instanceof Command.DeclareEnd) {
            return question.wantsStock() && terms.endIsDeclared();
        }
        return question == Question.MERGE;
    }
}
