package arena.cli.show;

import arena.app.play.LiveDisplay;
import arena.cli.host.CommandEnvironment;
import arena.game.GameDefinition;
import arena.game.Picture;
import arena.game.Seat;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.match.SeatTally;
import arena.record.EventText;
import arena.record.PictureText;
import arena.record.Printable;
import arena.record.RecordedEvent;
import arena.record.Replay;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A display of a match in a terminal as the referee or another viewpoint sees it: the board, redrawn in place after
 * each step, with the last order and the time used by each seat; on request also the last explanation by a super bot.
 */
final class BoardShow<S, V, A> implements LiveDisplay.Renderer {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final int WIDEST = 79;

    /** The most lines of a board that may be cut; if more are too wide, the board cannot be read. */
    private static final int MOST_CUT = 2;

    private static final int MOST_REMARKS = 3;

    /** The lines that a picture of variable size leaves to the text below it. */
    private static final int LEAST_BESIDE = 4;

    private final PrintStream out;
    private final int rows;
    private final int columns;
    private final boolean colour;
    private final Replay<S, V, A> replay;
    private final Viewpoint viewpoint;
    private final EventText text;
    private final List<String> remarks = new ArrayList<>();
    private final boolean why;
    private Optional<Ruling> last = Optional.empty();
    private Optional<String> reasons = Optional.empty();
    private int drawnLines;

    /**
     * The style of the display.
     *
     * @param why whether the reasons of a super bot are shown
     * @param window the size of the window
     */
    record Style(boolean why, Window window) {}

    /** Creates a display for a spectator. */
    BoardShow(GameDefinition<S, V, A> game, CommandEnvironment host, Viewpoint viewpoint, Style style) {
        this.why = style.why();
        this.viewpoint = viewpoint;
        this.text = new EventText(EventText.Detail.NOTABLE, viewpoint);
        this.out = host.screen();
        this.rows = style.window().rows();
        // A line that fills the window may be wrapped by it, and the next picture would not cover this one.
        this.columns = style.window().columns() - 1;
        this.colour = host.colour();
        this.replay = new Replay<>(game);
    }

    private record Ruling(String line, int seat, int code) {}

    @Override
    public boolean take(RecordedEvent entry) {
        replay.add(entry);
        Event event = entry.event();
        String line = text.line(event, replay.shown(replay.size() - 1)).orElse("");
        if (event instanceof Event.Ruled ruled) {
            last = Optional.of(new Ruling(line, ruled.seat(), ruled.code()));
        } else if (event instanceof Event.Reasoned reasoned && why && EventText.mayKnow(viewpoint, reasoned.seat())) {
            reasons = sittings().stream()
                    .filter(sitting -> sitting.seat() == reasoned.seat())
                    .findFirst()
                    .map(sitting -> Printable.of(sitting.name()) + ", why: " + Printable.of(reasoned.words()));
        } else if (event instanceof Event.Left
                || event instanceof Event.HandedOver
                || event instanceof Event.Intervened
                || event instanceof Event.Noticed
                || (event instanceof Event.ProcessEnded ended
                        && replay.status().seat(ended.seat()).left().isPresent()
                        && !line.isEmpty())) {
            remarks.add(line);
        }
        return event instanceof Event.Ruled || event instanceof Event.Left || event instanceof Event.Intervened;
    }

    @Override
    public void draw() {
        List<String> lines = lines();
        StringBuilder screen = new StringBuilder();
        if (drawnLines > 0) {
            screen.append("\u001B[").append(drawnLines).append("A\u001B[J");
        }
        lines.forEach(line -> screen.append(line).append('\n'));
        drawnLines = lines.size();
        out.print(screen);
        out.flush();
    }

    @Override
    public void finish() {
        if (replay.size() > 0) {
            draw();
        }
    }

    /**
     * Returns the lines that fit into the window, the picture first: a line that has scrolled away cannot be redrawn.
     */
    private List<String> lines() {
        int room = rows - 1;
        List<String> beside = beside();
        List<String> lines = new ArrayList<>();
        replay.picture(replay.size() - 1, viewpoint, room - Math.min(beside.size(), LEAST_BESIDE))
                .ifPresent(picture -> lines.addAll(board(picture)));
        lines.addAll(beside);
        return lines.size() <= room ? lines : lines.subList(0, Math.max(1, room));
    }

    /** Returns the board cut to the width of the window, or a sentence if too little of it would be left. */
    private List<String> board(Picture picture) {
        List<String> plain = PictureText.lines(picture, false);
        int widest = plain.stream().mapToInt(ScreenRow::columns).max().orElse(0);
        if (plain.stream().filter(line -> ScreenRow.columns(line) > columns).count() > MOST_CUT) {
            return ScreenRow.fold(
                            "(The board has " + widest + " columns, and this window " + (columns + 1)
                                    + "; enlarge it for the next match, or use --plain.)",
                            Picture.Tint.PLAIN,
                            false,
                            Math.max(1, columns))
                    .stream()
                    .map(ScreenRow::painted)
                    .toList();
        }
        List<String> painted = PictureText.lines(picture, colour);
        List<String> lines = new ArrayList<>();
        for (int at = 0; at < plain.size(); at++) {
            lines.add(ScreenRow.columns(plain.get(at)) > columns ? cut(plain.get(at)) : painted.get(at));
        }
        return lines;
    }

    private List<String> beside() {
        List<String> lines = new ArrayList<>();
        last.ifPresent(ruling -> lines.add(PictureText.span(cut(ruling.line()), tint(ruling), colour)));
        int width = sittings().stream()
                .mapToInt(sitting -> Printable.of(sitting.name()).length())
                .max()
                .orElse(1);
        sittings()
                .forEach(sitting -> lines.add(PictureText.span(
                        cut(account(sitting, width)), Picture.Tint.of(new Seat(sitting.seat())), colour)));
        reasons.ifPresent(words ->
                ScreenRow.fold(words, Picture.Tint.FAINT, colour, width()).forEach(row -> lines.add(row.painted())));
        remarks.stream().skip(Math.max(0, remarks.size() - MOST_REMARKS)).forEach(remark -> lines.add(cut(remark)));
        return lines;
    }

    private List<Event.SeatAssignment> sittings() {
        return replay.status().began().map(Event.Began::sittings).orElse(List.of());
    }

    /** Returns the last order and the time of a seat. */
    private String account(Event.SeatAssignment sitting, int width) {
        SeatTally tally = replay.status().seat(sitting.seat());
        return String.format(
                Locale.ROOT,
                "%-" + width + "s  refused %d, last %.1f ms, longest %.1f ms",
                Printable.of(sitting.name()),
                tally.rulings().faults(),
                tally.times().lastAnswerNanos() / NANOS_PER_MILLI,
                tally.times().slowestAnswerNanos() / NANOS_PER_MILLI);
    }

    private static Picture.Tint tint(Ruling ruling) {
        return arena.game.Ruling.isFault(ruling.code()) ? Picture.Tint.ALERT : Picture.Tint.STRONG;
    }

    /** A line that is too wide would take two rows, and the next picture would not cover this one. */
    private String cut(String line) {
        return ScreenRow.columns(line) > width()
                ? ScreenRow.fold(line, Picture.Tint.PLAIN, false, Math.max(1, width() - 3))
                                .get(0)
                                .painted() + "..."
                : line;
    }

    private int width() {
        return Math.max(1, Math.min(WIDEST, columns));
    }
}
