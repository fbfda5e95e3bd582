package arena.regress;

import arena.game.Departure;
import arena.game.Seat;
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

/** The lines of one case while they are read. */
final class CaseDraft {

    /** What stands in the place of an answer that did not come. */
    static final String NO_ANSWER = "(no answer)";

    private static final Pattern PAIR = Pattern.compile("([a-z]+(?: [A-Za-z0-9-]+)?)\\s*=\\s*(.*)");
    private static final Pattern HAPPENING = Pattern.compile("([0-9]{1,2})( refused)?\\s*:\\s*(.+)");
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
    private final List<MatchPrefix.Happening> happenings = new ArrayList<>();

    CaseDraft(int head, List<CaseReading.Mistake> mistakes) {
        this.head = head;
        this.mistakes = mistakes;
        this.mistakesBefore = mistakes.size();
    }

    /** Takes the next line that is no remark. */
    void take(int number, String line) {
        try {
            Matcher happening = HAPPENING.matcher(line);
            Matcher pair = PAIR.matcher(line);
            if (happening.matches()) {
                Seat seat = seat(happening.group(1));
                happenings.add(
                        happening.group(2) == null
                                ? happening(seat, happening.group(3))
                                : new MatchPrefix.Answered(
                                        seat, Optional.of(RecordedOutput.read(happening.group(3))), true));
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

    private static MatchPrefix.Happening happening(Seat seat, String words) {
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

    /** Returns the case, if nothing is wrong with it. */
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
                new MatchPrefix(singles.getOrDefault("game", ""), settings, number.get(), names, own, happenings);
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
