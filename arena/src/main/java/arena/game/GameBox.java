package arena.game;

import java.util.List;
import java.util.Optional;

/**
 * A whole game: its rules, its texts, its picture and, where it has them, what a search needs and what an organiser may
 * do.
 *
 * @param rules the rules
 * @param views {@code input_i.txt}
 * @param answers {@code output_i.txt}
 * @param presentation what people are shown
 * @param search what a search needs; empty if nobody has written it
 * @param ownChooser what people are offered who play by hand; empty if they are offered what a search would try
 * @param console what an organiser may do to a match; empty if that is nothing
 */
public record GameBox<S, V, A>(
        Game<S, V, A> rules,
        Codec<V> views,
        AnswerCodec<V, A> answers,
        Presentation<S, A, ?> presentation,
        Optional<Searchable<S, V, A>> search,
        Optional<Chooser<V, A>> ownChooser,
        Optional<Console<S>> console) {

    /** Makes a game in whose matches nobody intervenes. */
    public GameBox(
            Game<S, V, A> rules,
            Codec<V> views,
            AnswerCodec<V, A> answers,
            Presentation<S, A, ?> presentation,
            Optional<Searchable<S, V, A>> search,
            Optional<Chooser<V, A>> ownChooser) {
        this(rules, views, answers, presentation, search, ownChooser, Optional.empty());
    }

    /**
     * Makes a game whose views, which are records, are its scenes, and in which people are offered what a search tries.
     */
    public GameBox(
            Game<S, V, A> rules,
            Codec<V> views,
            AnswerCodec<V, A> answers,
            Painter<V> painter,
            Optional<Searchable<S, V, A>> search) {
        this(rules, views, answers, new Presentation<>(rules::view, painter), search, Optional.empty());
    }

    /** Returns the same game, to whose matches an organiser may do something. */
    public GameBox<S, V, A> withConsole(Console<S> offered) {
        return new GameBox<>(rules, views, answers, presentation, search, ownChooser, Optional.of(offered));
    }

    /** Returns what people are offered who play by hand, if anybody has written which orders there are. */
    public Optional<Chooser<V, A>> chooser() {
        return ownChooser.or(() -> search.map(known -> new ListedChooser<>(known, answers)));
    }

    /** Returns the game's name, seats and settings. */
    public GameInfo info() {
        return rules.info();
    }

    /** Offers what a search would try, as the texts that a bot would write: for games in which nobody has said more. */
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
