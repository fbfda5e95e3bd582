package arena.game;

import java.util.Optional;

/**
 * A whole game: its rules, its texts, its picture and, where it has one, what a search needs.
 *
 * @param rules the rules
 * @param views {@code input_i.txt}
 * @param answers {@code output_i.txt}
 * @param presentation what people are shown
 * @param search what a search needs; empty if nobody has written it
 * @param ownChooser what people are offered who play by hand; empty if they are offered what a search would try
 */
public record GameBox<S, V, A>(
        Game<S, V, A> rules,
        Codec<V> views,
        AnswerCodec<V, A> answers,
        Presentation<S, A, ?> presentation,
        Optional<Searchable<S, V, A>> search,
        Optional<Chooser<V, A>> ownChooser) {

    /** Makes a game whose views, which are records, are its scenes, and in which people are offered what a search tries. */
    public GameBox(
            Game<S, V, A> rules,
            Codec<V> views,
            AnswerCodec<V, A> answers,
            Painter<V> painter,
            Optional<Searchable<S, V, A>> search) {
        this(rules, views, answers, new Presentation<>(rules::view, painter), search, Optional.empty());
    }

    /** Returns what people are offered who play by hand, if anybody has written which orders there are. */
    public Optional<Chooser<V, A>> chooser() {
        return ownChooser.or(() -> search.map(known -> new ListedChooser<>(known, answers)));
    }

    /** Returns the game's name, seats and settings. */
    public GameInfo info() {
        return rules.info();
    }
}
