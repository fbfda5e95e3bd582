package arena.app.simulate;

import arena.config.SpellingSuggestion;
import arena.game.Choices;
import arena.person.OrderCheck;
import arena.person.PersonSeat;
import arena.person.Question;
import arena.record.Printable;
import arena.record.TextColumns;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The advice for a person on request and after a mistyped order: lines for a terminal, limited to what the seat may
 * know.
 */
final class PersonAdvice {

    private static final int WIDTH = 78;
    private static final int LONGEST_LINE = 60;
    private static final int LONGEST_EXPECTED = 40;
    private static final int MOST_EXAMPLES = 3;
    private static final int MOST_ALTERNATIVES = 12;

    private final String title;
    private final PersonSeat seat;
    private final OrderCheck<?, ?, ?> orderCheck;

    /** Prepares the advice for the person on a seat of a game. */
    PersonAdvice(String title, PersonSeat seat) {
        this.title = title;
        this.seat = seat;
        this.orderCheck = seat.orderCheck();
    }

    /**
     * A refusal to hand a line in.
     *
     * @param words the reason, as a sentence or more
     * @param meant the probable intention; may be empty
     */
    record Refusal(String words, String meant) {}

    /** Returns what is expected, from the first line of the input. */
    static String expected(Question turn) {
        String line = turn.input().lines().findFirst().orElse("");
        return Printable.of(line.substring(line.indexOf('=') + 1).strip(), LONGEST_EXPECTED);
    }

    /** Returns the help on everything that can be typed. */
    List<String> help(Question turn) {
        List<String> lines = new ArrayList<>();
        lines.add("Type an order as a bot writes it into output_" + turn.number() + ".txt"
                + examples(turn).replaceFirst(",$", "") + ".");
        lines.add(
                seat.isStrict()
                        ? "It is submitted exactly as typed (--strict): a wrong order has the same consequences"
                                + " as for a bot."
                        : "A wrong order is explained and not submitted; a bot would not get this help.");
        lines.add("Besides:");
        orderCheck.offers(turn.input()).stream()
                .map(OrderCheck.Offer::kind)
                .filter(OrderCheck::isPicked)
                .forEach(kind -> lines.add(
                        PersonCommand.help(kind.key() + " ...", kind.words() + ", such as: " + picked(kind))));
        lines.addAll(PersonCommand.help());
        lines.add("Ctrl-C breaks the match off; it then does not count.");
        return lines;
    }

    /** Returns the first legal order of each kind, as part of a sentence; empty if unknown. */
    String examples(Question turn) {
        SortedMap<String, String> firsts = new TreeMap<>();
        orderCheck
                .legal(turn.input())
                .forEach(order -> firsts.putIfAbsent(order.replaceAll("[0-9]+", "#"), order.replace("\n", "; ")));
        String some = firsts.values().stream().limit(MOST_EXAMPLES).collect(Collectors.joining(" or "));
        return some.isEmpty() ? "" : ", such as " + some + ",";
    }

    /** Returns the legal orders. */
    List<String> legal(Question turn) {
        List<OrderCheck.Offer> offers = orderCheck.offers(turn.input());
        if (offers.isEmpty()) {
            return List.of("There is no list of legal orders for " + title + ".");
        }
        boolean listed = offers.stream()
                .flatMap(offer -> offer.kind().parts().stream())
                .allMatch(part -> part instanceof Choices.One);
        return listed
                ? LegalList.lines(orderCheck.legal(turn.input()))
                : offers.stream().map(PersonAdvice::form).toList();
    }

    /** Returns a kind of order with its parts, and an example. */
    private static String form(OrderCheck.Offer offer) {
        String parts = offer.kind().parts().stream().map(PersonAdvice::part).collect(Collectors.joining("; "));
        String example = OrderCheck.isPicked(offer.kind())
                ? picked(offer.kind())
                : offer.example().lines().findFirst().orElse("");
        return offer.kind().words() + (parts.isEmpty() ? "" : ": " + parts) + ". Such as: " + example;
    }

    /** Returns the choices of a kind, in words. */
    static String choices(Choices.Kind kind) {
        Choices.One part = (Choices.One) kind.parts().get(0);
        return kind.words() + ": which one? "
                + part.alternatives().stream()
                        .map(Choices.Alternative::words)
                        .collect(Collectors.joining(", ", "", "."));
    }

    /** Returns the words to choose the first order of a kind. */
    private static String picked(Choices.Kind kind) {
        return kind.key() + " "
                + ((Choices.One) kind.parts().get(0)).alternatives().get(0).words();
    }

    private static String part(Choices.ChoicePart part) {
        if (part instanceof Choices.Amount amount) {
            return amount.words() + ", " + amount.least() + " to " + amount.most();
        }
        List<Choices.Alternative> alternatives =
                part instanceof Choices.One one ? one.alternatives() : ((Choices.Several) part).alternatives();
        String values = alternatives.stream()
                .limit(MOST_ALTERNATIVES)
                .map(one -> one.words().startsWith(one.value()) ? one.value() : one.words())
                .collect(Collectors.joining(part instanceof Choices.One ? ", " : " "));
        int more = alternatives.size() - MOST_ALTERNATIVES;
        return part.words() + ", " + values + (more > 0 ? " and " + more + " more" : "");
    }

    /** Returns the lines of the input that a bot would read. */
    List<String> input(Question turn) {
        List<String> lines = turn.input()
                .lines()
                .map(line -> Printable.of(line, LONGEST_LINE))
                .toList();
        List<String> shown = new ArrayList<>(List.of("input_" + turn.number() + ".txt:"));
        shown.addAll(TextColumns.of(lines, WIDTH));
        return shown;
    }

    /** Returns the super bot's advice; computing it takes time. */
    List<String> hint() {
        if (!seat.hasAdviser()) {
            return List.of(title + " has no super bot, so there are no hints.");
        }
        List<String> lines = new ArrayList<>();
        seat.hint().ifPresent(hint -> {
            lines.add("The super bot would play "
                    + Printable.of(hint.order().strip().replace("\n", "; ")) + ".");
            if (!hint.why().isEmpty()) {
                lines.add("Why: " + Printable.of(hint.why()));
            }
        });
        return lines;
    }

    /** Returns the words for an objection to an order. */
    static Refusal refusal(String order, OrderCheck.Objection objection) {
        if (objection.equals(PersonSeat.TOO_LATE)) {
            return new Refusal("Your time is up.", "");
        }
        Optional<String> word = order.chars().noneMatch(Character::isDigit)
                ? SpellingSuggestion.of(order.strip(), PersonCommand.all())
                : Optional.empty();
        if (word.isPresent()) {
            return new Refusal("That is not an order; did you mean " + word.get() + "?", word.get());
        }
        return new Refusal(
                "Not submitted. " + Printable.of(objection.words()) + " A bot would have received code "
                        + objection.code()
                        + " and no second try."
                        + objection
                                .meant()
                                .map(meant -> " Did you mean " + meant + "?")
                                .orElse(" Type \"legal\" for the legal orders."),
                objection.meant().orElse(""));
    }

    /**
     * A compact list of legal orders: orders that differ only in their last number or point share a line, {@code C 1, C
     * 2, C 5} as {@code C 1 2 5}.
     */
    static final class LegalList {

        private static final int MOST_LINES = 12;
        private static final int MOST_NUMBERS = 120;
        private static final Pattern ENDS_IN_A_NUMBER =
                Pattern.compile("(.* (?=\\S*,)|.*?[^0-9](?=[0-9]+$))(\\S+)", Pattern.DOTALL);

        private LegalList() {}

        /** Returns one line for each group of orders, sorted by their first orders; surplus orders are counted. */
        static List<String> lines(List<String> orders) {
            List<String> heads = new ArrayList<>();
            SortedMap<String, List<String>> numbers = new TreeMap<>();
            for (String order : orders) {
                Matcher matcher = ENDS_IN_A_NUMBER.matcher(order);
                boolean grouped = matcher.matches() && order.indexOf('\n') < 0;
                String head = grouped ? matcher.group(1) : order.replace("\n", "; ");
                if (!heads.contains(head)) {
                    heads.add(head);
                }
                List<String> group = numbers.computeIfAbsent(head, fresh -> new ArrayList<>());
                if (grouped) {
                    group.add(matcher.group(2));
                }
            }
            List<String> lines = new ArrayList<>(heads.stream()
                    .limit(MOST_LINES)
                    .map(head -> line(head, numbers.getOrDefault(head, List.of())))
                    .toList());
            if (heads.size() > MOST_LINES) {
                lines.add("and others of " + (heads.size() - MOST_LINES) + " more kinds");
            }
            return lines;
        }

        private static String line(String head, List<String> numbers) {
            String shown = String.join(" ", numbers.subList(0, Math.min(MOST_NUMBERS, numbers.size())));
            String more = numbers.size() > MOST_NUMBERS ? " and " + (numbers.size() - MOST_NUMBERS) + " more" : "";
            return head.strip() + (numbers.isEmpty() ? "" : "  " + shown + more);
        }
    }
}
