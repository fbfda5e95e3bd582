package arena.game;

import java.util.List;
import java.util.Optional;

/**
 * A complete game: its rules, its texts, its picture and, where they exist, its search and its interventions.
 *
 * @param rules the rules
 * @param views the codec of {@code input_i.txt}
 * @param answers the codec of {@code output_i.txt}
 * @param presentation the scenes and the painter for people
 * @param search the list of orders and the determinization for searches; empty if the game has none
 * @param ownChooser the choices for people who play by hand; empty if they are offered the orders of the search
 * @param interventions the interventions of an organiser; empty if there are none
 * @param ownGuesser the determinization; empty if the game has none besides that of its search
 */
public record GameDefinition<S, V, A>(
        GameRules<S, V, A> rules,
        Codec<V> views,
        AnswerCodec<V, A> answers,
        Presentation<S, A, ?> presentation,
        Optional<Searchable<S, V, A>> search,
        Optional<Chooser<V, A>> ownChooser,
        Optional<Interventions<S>> interventions,
        Optional<Guesser<S, V>> ownGuesser) {

    /** Creates a game without interventions, whose determinization is that of its search. */
    public GameDefinition(
            GameRules<S, V, A> rules,
            Codec<V> views,
            AnswerCodec<V, A> answers,
            Presentation<S, A, ?> presentation,
            Optional<Searchable<S, V, A>> search,
            Optional<Chooser<V, A>> ownChooser) {
        this(rules, views, answers, presentation, search, ownChooser, Optional.empty(), Optional.empty());
    }

    /** Creates a game whose views are its scenes and that offers people the orders of the search. */
    public GameDefinition(
            GameRules<S, V, A> rules,
            Codec<V> views,
            AnswerCodec<V, A> answers,
            Painter<V> painter,
            Optional<Searchable<S, V, A>> search) {
        this(rules, views, answers, new Presentation<>(rules::view, painter), search, Optional.empty());
    }

    /** Returns the same game with interventions of an organiser. */
    public GameDefinition<S, V, A> withInterventions(Interventions<S> offered) {
        return new GameDefinition<>(
                rules, views, answers, presentation, search, ownChooser, Optional.of(offered), ownGuesser);
    }

    /** Returns the same game with a determinization, for a game that does not list its orders for a search. */
    public GameDefinition<S, V, A> withGuesser(Guesser<S, V> offered) {
        return new GameDefinition<>(
                rules, views, answers, presentation, search, ownChooser, interventions, Optional.of(offered));
    }

    /** Returns the determinization; empty if the game cannot guess what is hidden. */
    public Optional<Guesser<S, V>> guesser() {
        return ownGuesser.or(() -> search.map(known -> known));
    }

    /** Returns the choices for people who play by hand; empty if the game cannot list its orders. */
    public Optional<Chooser<V, A>> chooser() {
        return ownChooser.or(() -> search.map(known -> new ListedChooser<>(known, answers)));
    }

    /** Returns whether a prompt requires a decision of the seat; in a game without choices each one does. */
    public boolean needsDecision(V view, Seat seat) {
        return chooser().map(chooser -> chooser.needsDecision(view, seat)).orElse(true);
    }

    /** Returns the game's name, seats and settings. */
    public GameInfo info() {
        return rules.info();
    }

    /**
     * A chooser that offers the orders of the search as the texts that a bot would write, for games without their own.
     */
    private static final class ListedChooser<S, V, A> implements Chooser<V, A> {

        private static final String KEY = "order";

        private final Searchable<S, V, A> search;
        private final AnswerCodec<V, A> answers;

        ListedChooser(Searchable<S, V, A> search, AnswerCodec<V, A> answers) {
            this.search = search;
            this.answers = answers;
        }

        @Override
        public Choices choices(V view, Seat seat, List<Choices.Chosen> already) {
            if (!already.isEmpty()) {
                return Choices.COMPLETE;
            }
            List<Choices.Alternative> alternatives = search.actions(view, seat).stream()
                    .map(action -> answers.write(action).stripTrailing())
                    .map(text -> new Choices.Alternative(text, text))
                    .toList();
            return Choices.of(new Choices.Kind(KEY, "Order", List.of(new Choices.One(KEY, "the order", alternatives))));
        }

        @Override
        public A order(V view, Seat seat, List<Choices.Chosen> chosen) {
            String text = chosen.get(0).one(KEY);
            return search.actions(view, seat).stream()
                    .filter(action -> answers.write(action).stripTrailing().equals(text))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("this order is not offered: " + text));
        }
    }
}
