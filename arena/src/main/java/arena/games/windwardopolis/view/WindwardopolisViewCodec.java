package arena.games.windwardopolis.view;

import arena.game.Codec;

/** The codec of {@code input_i.txt}: the lines of arena/docs/games/windwardopolis.md, What your input says. */
public final class WindwardopolisViewCodec implements Codec<WindwardopolisView> {

    static final String EXPECTING = "ORDERS";

    /** The text for an absent value. */
    static final String NOTHING = "-";

    static final String BETWEEN = "; ";

    /** The text before a card in the hand that cannot be played yet. */
    static final String NOT_READY = "not yet ";

    /** The words for a round that waits for orders, and for one that does not. */
    static final String WAITING = "lock-step";

    static final String GOING_ON = "real-time";

    @Override
    public String write(WindwardopolisView view) {
        return new WindwardopolisViewWriter().write(view);
    }

    @Override
    public WindwardopolisView read(String text) {
        return new WindwardopolisViewReader(text).read();
    }

    /** {@inheritDoc} Only the first text contains the facts that never change. */
    @Override
    public WindwardopolisView read(String text, WindwardopolisView first) {
        WindwardopolisView view = read(text);
        return view.fixed().isPresent() ? view : view.with(first.fixed());
    }
}
