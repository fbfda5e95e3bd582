package arena.report.film;

import arena.game.Picture;
import arena.game.Picture.Tint;
import arena.game.Seat;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.record.EventText;
import arena.record.PictureText;
import arena.record.Printable;
import arena.record.Replay;
import arena.report.chart.ChartException;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The frames of a recorded match: the board after each move, as a terminal shows it, with the move in words. */
public final class MatchFilm {

    /** The largest number of frames; of a longer match every second, third, ... move is shown. */
    private static final int MOST_FRAMES = 600;

    private static final int FONT_PIXELS = 18;
    private static final int MARGIN = 16;
    private static final int COLUMNS_OF_WORDS = 72;
    private static final int ROWS_OF_WORDS = 3;
    private static final Color BACKGROUND = new Color(24, 26, 31);

    private final Replay<?, ?, ?> replay;
    private final Viewpoint viewpoint;
    private final Event.Began began;
    private final List<Integer> moves;
    private final Font font;
    private final FontMetrics metrics;
    private final int width;
    private final int height;

    /**
     * Prepares the film of a match.
     *
     * @throws ChartException with a sentence for people if this machine cannot draw
     */
    public MatchFilm(Replay<?, ?, ?> replay, Event.Began began, Viewpoint viewpoint) {
        this.replay = replay;
        this.began = began;
        this.viewpoint = viewpoint;
        this.moves = selected(IntStream.range(0, replay.size())
                .filter(at -> isMove(replay.event(at)))
                .filter(at -> replay.picture(at, viewpoint).isPresent())
                .boxed()
                .toList());
        try {
            this.font = new Font(Font.MONOSPACED, Font.PLAIN, FONT_PIXELS);
            this.metrics = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB)
                    .createGraphics()
                    .getFontMetrics(font);
        } catch (LinkageError | InternalError lacking) {
            throw new ChartException(lacking);
        }
        int columns = COLUMNS_OF_WORDS;
        int rows = 0;
        for (int at : moves) {
            List<String> lines = PictureText.lines(replay.picture(at, viewpoint).orElseThrow(), false);
            columns = Math.max(
                    columns, lines.stream().mapToInt(String::length).max().orElse(0));
            rows = Math.max(rows, lines.size());
        }
        // Video encoders want even sides.
        this.width = even(2 * MARGIN + columns * metrics.charWidth('m'));
        this.height = even(2 * MARGIN + (rows + ROWS_OF_WORDS + 2) * metrics.getHeight());
    }

    private static int even(int pixels) {
        return pixels + pixels % 2;
    }

    private static boolean isMove(Event event) {
        return event instanceof Event.Ruled || event instanceof Event.Ended || event instanceof Event.BrokenOff;
    }

    private static List<Integer> selected(List<Integer> all) {
        int stride = Math.max(1, (all.size() + MOST_FRAMES - 1) / MOST_FRAMES);
        return IntStream.range(0, all.size())
                .filter(at -> at % stride == 0 || at == all.size() - 1)
                .mapToObj(all::get)
                .toList();
    }

    /** Returns the number of frames; 0 if the match has no board yet. */
    public int frames() {
        return moves.size();
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** Draws a frame, from 0: three bytes a pixel, blue first. */
    public BufferedImage frame(int number) {
        int at = moves.get(number);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_3BYTE_BGR);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            graphics.setFont(font);
            graphics.setColor(BACKGROUND);
            graphics.fillRect(0, 0, width, height);
            List<Picture.Line> lines = new ArrayList<>(List.of(title(), Picture.Line.of()));
            lines.addAll(replay.picture(at, viewpoint).orElseThrow().lines());
            int row = 0;
            for (Picture.Line line : lines) {
                draw(graphics, line, row++);
            }
            row = height / metrics.getHeight() - ROWS_OF_WORDS;
            for (String words : words(at)) {
                draw(graphics, Picture.Line.of(new Picture.Span(words, Tint.PLAIN)), row++);
            }
        } finally {
            graphics.dispose();
        }
        return image;
    }

    private Picture.Line title() {
        List<Picture.Span> spans = new ArrayList<>();
        for (Event.SeatAssignment sitting : began.sittings()) {
            spans.add(new Picture.Span(spans.isEmpty() ? "" : " - ", Tint.FAINT));
            spans.add(new Picture.Span(Printable.of(sitting.name()), Tint.of(new Seat(sitting.seat()))));
        }
        return new Picture.Line(spans);
    }

    /** Returns the move in words, and what it has changed, in lines that fit. */
    private List<String> words(int at) {
        EventText text = new EventText(EventText.Detail.NOTABLE, viewpoint);
        List<String> all = new ArrayList<>();
        text.line(replay.frame(at).status(), replay.event(at), replay.shown(at)).ifPresent(all::add);
        all.addAll(replay.changes(at, viewpoint));
        int columns = (width - 2 * MARGIN) / metrics.charWidth('m');
        return all.stream()
                .map(String::strip)
                .map(words -> Printable.of(words, columns))
                .limit(ROWS_OF_WORDS)
                .toList();
    }

    private void draw(Graphics2D graphics, Picture.Line line, int row) {
        int x = MARGIN;
        int y = MARGIN + row * metrics.getHeight() + metrics.getAscent();
        for (Picture.Span span : line.spans()) {
            graphics.setColor(colour(span.tint()));
            String text = Printable.of(span.text());
            // Letter by letter, since some fonts draw boxes and letters in different widths.
            for (int letter = 0; letter < text.length(); letter++) {
                graphics.drawString(text.substring(letter, letter + 1), x, y);
                x += metrics.charWidth('m');
            }
        }
    }

    private static Color colour(Tint tint) {
        return switch (tint) {
            case PLAIN -> new Color(214, 217, 222);
            case FAINT -> new Color(120, 126, 136);
            case STRONG -> Color.WHITE;
            case ALERT -> new Color(255, 92, 92);
            case SEAT_1 -> new Color(86, 204, 222);
            case SEAT_2 -> new Color(240, 190, 70);
            case SEAT_3 -> new Color(220, 130, 220);
            case SEAT_4 -> new Color(120, 205, 120);
            case SEAT_5 -> new Color(110, 150, 255);
            case SEAT_6 -> new Color(255, 140, 110);
            case SEAT_7 -> new Color(170, 230, 90);
            case SEAT_8 -> new Color(255, 225, 130);
            case SEAT_9 -> new Color(160, 190, 255);
            case SEAT_10 -> new Color(255, 170, 215);
        };
    }
}
