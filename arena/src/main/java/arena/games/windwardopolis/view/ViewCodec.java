package arena.games.windwardopolis.view;

import arena.game.Codec;

/** {@code input_i.txt}: the lines of arena/docs/games/windwardopolis.md, What your input says. */
public final class ViewCodec implements Codec<View> {

    static final String EXPECTING = "ORDERS";

    /** Stands where there is nothing. */
    static final String NOTHING = "-";

    static final String BETWEEN = "; ";

    /** Stands before a card in the hand that cannot be played yet. */
    static final String NOT_READY = "not yet ";

    /** The time of a round that waits for orders, and of one that does not. */
    static final String WAITING = "lock-step";

    static final String GOING_ON = "real-time";

    @Override
    public String write(View view) {
        return new ViewWriter().write(view);
    }

    @Override
    public View read(String text) {
        return new ViewReader(text).read();
    }

    /** {@inheritDoc} What does not change in a round stands in the first text alone. */
    @Override
    public View read(String text, View first) {
        View view = read(text);
        return view.fixed().isPresent() ? view : view.with(first.fixed());
    }
}
