package arena.record;

import arena.game.Picture;
import java.util.List;
import java.util.stream.Collectors;

/** A picture as text for a terminal, with colours or plain. */
public final class PictureText {

    private static final String RESET = "\u001B[0m";

    private PictureText() {}

    /** Returns the lines from top to bottom, without line ends; each ends in the terminal's default colour. */
    public static List<String> lines(Picture picture, boolean colour) {
        return picture.lines().stream().map(line -> line(line, colour)).toList();
    }

    private static String line(Picture.Line line, boolean colour) {
        return line.spans().stream()
                .map(span -> span(Printable.of(span.text()), span.tint(), colour))
                .collect(Collectors.joining());
    }

    /** Returns a text in a tint. */
    public static String span(String text, Picture.Tint tint, boolean colour) {
        return colour && tint != Picture.Tint.PLAIN && !text.isEmpty() ? code(tint) + text + RESET : text;
    }

    private static String code(Picture.Tint tint) {
        return switch (tint) {
            case PLAIN -> "";
            case FAINT -> "\u001B[90m";
            case STRONG -> "\u001B[1m";
            case ALERT -> "\u001B[1;31m";
            case SEAT_1 -> "\u001B[36m";
            case SEAT_2 -> "\u001B[33m";
            case SEAT_3 -> "\u001B[35m";
            case SEAT_4 -> "\u001B[32m";
            case SEAT_5 -> "\u001B[34m";
            case SEAT_6 -> "\u001B[91m";
            case SEAT_7 -> "\u001B[92m";
            case SEAT_8 -> "\u001B[93m";
            case SEAT_9 -> "\u001B[94m";
            case SEAT_10 -> "\u001B[95m";
        };
    }
}
