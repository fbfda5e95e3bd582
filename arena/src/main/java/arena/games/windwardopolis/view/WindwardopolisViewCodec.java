package arena.games.windwardopolis.view;

import arena.game.Codec;

/** {@code input_i.txt}: the lines of arena/docs/games/windwardopolis.md, What your input says. */
public final class WindwardopolisViewCodec implements Codec<WindwardopolisView> {

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
    public String write(WindwardopolisView view) {
        return new WindwardopolisViewWriter().write(view);
    }

    @Override
    public WindwardopolisView read(String text) {
        return new WindwardopolisViewReader(text).read();
    }

    /** {@inheritDoc} What does not change in a round stands in the first text alone. */
    @Override
    public WindwardopolisView read(String text, WindwardopolisView first) {
        WindwardopolisView view = read(text);
        return view.fixed().isPresent() ? view : view.with(first.fixed());
    }
}
