package arena.cli;

import arena.game.Picture.Tint;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.match.Stamps;
import arena.record.Columns;
import arena.record.CrashReport;
import arena.record.Entry;
import arena.record.EventText;
import arena.record.Frame;
import arena.record.MatchRecord;
import arena.record.PictureText;
import arena.record.Printable;
import arena.record.Replay;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a replay shows of one frame: lines of text, painted without knowing the terminal they go to. */
final class ReplayScreen {

    private static final double NANOS_PER_MILLI = 1e6;

    private final Replay<?, ?, ?> replay;
    private final Event.Began began;
    private final boolean colour;
    private final List<String> told = new ArrayList<>();
    private Viewpoint toldTo = new Viewpoint.Referee();
    private EventText text = new EventText(EventText.Detail.EVERY);

    /**
     * What is shown of one frame.
     *
     * @param body the head and the page; cut from below where the terminal is low
     * @param foot what happened, and where in the match this is
     */
    record Shot(List<String> body, List<String> foot) {}

    /** What stands in the middle of the screen. */
    enum Page {
        BOARD,
        INPUT,
        CRASH
    }

    ReplayScreen(Replay<?, ?, ?> replay, Event.Began began, boolean colour) {
        this.replay = replay;
        this.began = began;
        this.colour = colour;
    }

    List<String> names() {
        return began.sittings().stream()
                .map(sitting -> Printable.of(sitting.name(), 32))
                .toList();
    }

    /** Returns what is shown of a frame in a terminal of a width. */
    Shot shot(int at, Viewpoint eyes, Page page, int width) {
        List<String> body = new ArrayList<>();
        body.add(tint(Printable.of(began.matchId()), Tint.STRONG));
        body.addAll(
                switch (page) {
                    case BOARD -> board(at, eyes);
                    case INPUT -> input(at, eyes, width);
                    case CRASH -> crash(eyes, width);
                });
        List<String> foot = happened(at, eyes);
        foot.add(where(at, eyes, width));
        return new Shot(body, foot);
    }

    private List<String> board(int at, Viewpoint eyes) {
        return replay.picture(at, eyes)
                .map(picture -> PictureText.lines(picture, colour))
                .orElse(List.of("(nothing to see yet)"));
    }

    /** The input file that was open at this frame, in as many columns as fit. */
    private List<String> input(int at, Viewpoint eyes, int width) {
        Optional<Event.Prompted> prompted = promptBefore(at);
        if (prompted.isEmpty()) {
            return List.of("(nobody has been asked yet)");
        }
        if (!EventText.mayKnow(eyes, prompted.get().seat())) {
            return List.of("(only the referee and the player on the seat see this input; v changes the eyes)");
        }
        List<String> lines = prompted.get()
                .text()
                .lines()
                .map(line -> Printable.of(line, 60))
                .toList();
        List<String> shown = new ArrayList<>();
        shown.add(tint(
                "input_" + prompted.get().number() + ".txt of "
                        + names().get(prompted.get().seat() - 1),
                Tint.STRONG));
        shown.addAll(Columns.of(lines, width));
        return shown;
    }

    private Optional<Event.Prompted> promptBefore(int at) {
        for (int frame = at; frame >= 0; frame--) {
            if (event(frame) instanceof Event.Prompted prompted
                    && prompted.seat() <= began.sittings().size()) {
                return Optional.of(prompted);
            }
        }
        return Optional.empty();
    }

    private List<String> crash(Viewpoint eyes, int width) {
        List<Entry> entries = replay.frames().stream().map(Frame::entry).toList();
        List<CrashReport> reports =
                CrashReport.of(new MatchRecord(Path.of(""), entries, List.of(), List.of(), Optional.empty()));
        List<String> lines = new ArrayList<>();
        reports.stream()
                .filter(report -> EventText.mayKnow(eyes, report.seat()))
                .forEach(report -> report.lines().forEach(line -> fold(line, width, lines)));
        return lines.isEmpty() ? List.of("(no program was late, and none has left)") : lines;
    }

    private static void fold(String line, int width, List<String> lines) {
        for (int at = 0; at == 0 || at < line.length(); at += width) {
            lines.add(line.substring(at, Math.min(line.length(), at + width)));
        }
    }

    private List<String> happened(int at, Viewpoint eyes) {
        if (!eyes.equals(toldTo)) {
            toldTo = eyes;
            text = new EventText(EventText.Detail.EVERY, eyes);
            told.clear();
        }
        while (told.size() <= at) {
            told.add(text.line(event(told.size())).orElse(""));
        }
        List<String> lines = new ArrayList<>();
        lines.add(tint(told.get(at), isError(at) ? Tint.ALERT : Tint.STRONG));
        lines.add(tint(
                event(at) instanceof Event.Ruled ruled ? stamps(ruled.reply().stamps()) : "", Tint.FAINT));
        replay.frames().get(at).differences().forEach(words -> lines.add(tint(words, Tint.ALERT)));
        return lines;
    }

    private static String stamps(Stamps stamps) {
        return "after the prompt: heartbeat stopped " + stamp(stamps.heartbeatStopped(), stamps) + ", output listed "
                + stamp(stamps.listed(), stamps) + ", complete " + stamp(stamps.complete(), stamps);
    }

    private static String stamp(long nanos, Stamps stamps) {
        return nanos == Stamps.NEVER
                ? "never"
                : String.format(Locale.ROOT, "%.1f ms", (nanos - stamps.published()) / NANOS_PER_MILLI);
    }

    private String where(int at, Viewpoint eyes, int width) {
        int total = replay.frames().size();
        String words = String.format(
                Locale.ROOT,
                "event %d of %d, step %d, %s  ",
                at + 1,
                total,
                replay.frames().get(at).playedSteps(),
                ReplayEyes.words(eyes, names()));
        int room = Math.max(0, Math.min(40, width - words.length() - 2));
        int done = total <= 1 ? room : room * at / (total - 1);
        return words + tint("[" + "=".repeat(done) + " ".repeat(room - done) + "]", Tint.FAINT);
    }

    private Event event(int frame) {
        return replay.frames().get(frame).entry().event();
    }

    private boolean isError(int at) {
        return new ReplayPosition(replay.frames()).isError(at);
    }

    private String tint(String text, Tint tint) {
        return PictureText.span(text, tint, colour);
    }
}
