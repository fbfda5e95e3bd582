package arena.games.acquire.text;

import arena.game.Codec;
import arena.games.acquire.state.View;

/** {@code input_i.txt}: always the same lines in the same order (arena/docs/games/acquire.md). */
public final class ViewCodec implements Codec<View> {

    @Override
    public String write(View value) {
        return ViewWriter.write(value);
    }

    @Override
    public View read(String text) {
        return new ViewReader(text).read();
    }
}
