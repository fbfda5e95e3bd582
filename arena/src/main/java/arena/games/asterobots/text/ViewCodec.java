package arena.games.asterobots.text;

import arena.game.Codec;
import arena.games.asterobots.state.View;

/** {@code input_i.txt}: the lines of arena/docs/games/asterobots.md, What your input says. */
public final class ViewCodec implements Codec<View> {

    @Override
    public String write(View view) {
        return ViewWriter.write(view);
    }

    @Override
    public View read(String text) {
        return new ViewReader(text).read();
    }
}
