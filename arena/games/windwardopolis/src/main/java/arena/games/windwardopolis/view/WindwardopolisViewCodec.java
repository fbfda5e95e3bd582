package arena.games.windwardopolis.view;

import arena.game.Codec;

/** The codec of {@code input_i.txt}: the lines of arena/docs/games/windwardopolis.md, What your input says. */
public final class WindwardopolisViewCodec implements Codec<WindwardopolisView> {

    @Override
    public String write(WindwardopolisView view) {
        return new WindwardopolisViewWriter().write(view);
    }

    @Override
    public WindwardopolisView read(String text) {
        return new WindwardopolisViewReader(text).read();
    }

    /** {@inheritDoc} Only the first text contains them. */
    @Override
    public WindwardopolisView completed(WindwardopolisView view, WindwardopolisView first) {
        return view.fixed().isPresent() ? view : view.with(first.fixed());
    }
}
