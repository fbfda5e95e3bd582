package arena.games.asterobots.text;

import arena.game.Codec;
import arena.games.asterobots.state.AsterobotsView;

/** {@code input_i.txt}: the lines of arena/docs/games/asterobots.md, What your input says. */
public final class AsterobotsViewCodec implements Codec<AsterobotsView> {

    @Override
    public String write(AsterobotsView view) {
        return AsterobotsViewWriter.write(view);
    }

    @Override
    public AsterobotsView read(String text) {
        return new AsterobotsViewReader(text).read();
    }
}
