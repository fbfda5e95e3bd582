package arena.cli.simulate;

import arena.game.Picture;
import arena.record.PictureText;
import arena.record.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Paints boards for a terminal, each with what has changed since the one before in reversed colours. */
final class TerminalBoard {

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

    /** Plain words and numbers change all the time and are read anyway. */
    private static boolean isPiece(Picture.Span span) {
        return span.tint() != Picture.Tint.PLAIN || span.text().isBlank();
    }
}
