package arena.cli.replay;

import arena.app.replay.ReplayCursor;
import arena.app.replay.Viewpoints;
import arena.cli.show.ScreenRow;
import arena.game.Picture;
import arena.game.Picture.Tint;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.match.MatchStatus;
import arena.match.Timestamps;
import arena.record.CrashReport;
import arena.record.EventText;
import arena.record.PictureText;
import arena.record.Printable;
import arena.record.Replay;
import arena.record.TextColumns;
import arena.record.TurnLogs;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jline.terminal.Size;

/** The text of one frame of a replay: rows for a terminal of some width. */
final class ReplayScreen {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final int WIDEST_BAR = 40;
    private static final int NARROWEST_BAR = 5;

    /** The rows that a picture of variable size leaves to the events. */
    private static final int LEAST_NEWS = 2;

    private static final int MOST_PRINTED = 8;

    private final Replay<?, ?, ?> replay;
    private final Event.Began began;
    private final boolean colour;
    private final String program;
    private final TurnLogs turnLogs;
    private boolean reasons;
    private boolean logs;

    /**
     * The parts of one frame that are shown.
     *
     * @param head the name of the match
     * @param page the middle part
     * @param news the latest event, and the verdict after the end
     * @param foot the position in the match
     */
    record Shot(List<ScreenRow> head, List<ScreenRow> page, List<ScreenRow> news, List<ScreenRow> foot) {}

    /** The content of the middle of the screen. */
    enum Page {
        BOARD,
        INPUT,
        CRASH
    }

    /**
     * Creates a screen for a match.
     *
     * @param program the word that starts the arena here
     */
    ReplayScreen(Replay<?, ?, ?> replay, Event.Began began, boolean colour, String program) {
        this.replay = replay;
        this.began = began;
        this.colour = colour;
        this.program = program;
        this.turnLogs = new TurnLogs(replay);
    }

    /** Sets whether each ruling is shown with the reason of the answer. */
    void showReasons(boolean shown) {
        reasons = shown;
    }

    boolean showsReasons() {
        return reasons;
    }

    /** Sets whether each ruling is shown with what the bot printed in that turn. */
    void showLogs(boolean shown) {
        logs = shown;
    }

    boolean showsLogs() {
        return logs;
    }

    /** Returns whether anything was logged of a bot whose log the viewer may see. */
    boolean hasLogs(Viewpoint viewpoint) {
        return began.sittings().stream()
                .map(Event.SeatAssignment::seat)
                .filter(seat -> EventText.mayKnow(viewpoint, seat))
                .anyMatch(seat -> !turnLogs.isEmpty(seat));
    }

    /** Returns whether any seat has given reasons that the viewer may see. */
    boolean hasReasons(Viewpoint viewpoint) {
        return IntStream.range(0, replay.size())
                .anyMatch(at -> replay.event(at) instanceof Event.Reasoned reasoned
                        && EventText.mayKnow(viewpoint, reasoned.seat()));
    }

    List<String> names() {
        return began.sittings().stream()
                .map(sitting -> Printable.of(sitting.name(), 32))
                .toList();
    }

    /** Returns the parts of a frame that fit into the terminal. */
    Shot shot(int at, Viewpoint viewpoint, Page page, Size size) {
        int width = size.getColumns();
        List<ScreenRow> news = news(at, viewpoint, width);
        List<ScreenRow> where = where(at, viewpoint, width);
        List<ScreenRow> shown = switch (page) {
            case BOARD -> board(at, viewpoint, size.getRows() - Math.min(news.size(), LEAST_NEWS) - where.size());
            case INPUT -> input(at, viewpoint, width);
            case CRASH -> crash(viewpoint, width);
        };
        return new Shot(fold(Printable.of(began.matchId()), Tint.STRONG, width), shown, news, where);
    }

    private List<ScreenRow> board(int at, Viewpoint viewpoint, int height) {
        Optional<Picture> picture = replay.picture(at, viewpoint, height);
        if (picture.isEmpty()) {
            return List.of(ScreenRow.of("(no board yet)", Tint.PLAIN, colour, false));
        }
        List<String> plain = PictureText.lines(picture.get(), false);
        List<String> painted = PictureText.lines(picture.get(), colour);
        List<ScreenRow> rows = new ArrayList<>();
        for (int line = 0; line < plain.size(); line++) {
            rows.add(new ScreenRow(painted.get(line), ScreenRow.columns(plain.get(line)), false));
        }
        return rows;
    }

    /** The input file that was open at this frame, in as many columns as fit. */
    private List<ScreenRow> input(int at, Viewpoint viewpoint, int width) {
        Optional<Event.Prompted> prompted = replay.frame(at)
                .status()
                .lastPrompt()
                .filter(asked -> asked.seat() <= began.sittings().size());
        if (prompted.isEmpty()) {
            return fold("(no prompt yet)", Tint.PLAIN, width);
        }
        if (!EventText.mayKnow(viewpoint, prompted.get().seat())) {
            return fold(
                    "(only the referee and the player of the seat see this input; v changes the viewpoint)",
                    Tint.PLAIN,
                    width);
        }
        List<String> lines = prompted.get()
                .text()
                .lines()
                .map(line -> Printable.of(line, 60))
                .toList();
        String title = "input_" + prompted.get().number() + ".txt of "
                + names().get(prompted.get().seat() - 1);
        List<ScreenRow> shown = new ArrayList<>(fold(title, Tint.STRONG, width));
        TextColumns.of(lines, width).forEach(line -> shown.addAll(fold(line, Tint.PLAIN, width)));
        return shown;
    }

    private List<ScreenRow> crash(Viewpoint viewpoint, int width) {
        List<CrashReport> reports = CrashReport.of(replay.status(), program);
        List<ScreenRow> rows = new ArrayList<>();
        reports.stream()
                .filter(report -> EventText.mayKnow(viewpoint, report.seat()))
                .forEach(report -> report.lines().forEach(line -> rows.addAll(fold(line, Tint.PLAIN, width))));
        return rows.isEmpty() ? fold("(no program was late or left the match)", Tint.PLAIN, width) : rows;
    }

    /** Returns the rows of the latest event, and of the verdict after the end. */
    private List<ScreenRow> news(int at, Viewpoint viewpoint, int width) {
        Event event = event(at);
        MatchStatus status = replay.frame(at).status();
        EventText text = new EventText(EventText.Detail.EVERY, viewpoint);
        List<ScreenRow> rows = new ArrayList<>();
        status.end()
                .filter(end -> !end.equals(event))
                .ifPresent(end -> rows.addAll(fold(line(text, status, end), Tint.STRONG, width)));
        String line = text.line(status, event, replay.shown(at)).orElse("");
        rows.addAll(fold(line, isError(at, viewpoint) ? Tint.ALERT : Tint.STRONG, width));
        replay.changes(at, viewpoint).forEach(words -> rows.addAll(fold(words, Tint.PLAIN, width)));
        if (event instanceof Event.Ruled ruled && ruled.reply().bytes().isPresent()) {
            rows.addAll(fold(stamps(ruled.reply().stamps()), Tint.FAINT, width));
        }
        if (reasons && event instanceof Event.Ruled ruled && EventText.mayKnow(viewpoint, ruled.seat())) {
            status.seat(ruled.seat())
                    .turn()
                    .reason()
                    .ifPresent(why -> rows.addAll(fold(line(text, status, why), Tint.FAINT, width)));
        }
        if (logs && event instanceof Event.Ruled ruled && EventText.mayKnow(viewpoint, ruled.seat())) {
            printed(ruled).forEach(words -> rows.addAll(fold(words, Tint.FAINT, width)));
        }
        replay.differences(at).forEach(words -> rows.addAll(fold(words, Tint.ALERT, width)));
        return rows;
    }

    /** Returns the lines that the bot printed in the turn of a ruling, as many as leave room for the board. */
    private List<String> printed(Event.Ruled ruled) {
        List<String> lines = turnLogs.words(ruled.seat(), ruled.reply().number());
        if (lines.size() <= MOST_PRINTED) {
            return lines;
        }
        List<String> shown = new ArrayList<>(lines.subList(0, MOST_PRINTED - 1));
        shown.add("... and " + (lines.size() - shown.size()) + " more lines; `" + program + " replay --log --plain"
                + "` prints all");
        return shown;
    }

    private static String line(EventText text, MatchStatus status, Event event) {
        return text.line(status, event, Optional.empty()).orElse("");
    }

    private static String stamps(Timestamps stamps) {
        List<String> seen = new ArrayList<>();
        stamp("ready.txt last renewed", stamps.heartbeatStopped(), stamps).ifPresent(seen::add);
        stamp("output listed", stamps.listed(), stamps).ifPresent(seen::add);
        stamp("complete", stamps.complete(), stamps).ifPresent(seen::add);
        return "after the input: " + String.join(", ", seen);
    }

    private static Optional<String> stamp(String what, long nanos, Timestamps stamps) {
        return nanos == Timestamps.NEVER
                ? Optional.empty()
                : Optional.of(
                        String.format(Locale.ROOT, "%s %.1f ms", what, (nanos - stamps.published()) / NANOS_PER_MILLI));
    }

    private List<ScreenRow> where(int at, Viewpoint viewpoint, int width) {
        int total = replay.size();
        String words = String.format(
                Locale.ROOT,
                "event %d of %d (%s), step %d, %s",
                at + 1,
                total,
                kind(event(at)),
                replay.frame(at).steps(),
                Viewpoints.words(viewpoint, names()));
        int room = Math.min(WIDEST_BAR, width - words.length() - 4);
        if (room < NARROWEST_BAR) {
            return fold(words, Tint.PLAIN, width);
        }
        int done = total <= 1 ? room : room * at / (total - 1);
        String bar = "[" + "=".repeat(done) + " ".repeat(room - done) + "]";
        return List.of(new ScreenRow(
                words + "  " + PictureText.span(bar, Tint.FAINT, colour), words.length() + room + 4, false));
    }

    /** Returns the kind of an event in small letters: {@code process ended}. */
    private static String kind(Event event) {
        return event.getClass()
                .getSimpleName()
                .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
                .toLowerCase(Locale.ROOT);
    }

    private Event event(int frame) {
        return replay.event(frame);
    }

    private boolean isError(int at, Viewpoint viewpoint) {
        return new ReplayCursor(replay).isError(at, viewpoint);
    }

    private List<ScreenRow> fold(String line, Tint tint, int width) {
        return ScreenRow.fold(Printable.of(line), tint, colour, width);
    }
}
