package arena.games.acquire.text;

import arena.game.Codec;
import arena.games.acquire.state.AcquireView;

/** {@code input_i.txt}: always the same lines in the same order (arena/docs/games/acquire.md). */
public final class AcquireViewCodec implements Codec<AcquireView> {

    @Override
    public String write(AcquireView value) {
        return AcquireViewWriter.write(value);
    }

    @Override
    public AcquireView read(String text) {
        return new AcquireViewReader(text).read();
    }
}
