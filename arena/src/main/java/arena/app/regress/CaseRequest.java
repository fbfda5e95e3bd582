package arena.app.regress;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.continuation.OpponentLevels;
import arena.app.continuation.StartingTurn;
import arena.game.Ruling;
import arena.match.Event;
import arena.record.PictureText;
import arena.record.Printable;
import arena.regress.CaseCondition;
import arena.regress.RecordedOutput;
import arena.regress.RegressionCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The request for a regression case: the conditions on a bot's answer at a turn, as typed.
 *
 * @param not orders that it must not give
 * @param best orders of which it must give one
 * @param survives the number of own turns after which it must still be in the match, or have won it
 * @param against the super bot's level during these turns
 * @param legal whether it must break no rule
 * @param title of the case; empty for its conditions
 */
public record CaseRequest(
        List<String> not,
        List<String> best,
        Optional<Integer> survives,
        Optional<String> against,
        boolean legal,
        Optional<String> title) {

    public CaseRequest {
        not = List.copyOf(not);
        best = List.copyOf(best);
    }

    /**
     * Makes the turn a regression case.
     *
     * @throws RequestFailure with a sentence if there is no condition, or one that no answer can fulfil
     */
    public RegressionCase of(StartingTurn turn) {
        List<CaseCondition> conditions = conditions(turn);
        return new RegressionCase(title(turn, conditions), turn.past(), conditions, 0);
    }

    private List<CaseCondition> conditions(StartingTurn turn) {
        List<CaseCondition> conditions = new ArrayList<>();
        not.forEach(text -> conditions.add(new CaseCondition.Not(order("--not", text, turn))));
        best.forEach(text -> conditions.add(new CaseCondition.Best(order("--best", text, turn))));
        survives.ifPresent(turns -> conditions.add(survival(turns, turn)));
        if (against.isPresent() && survives.isEmpty()) {
            throw RequestFailure.usage("--against names the opponent of --survives; add --survives.");
        }
        if (legal) {
            conditions.add(new CaseCondition.Legal());
        }
        if (conditions.isEmpty()) {
            throw RequestFailure.usage("Give a condition for the answer with --not, --best, --survives or --legal.");
        }
        refuseContradiction(turn, conditions);
        return conditions;
    }

    /** Returns an order after checking that the bot could have given it: only such an order is a useful condition. */
    private static RecordedOutput order(String option, String text, StartingTurn turn) {
        RecordedOutput order;
        try {
            order = RecordedOutput.read(text.strip());
        } catch (IllegalArgumentException mistake) {
            throw RequestFailure.usage(option + ": " + mistake.getMessage() + ".");
        }
        Ruling<?> ruling = turn.position().judge(Optional.of(order));
        if (Ruling.isFault(ruling.code())) {
            throw RequestFailure.usage(option + " " + NameLookup.shell(text) + " is not a legal order in that turn: "
                    + ruling.code() + " " + Printable.of(ruling.words()) + " Name a legal order.");
        }
        return order;
    }

    private CaseCondition survival(int turns, StartingTurn turn) {
        if (turns < 1 || turns > CaseCondition.MOST_TURNS) {
            throw RequestFailure.usage("--survives is a number of the bot's turns, from 1 to "
                    + CaseCondition.MOST_TURNS + ", not " + turns + ".");
        }
        OpponentLevels known = new OpponentLevels(turn.game().info());
        int level = against.map(known::read)
                .or(() -> turn.sittings().stream()
                        .filter(sitting -> sitting.seat() != turn.owner().seat().number())
                        .map(known::of)
                        .flatMap(Optional::stream)
                        .findFirst())
                .orElseGet(known::usual);
        return new CaseCondition.Survives(turns, level);
    }

    private static void refuseContradiction(StartingTurn turn, List<CaseCondition> conditions) {
        for (CaseCondition one : conditions) {
            for (CaseCondition other : conditions) {
                if (one instanceof CaseCondition.Not no
                        && other instanceof CaseCondition.Best yes
                        && turn.position().isSame(no.order(), yes.order())) {
                    throw RequestFailure.usage(
                            yes.order().notation() + " cannot be both a required and a forbidden answer.");
                }
            }
        }
    }

    private String title(StartingTurn turn, List<CaseCondition> conditions) {
        String asked = conditions.stream().map(CaseCondition::words).collect(Collectors.joining(", "));
        String text = title.orElse(
                        "turn " + turn.past().turn() + " of " + turn.owner().name() + ": " + asked)
                .strip();
        if (text.isEmpty() || !Printable.of(text).equals(text)) {
            throw RequestFailure.usage("--title must be one line of text.");
        }
        return text;
    }

    /** Returns the remarks for a case: its match, and the picture of the position. */
    public static List<String> remarks(StartingTurn turn) {
        List<String> remarks = new ArrayList<>();
        String match = turn.record().began().map(Event.Began::matchId).orElse("");
        remarks.add("from the match " + Printable.of(match) + "; the answer then was "
                + RecordedOutput.words(turn.answer()));
        PictureText.lines(turn.position().picture(), false).forEach(line -> remarks.add("  " + Printable.of(line)));
        return remarks;
    }

    /** Returns the recorded answer if it would pass a case of its turn: that may be intended, but should be known. */
    public static Optional<RecordedOutput> passingThen(StartingTurn turn, RegressionCase one) {
        return turn.answer()
                .filter(answer -> turn.ruling().stream().noneMatch(ruled -> Ruling.isFault(ruled.code()))
                        && one.conditions().stream().noneMatch(condition -> forbids(turn, condition, answer)));
    }

    private static boolean forbids(StartingTurn turn, CaseCondition condition, RecordedOutput answer) {
        return condition instanceof CaseCondition.Survives
                || (condition instanceof CaseCondition.Not no && turn.position().isSame(no.order(), answer))
                || (condition instanceof CaseCondition.Best yes
                        && !turn.position().isSame(yes.order(), answer));
    }
}
