package arena.person;

import arena.game.Answer;
import arena.game.Chance;
import arena.game.Choices;
import arena.game.GameDefinition;
import arena.game.Ruling;
import arena.game.Searchable;
import arena.game.Seat;
import arena.game.Settings;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A check of orders before they are handed in, by the knowledge of the seat: the rules are applied to a guessed state
 * that is consistent with the view. For games without guesses only the form of the text is checked. The check keeps the
 * view of the first input; it is thread-safe.
 */
public final class OrderCheck<S, V, A> {

    /** The limit on listed orders; it is more than people read. */
    private static final int MOST_ORDERS = 10_000;

    /** The limit on listed orders of a kind with amounts. */
    private static final int SOME_ORDERS = 20;

    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    private final GameDefinition<S, V, A> game;
    private final Seat seat;
    private final Settings settings;
    private Optional<V> first = Optional.empty();

    /**
     * An objection to an order.
     *
     * @param code the code that the arena would give
     * @param words the reason, in one line
     * @param meant the only legal order with the same numbers, if there is one
     */
    public record Objection(int code, String words, Optional<String> meant) {}

    /** Creates a check of one seat's orders in a match with these settings. */
    public OrderCheck(GameDefinition<S, V, A> game, Seat seat, Settings settings) {
        this.game = game;
        this.seat = seat;
        this.settings = settings;
    }

    /** Returns the view of an input; the first view is kept, because later ones may refer to it. */
    public synchronized V view(String input) {
        V view = first.map(before -> game.views().read(input, before))
                .orElseGet(() -> game.views().read(input));
        first = first.or(() -> Optional.of(view));
        return view;
    }

    /**
     * Returns the objection to an order; empty if the seat has no reason to reject it.
     *
     * @param input the prompt of the seat
     * @param order the complete text of the answer, with its line ends
     */
    public Optional<Objection> objection(String input, String order) {
        V view = view(input);
        Answer<A> answer = game.answers().read(order.getBytes(StandardCharsets.UTF_8), view);
        return game.search()
                .map(search -> judge(search, view, answer, order))
                .orElseGet(() -> answer instanceof Answer.Unreadable<A> text
                        ? Optional.of(new Objection(text.code(), text.why(), Optional.empty()))
                        : Optional.empty());
    }

    private Optional<Objection> judge(Searchable<S, V, A> search, V view, Answer<A> answer, String order) {
        S guess = search.guess(view, seat, settings, Chance.of(0, "scrutiny"));
        Ruling<A> ruling = game.rules().judge(guess, seat, answer);
        if (!Ruling.isFault(ruling.code())) {
            return Optional.empty();
        }
        List<A> legal = orders(view);
        return answer instanceof Answer.Given<A> given && legal.contains(given.action())
                ? Optional.empty()
                : Optional.of(new Objection(ruling.code(), ruling.words(), likelyMeant(order, legal)));
    }

    /**
     * A kind of legal orders, with an example as a bot would write it, without the last line end.
     *
     * @param kind the kind with its words and parts
     */
    public record Offer(Choices.Kind kind, String example) {}

    /**
     * Returns the choices after some, in their order; empty if the game does not list its orders, or one of these was
     * not offered.
     */
    public Optional<Choices> choices(String input, List<Choices.Chosen> already) {
        V view = view(input);
        return game.chooser().flatMap(chooser -> {
            for (int taken = 0; taken < already.size(); taken++) {
                if (!chooser.choices(view, seat, already.subList(0, taken)).allows(already.get(taken))) {
                    return Optional.empty();
                }
            }
            return Optional.of(chooser.choices(view, seat, already));
        });
    }

    /** Returns the order of some choices, as a bot would write it; empty if they are not possible or not complete. */
    public Optional<String> order(String input, List<Choices.Chosen> chosen) {
        return choices(input, chosen)
                .filter(Choices::complete)
                .flatMap(complete -> game.chooser())
                .map(chooser -> game.answers().write(chooser.order(view(input), seat, chosen)));
    }

    /** Returns the kinds of legal orders by the knowledge of the seat; an empty list if the game does not list them. */
    public List<Offer> offers(String input) {
        V view = view(input);
        return game.chooser().stream()
                .flatMap(chooser -> chooser.choices(view, seat, List.of()).kinds().stream()
                        .flatMap(kind -> Choices.of(kind).all().limit(1).map(first -> {
                            A order = chooser.order(view, seat, List.of(first));
                            return new Offer(kind, text(order));
                        })))
                .toList();
    }

    /**
     * A choice of a person by the word of a kind and the word of an alternative.
     *
     * @param order the order as a bot would write it, with its line ends but without the last line; empty if no
     *     alternative, or more than one, begins with the given text
     * @param kind the kind of the choice
     */
    public record Pick(Choices.Kind kind, Optional<String> order) {}

    /**
     * Returns the choice of a line such as {@code drive Apple}: a kind with one alternative, given by its value or the
     * beginning of its words; empty if the line does not begin with the word of such a kind.
     */
    public Optional<Pick> picked(String input, String line) {
        V view = view(input);
        String[] words = line.strip().split(" +", 2);
        return game.chooser()
                .flatMap(chooser -> chooser.choices(view, seat, List.of()).kinds().stream()
                        .filter(kind -> kind.key().equalsIgnoreCase(words[0]) && isPicked(kind))
                        .findFirst()
                        .map(kind -> new Pick(
                                kind,
                                chosen(kind, words.length > 1 ? words[1] : "")
                                        .map(one -> game.answers().write(chooser.order(view, seat, List.of(one)))))));
    }

    /** Returns whether a kind has a one-word key and one part whose alternatives have names of their own. */
    public static boolean isPicked(Choices.Kind kind) {
        return kind.key().indexOf(' ') < 0
                && kind.parts().size() == 1
                && kind.parts().get(0) instanceof Choices.One one
                && !one.alternatives().stream().allMatch(each -> each.words().contains(each.value()));
    }

    private static Optional<Choices.Chosen> chosen(Choices.Kind kind, String wanted) {
        Choices.One part = (Choices.One) kind.parts().get(0);
        List<Choices.Alternative> exact = part.alternatives().stream()
                .filter(one ->
                        one.value().equalsIgnoreCase(wanted) || one.words().equalsIgnoreCase(wanted))
                .toList();
        List<Choices.Alternative> found = exact.isEmpty()
                ? part.alternatives().stream()
                        .filter(one ->
                                !wanted.isEmpty() && one.words().regionMatches(true, 0, wanted, 0, wanted.length()))
                        .toList()
                : exact;
        return found.size() == 1
                ? Optional.of(new Choices.Chosen(
                        kind.key(),
                        new TreeMap<>(Map.of(part.key(), List.of(found.get(0).value())))))
                : Optional.empty();
    }

    /** Returns whether the input holds an event that needs a decision of the person. */
    public boolean calls(String input) {
        return game.needsDecision(view(input), seat);
    }

    /**
     * Returns legal orders by the knowledge of the seat, as a bot would write them, without the last line end: all of a
     * kind that is chosen from a list, and some of a kind with amounts; an empty list if the game does not list them.
     */
    public List<String> legal(String input) {
        return orders(view(input)).stream().map(this::text).toList();
    }

    private List<A> orders(V view) {
        return game.chooser().stream()
                .flatMap(chooser -> {
                    Choices choices = chooser.choices(view, seat, List.of());
                    Stream<List<Choices.Chosen>> none = choices.complete() ? Stream.of(List.of()) : Stream.empty();
                    return Stream.concat(none, choices.kinds().stream().flatMap(OrderCheck::some))
                            .map(chosen -> chooser.order(view, seat, chosen));
                })
                .toList();
    }

    private static Stream<List<Choices.Chosen>> some(Choices.Kind kind) {
        boolean listed = kind.parts().stream().allMatch(part -> part instanceof Choices.One);
        return Choices.of(kind).all().limit(listed ? MOST_ORDERS : SOME_ORDERS).map(List::of);
    }

    private String text(A action) {
        return game.answers().write(action).stripTrailing();
    }

    /**
     * Returns the only legal order that begins with the same letters and has the same numbers, or else ends with these
     * numbers.
     */
    private Optional<String> likelyMeant(String order, List<A> legal) {
        String letters = letters(order);
        List<String> numbers = numbers(order);
        List<String> alike = legal.stream()
                .map(this::text)
                .filter(text -> letters(text).startsWith(letters))
                .toList();
        List<String> same =
                alike.stream().filter(text -> numbers(text).equals(numbers)).toList();
        List<String> ending = alike.stream()
                .filter(text -> !letters.isEmpty() && !numbers.isEmpty() && endsWith(numbers(text), numbers))
                .toList();
        List<String> found = same.isEmpty() ? ending : same;
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    private static boolean endsWith(List<String> all, List<String> last) {
        return all.size() > last.size()
                && all.subList(all.size() - last.size(), all.size()).equals(last);
    }

    private static String letters(String text) {
        return text.replaceAll("[^\\p{L}]", "").toLowerCase(Locale.ROOT);
    }

    private static List<String> numbers(String text) {
        return NUMBER.matcher(text)
                .results()
                .map(MatchResult::group)
                .map(digits -> digits.replaceFirst("^0+(?=.)", ""))
                .toList();
    }
}
