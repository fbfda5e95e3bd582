package arena.games.asterobots;

import arena.game.Painter;
import arena.game.Picture;
import java.util.List;

/** Draws the asteroid. */
final class FieldPainter implements Painter<View> {

    @Override
    public Picture paint(View view) {
        return new Picture(List.of(Picture.Line.of(new Picture.Span("asteroid", Picture.Tint.PLAIN))));
    }
}
