package arena.game;

import java.util.Optional;

/**
 * A whole game: its rules, its texts, its picture and, where it has one, what a search needs.
 *
 * @param rules the rules
 * @param views {@code input_i.txt}
 * @param answers {@code output_i.txt}
 * @param painter the picture for people
 * @param search what a search needs; empty if nobody has written it
 */
public record GameBox<S, V, A>(
        Game<S, V, A> rules,
        Codec<V> views,
        AnswerCodec<V, A> answers,
        Painter<V> painter,
        Optional<Searchable<S, V, A>> search) {

    /** Returns the game's name, seats and settings. */
    public GameInfo info() {
        return rules.info();
    }
}
