package arena.regress;

import arena.game.Departure;
import arena.game.Seat;
import arena.text.KeyValueWriter;
import arena.text.Lines;
import arena.text.Quote;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text format of regression cases, for people to read and edit; reading is the inverse of writing.
 *
 * <p>A case begins with a line {@code [case]}. Lines {@code key = value} hold the setup of the match, the seat of the
 * bot and the conditions on the answer; lines {@code SEAT: ANSWER} hold the answers before the turn, in order; {@code
 * SEAT refused: ANSWER} is an answer after which the seat was asked once more. An empty line or one that begins with
 * {@code ;} is a remark.
 */
public final class CaseText {

    static final String HEAD = "[case]";

    private static final int USUAL_CHARACTERS = 1000;

    private CaseText() {}

    /**
     * Returns the lines of a case.
     *
     * @param remarks remarks for people, a line each
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
        past.actions()
                .forEach(action -> text.append(action.seat().number())
                        .append(
                                action instanceof MatchPrefix.Answered answered && answered.again()
                                        ? " refused: "
                                        : ": ")
                        .append(words(action))
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

    private static String words(MatchPrefix.Action action) {
        if (action instanceof MatchPrefix.Answered answered) {
            return answered.output().map(RecordedOutput::notation).orElse(Draft.NO_ANSWER);
        }
        return "(" + ((MatchPrefix.Departed) action).why().words() + ")";
    }

    /** Returns the cases of a text and all errors in it. */
    public static CaseReading read(String text) {
        List<RegressionCase> cases = new ArrayList<>();
        List<CaseReading.Mistake> mistakes = new ArrayList<>();
        Optional<Draft> open = Optional.empty();
        List<String> lines = Lines.split(text);
        for (int number = 1; number <= lines.size(); number++) {
            String line = lines.get(number - 1).strip();
            if (line.equals(HEAD)) {
                open.flatMap(Draft::finish).ifPresent(cases::add);
                open = Optional.of(new Draft(number, mistakes));
            } else if (!line.isEmpty() && !line.startsWith(";")) {
                if (open.isEmpty()) {
                    mistakes.add(new CaseReading.Mistake(
                            number, "A case begins with a line " + HEAD + ", and none stands above this line."));
                    break;
                }
                open.get().take(number, line);
            }
        }
        open.flatMap(Draft::finish).ifPresent(cases::add);
        return new CaseReading(cases, mistakes);
    }

    /** The reader of the lines of one case. */
    private static final class Draft {

        /** The text for a missing answer. */
        static final String NO_ANSWER = "(no answer)";

        private static final Pattern PAIR = Pattern.compile("([a-z]+(?: [A-Za-z0-9-]+)?)\\s*=\\s*(.*)");
        private static final Pattern ACTION = Pattern.compile("([0-9]{1,2})( refused)?\\s*:\\s*(.+)");
        private static final Pattern SURVIVAL = Pattern.compile("([0-9]{1,4}) turns? against superbot:([1-9][0-9]?)");
        private static final Pattern SEED = Pattern.compile("-?[0-9]{1,19}");
        private static final String KEYS = "title, game, seed, set KEY, seat N, bot, not, best, survives or legal";

        private final int head;
        private final List<CaseReading.Mistake> mistakes;
        private final int mistakesBefore;
        private final SortedMap<String, String> singles = new TreeMap<>();
        private final SortedMap<String, String> settings = new TreeMap<>();
        private final List<String> names = new ArrayList<>();
        private final List<CaseCondition> conditions = new ArrayList<>();
        private final List<MatchPrefix.Action> actions = new ArrayList<>();

        Draft(int head, List<CaseReading.Mistake> mistakes) {
            this.head = head;
            this.mistakes = mistakes;
            this.mistakesBefore = mistakes.size();
        }

        /** Reads the next line that is not a remark. */
        void take(int number, String line) {
            try {
                Matcher action = ACTION.matcher(line);
                Matcher pair = PAIR.matcher(line);
                if (action.matches()) {
                    Seat seat = seat(action.group(1));
                    actions.add(
                            action.group(2) == null
                                    ? action(seat, action.group(3))
                                    : new MatchPrefix.Answered(
                                            seat, Optional.of(RecordedOutput.read(action.group(3))), true));
                } else if (pair.matches()) {
                    put(pair.group(1), pair.group(2));
                } else {
                    throw new IllegalArgumentException(
                            "a line is \"key = value\", \"SEAT: ANSWER\" or a remark that begins with ;, not "
                                    + Quote.of(line));
                }
            } catch (IllegalArgumentException mistake) {
                String words = String.valueOf(mistake.getMessage());
                note(number, words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".");
            }
        }

        private static MatchPrefix.Action action(Seat seat, String words) {
            if (words.equals(NO_ANSWER)) {
                return new MatchPrefix.Answered(seat, Optional.empty());
            }
            Optional<Departure> departure = Arrays.stream(Departure.values())
                    .filter(why -> words.equals("(" + why.words() + ")"))
                    .findFirst();
            return departure.isPresent()
                    ? new MatchPrefix.Departed(seat, departure.get())
                    : new MatchPrefix.Answered(seat, Optional.of(RecordedOutput.read(words)));
        }

        private static Seat seat(String text) {
            if (!text.matches("[0-9]{1,2}")) {
                throw new IllegalArgumentException("a seat is a number, not " + Quote.of(text));
            }
            return new Seat(Integer.parseInt(text));
        }

        private void put(String key, String value) {
            if (key.startsWith("set ")) {
                once(settings, key.substring("set ".length()), value);
            } else if (key.startsWith("seat ")) {
                if (seat(key.substring("seat ".length())).number() != names.size() + 1) {
                    throw new IllegalArgumentException("the seats stand in order, so here \"seat " + (names.size() + 1)
                            + "\" was expected, not " + Quote.of(key));
                }
                names.add(value);
            } else if (List.of("title", "game", "seed", "bot").contains(key)) {
                once(singles, key, value);
            } else {
                conditions.add(condition(key, value));
            }
        }

        private static void once(SortedMap<String, String> map, String key, String value) {
            if (map.putIfAbsent(key, value) != null) {
                throw new IllegalArgumentException("\"" + key + "\" stands twice in this case");
            }
        }

        private static CaseCondition condition(String key, String value) {
            return switch (key) {
                case "not" -> new CaseCondition.Not(RecordedOutput.read(value));
                case "best" -> new CaseCondition.Best(RecordedOutput.read(value));
                case "survives" -> survival(value);
                case "legal" -> {
                    if (!value.equals("yes")) {
                        throw new IllegalArgumentException("\"legal\" has the value yes, not " + Quote.of(value));
                    }
                    yield new CaseCondition.Legal();
                }
                default -> throw new IllegalArgumentException("a key is " + KEYS + ", not " + Quote.of(key));
            };
        }

        private static CaseCondition survival(String value) {
            Matcher matcher = SURVIVAL.matcher(value);
            if (!matcher.matches()) {
                throw new IllegalArgumentException(
                        "\"survives\" is written \"5 turns against superbot:3\", not " + Quote.of(value));
            }
            int turns = Integer.parseInt(matcher.group(1));
            if (turns < 1 || turns > CaseCondition.MOST_TURNS) {
                throw new IllegalArgumentException(
                        "a bot survives 1 to " + CaseCondition.MOST_TURNS + " turns, not " + matcher.group(1));
            }
            return new CaseCondition.Survives(turns, Integer.parseInt(matcher.group(2)));
        }

        /** Returns the case, if it is valid. */
        Optional<RegressionCase> finish() {
            for (String key : List.of("game", "seed", "bot")) {
                if (!singles.containsKey(key)) {
                    note(head, "This case has no line \"" + key + " = ...\"; add it.");
                }
            }
            if (conditions.isEmpty()) {
                note(head, "This case asks for nothing; add a line not, best, survives or legal.");
            }
            if (mistakes.size() > mistakesBefore) {
                return Optional.empty();
            }
            String bot = singles.getOrDefault("bot", "");
            String seed = singles.getOrDefault("seed", "");
            if (!bot.matches("[1-9][0-9]?") || Integer.parseInt(bot) > names.size()) {
                note(
                        head,
                        "The bot of this case sits on a seat from 1 to " + names.size() + ", not on " + Quote.of(bot)
                                + ".");
                return Optional.empty();
            }
            Optional<Long> number = number(seed);
            if (number.isEmpty()) {
                note(head, "The seed of this case is a whole number, not " + Quote.of(seed) + ".");
                return Optional.empty();
            }
            Seat own = new Seat(Integer.parseInt(bot));
            MatchPrefix past =
                    new MatchPrefix(singles.getOrDefault("game", ""), settings, number.get(), names, own, actions);
            return Optional.of(new RegressionCase(title(past), past, conditions, head));
        }

        private static Optional<Long> number(String seed) {
            try {
                return SEED.matcher(seed).matches() ? Optional.of(Long.parseLong(seed)) : Optional.empty();
            } catch (NumberFormatException tooLarge) {
                return Optional.empty();
            }
        }

        private String title(MatchPrefix past) {
            String given = singles.getOrDefault("title", "");
            return given.isBlank() ? "turn " + past.turn() + " of " + past.name() : given;
        }

        private void note(int line, String words) {
            mistakes.add(new CaseReading.Mistake(line, words));
        }
    }
}
