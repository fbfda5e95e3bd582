package arena.game;

import java.util.List;

/** Offers what a search would try, as the texts that a bot would write: for games in which nobody has said more. */
final class ListedChooser<S, V, A> implements Chooser<V, A> {

    private static final String KEY = "order";

    private final Searchable<S, V, A> search;
    private final AnswerCodec<V, A> answers;

    ListedChooser(Searchable<S, V, A> search, AnswerCodec<V, A> answers) {
        this.search = search;
        this.answers = answers;
    }

    @Override
    public Choices choices(V view, Seat seat) {
        List<Choices.Alternative> alternatives = search.actions(view, seat).stream()
                .map(action -> answers.write(action).stripTrailing())
                .map(text -> new Choices.Alternative(text, text))
                .toList();
        return new Choices(
                List.of(new Choices.Kind(KEY, "Order", List.of(new Choices.One(KEY, "the order", alternatives)))));
    }

    @Override
    public A order(V view, Seat seat, Choices.Chosen chosen) {
        String text = chosen.one(KEY);
        return search.actions(view, seat).stream()
                .filter(action -> answers.write(action).stripTrailing().equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("this order is not offered: " + text));
    }
}
