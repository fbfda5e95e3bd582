package arena.regress;

import arena.text.KeyValueWriter;
import arena.text.Lines;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Cases as text, for people to read and edit; reading undoes writing.
 *
 * <p>A case begins with a line {@code [case]}. Lines {@code key = value} say how its match begins, whose turn it is and
 * what is asked of the answer; lines {@code SEAT: ANSWER} are what happened before, in order; {@code
 * SEAT refused: ANSWER} is one after which the seat was asked once more. An empty line or one that begins
 * with {@code ;} is a remark.
 */
public final class CaseText {

    static final String HEAD = "[case]";

    private static final int USUAL_CHARACTERS = 1000;

    private CaseText() {}

    /**
     * Returns the lines of a case.
     *
     * @param remarks what people may want to know of it, a line each
     */
    public static String write(RegressionCase one, List<String> remarks) {
        StringBuilder text = new StringBuilder(HEAD + "\n");
        remarks.forEach(remark -> text.append(("; " + remark).stripTrailing()).append('\n'));
        MatchPrefix past = one.past();
        KeyValueWriter lines = new KeyValueWriter(USUAL_CHARACTERS)
                .put("title", one.title())
                .put("game", past.gameId())
                .put("seed", past.seed());
        past.settings().forEach((key, value) -> lines.put("set " + key, value));
        for (int seat = 1; seat <= past.names().size(); seat++) {
            lines.put("seat " + seat, past.names().get(seat - 1));
        }
        lines.put("bot", past.seat().number());
        one.conditions().forEach(condition -> write(condition, lines));
        text.append(lines.text());
        past.happenings()
                .forEach(happening -> text.append(happening.seat().number())
                        .append(
                                happening instanceof MatchPrefix.Answered answered && answered.again()
                                        ? " refused: "
                                        : ": ")
                        .append(words(happening))
                        .append('\n'));
        return text.toString();
    }

    private static void write(CaseCondition condition, KeyValueWriter lines) {
        if (condition instanceof CaseCondition.Not not) {
            lines.put("not", not.order().notation());
        } else if (condition instanceof CaseCondition.Best best) {
            lines.put("best", best.order().notation());
        } else if (condition instanceof CaseCondition.Survives survives) {
            lines.put("survives", survives.words().substring("survives ".length()));
        } else {
            lines.put("legal", "yes");
        }
    }

    private static String words(MatchPrefix.Happening happening) {
        if (happening instanceof MatchPrefix.Answered answered) {
            return answered.output().map(RecordedOutput::notation).orElse(CaseDraft.NO_ANSWER);
        }
        return "(" + ((MatchPrefix.Departed) happening).why().words() + ")";
    }

    /** Returns the cases of a text, and everything that is wrong with it. */
    public static CaseReading read(String text) {
        List<RegressionCase> cases = new ArrayList<>();
        List<CaseReading.Mistake> mistakes = new ArrayList<>();
        Optional<CaseDraft> open = Optional.empty();
        List<String> lines = Lines.split(text);
        for (int number = 1; number <= lines.size(); number++) {
            String line = lines.get(number - 1).strip();
            if (line.equals(HEAD)) {
                open.flatMap(CaseDraft::finish).ifPresent(cases::add);
                open = Optional.of(new CaseDraft(number, mistakes));
            } else if (!line.isEmpty() && !line.startsWith(";")) {
                if (open.isEmpty()) {
                    mistakes.add(new CaseReading.Mistake(
                            number, "A case begins with a line " + HEAD + ", and none stands above this line."));
                    break;
                }
                open.get().take(number, line);
            }
        }
        open.flatMap(CaseDraft::finish).ifPresent(cases::add);
        return new CaseReading(cases, mistakes);
    }
}
