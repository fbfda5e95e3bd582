package arena.game;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A picture of a state: lines of text in a few tints, for a terminal or a page to draw.
 *
 * @param lines the lines from top to bottom
 */
public record Picture(List<Line> lines) {

    /** One line, made of spans from left to right. */
    public record Line(List<Span> spans) {
        public Line {
            spans = List.copyOf(spans);
        }

        /** Returns a line of spans. */
        public static Line of(Span... spans) {
            return new Line(List.of(spans));
        }
    }

    /** Text of one tint. */
    public record Span(String text, Tint tint) {}

    /** The emphasis of a span; the terminal or page chooses the colour. */
    public enum Tint {
        PLAIN,
        FAINT,
        STRONG,
        ALERT,
        SEAT_1,
        SEAT_2,
        SEAT_3,
        SEAT_4,
        SEAT_5,
        SEAT_6,
        SEAT_7,
        SEAT_8,
        SEAT_9,
        SEAT_10;

        private static final List<Tint> SEATS =
                List.of(SEAT_1, SEAT_2, SEAT_3, SEAT_4, SEAT_5, SEAT_6, SEAT_7, SEAT_8, SEAT_9, SEAT_10);

        /** Returns the tint of a seat; from the eleventh seat on the tints repeat. */
        public static Tint of(Seat seat) {
            return SEATS.get(seat.index() % SEATS.size());
        }
    }

    public Picture {
        lines = List.copyOf(lines);
    }

    /** Returns the text without its tints, lines ended by LF. */
    public String plain() {
        return lines.stream()
                .map(line -> line.spans().stream().map(Span::text).collect(Collectors.joining()) + "\n")
                .collect(Collectors.joining());
    }
}
