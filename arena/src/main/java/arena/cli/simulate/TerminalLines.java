package arena.cli.simulate;

import arena.app.simulate.PersonOutput;
import arena.cli.show.ScreenRow;
import arena.game.Picture;
import arena.record.PictureText;
import arena.record.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Lines for a person at a terminal: folded to its width, and coloured if it has colours. */
abstract class TerminalLines implements PersonOutput {

    private final boolean colour;

    TerminalLines(boolean colour) {
        this.colour = colour;
    }

    /** Prints a line that already has its colours. */
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

    /** A painter of boards for a terminal, each with its changes since the one before in reversed colours. */
    private static final class TerminalBoard {

        private static final String REVERSED = "\u001B[7m";

        private final boolean colour;
        private Optional<Picture> last = Optional.empty();

        TerminalBoard(boolean colour) {
            this.colour = colour;
        }

        /** Returns the lines of the next board. */
        List<String> lines(Picture picture) {
            List<String> lines = new ArrayList<>();
            for (int at = 0; at < picture.lines().size(); at++) {
                lines.add(line(picture.lines().get(at), before(at)));
            }
            last = Optional.of(picture);
            return lines;
        }

        private List<Picture.Span> before(int line) {
            return last.filter(picture -> line < picture.lines().size())
                    .map(picture -> picture.lines().get(line).spans())
                    .orElse(List.of());
        }

        private String line(Picture.Line line, List<Picture.Span> before) {
            StringBuilder text = new StringBuilder();
            boolean comparable = colour && before.size() == line.spans().size();
            for (int at = 0; at < line.spans().size(); at++) {
                Picture.Span span = line.spans().get(at);
                boolean changed = comparable && !span.equals(before.get(at)) && isPiece(span);
                text.append(changed ? REVERSED : "")
                        .append(PictureText.span(Printable.of(span.text()), span.tint(), colour))
                        .append(changed && span.tint() == Picture.Tint.PLAIN ? "\u001B[0m" : "");
            }
            return text.toString();
        }

        /** Plain words and numbers are not marked: they change at every step. */
        private static boolean isPiece(Picture.Span span) {
            return span.tint() != Picture.Tint.PLAIN || span.text().isBlank();
        }
    }
}
