package arena.cli.simulate;

import arena.app.simulate.PersonOutput;
import arena.cli.show.ScreenRow;
import arena.game.Picture;
import java.util.List;
import java.util.function.Function;

/** Tells a person something at a terminal: folded to its width, and painted if it has colours. */
abstract class TerminalLines implements PersonOutput {

    private final boolean colour;

    TerminalLines(boolean colour) {
        this.colour = colour;
    }

    /** Shows a line as it is painted. */
    abstract void show(String line);

    /** Returns how many columns a line has. */
    abstract int width();

    @Override
    public void say(String words, Picture.Tint tint) {
        ScreenRow.fold(words, tint, colour, width()).forEach(row -> show(row.painted()));
    }

    @Override
    public Function<Picture, Runnable> painter() {
        TerminalBoard painter = new TerminalBoard(colour);
        return picture -> {
            List<String> lines = painter.lines(picture);
            return () -> lines.forEach(this::show);
        };
    }
}
