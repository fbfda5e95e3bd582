package arena.cli.replay;

import arena.app.RequestFailure;
import arena.app.replay.ReplayCursor;
import arena.app.replay.ReplayedMatch;
import arena.app.replay.Viewpoints;
import arena.cli.host.CommandEnvironment;
import arena.cli.show.ScreenRow;
import arena.game.Picture.Tint;
import arena.game.Viewpoint;
import arena.record.Printable;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/**
 * A viewer that steps through a match in the terminal, on an alternate screen that is gone when the viewer quits.
 *
 * <p>The keys are those of {@code arena replay --help}. While the match is still being played its new events are read
 * as they come, and autoplay follows them.
 */
final class ReplayViewer {

    private static final long IDLE_MILLIS = 200;
    private static final long SLOWEST_MILLIS = 6400;
    private static final long FASTEST_MILLIS = 25;
    private static final String ESCAPE = "\u001B[";
    private static final String ENTER = ESCAPE + "?1049h" + ESCAPE + "?25l" + ESCAPE + "?7h" + ESCAPE + "2J";
    private static final String LEAVE = ESCAPE + "?25h" + ESCAPE + "?1049l";
    private static final String KEYS =
            "q quit, arrows, t turn, n p fault, Space play, v view, i input, l log, c crash, w why";
    private static final int LONGEST_NUMBER = 6;
    private static final int BACKSPACE = 8;
    private static final int DELETE = 127;
    private static final int NOTHING_YET = -2;
    private static final int USUAL_WIDTH = 80;
    private static final int USUAL_HEIGHT = 24;

    private final CommandEnvironment host;
    private final ReplayedMatch match;
    private final ReplayCursor cursor;
    private final ReplayScreen screen;
    private final List<Viewpoint> viewpoints;

    private int viewpoint;
    private int scrolled;
    private ReplayScreen.Page page = ReplayScreen.Page.BOARD;
    private boolean playing;
    private long paceMillis = 400;
    private String remark = "";
    private Size size = new Size(USUAL_WIDTH, USUAL_HEIGHT);
    private volatile boolean resized = true;

    ReplayViewer(CommandEnvironment host, ReplayedMatch match, Viewpoint from) {
        this.host = host;
        this.match = match;
        this.cursor = new ReplayCursor(match.replay());
        this.screen = new ReplayScreen(match.replay(), match.began(), host.colour(), host.program());
        this.viewpoints = Viewpoints.all(match.began().sittings().size());
        this.viewpoint = viewpoints.indexOf(from);
    }

    /** Returns this viewer, which begins at a frame. */
    ReplayViewer from(int frame) {
        cursor.goTo(frame);
        return this;
    }

    /**
     * Shows the match until the viewer quits; returns false at once if the terminal cannot draw.
     *
     * @param why whether the reasons of the super bot are shown from the beginning
     * @param log whether what the bots printed is shown from the beginning
     */
    boolean show(boolean why, boolean log) {
        screen.showReasons(why);
        screen.showLogs(log);
        try (Terminal terminal =
                TerminalBuilder.builder().system(true).provider("exec").build()) {
            if (terminal.getType().startsWith(Terminal.TYPE_DUMB)) {
                return false;
            }
            Attributes before = terminal.enterRawMode();
            Attributes raw = new Attributes(terminal.getAttributes());
            // Ctrl-C is read as a key, so that the screen is restored before the arena ends.
            raw.setLocalFlag(Attributes.LocalFlag.ISIG, false);
            terminal.setAttributes(raw);
            // At a signal to end, JLine restores the modes of the terminal; the screen must be restored here.
            Thread rescue = new Thread(this::leaveScreen, "terminal-rescue");
            Runtime.getRuntime().addShutdownHook(rescue);
            try {
                terminal.handle(Terminal.Signal.WINCH, signal -> resized = true);
                terminal.writer().print(ENTER);
                loop(terminal);
            } finally {
                restore(terminal, before);
                Runtime.getRuntime().removeShutdownHook(rescue);
            }
            return true;
        } catch (IOException failure) {
            throw RequestFailure.infrastructure(
                    "The terminal cannot be used (" + failure.getMessage() + "); use --plain for plain lines.");
        }
    }

    private void leaveScreen() {
        host.screen().print(LEAVE);
        host.screen().flush();
    }

    private static void restore(Terminal terminal, Attributes before) {
        terminal.writer().print(LEAVE);
        terminal.writer().flush();
        terminal.setAttributes(before);
    }

    private void loop(Terminal terminal) throws IOException {
        draw(terminal);
        while (true) {
            long patience = playing ? paceMillis : IDLE_MILLIS;
            ReplayKey key = ReplayKey.read(wait -> terminal.reader().read(wait), patience);
            if (key == ReplayKey.QUIT) {
                return;
            }
            boolean grown = match.readNewEvents();
            if (key == ReplayKey.TURN) {
                askForTurn(terminal);
            } else if (key == ReplayKey.NONE && playing) {
                playOn();
            } else if (key != ReplayKey.NONE) {
                obey(key);
            } else if (!grown && !resized) {
                continue;
            }
            draw(terminal);
        }
    }

    /** Reads the number of a turn in the last row of the screen, and goes there. */
    private void askForTurn(Terminal terminal) throws IOException {
        String what = viewpoints.get(viewpoint) instanceof Viewpoint.Player ? "turn of this seat" : "step of the match";
        StringBuilder typed = new StringBuilder();
        while (true) {
            remark = "Which " + what + "? " + typed + "_  (Enter goes there, any letter cancels)";
            draw(terminal);
            int letter = terminal.reader().read(IDLE_MILLIS);
            if (letter >= '0' && letter <= '9' && typed.length() < LONGEST_NUMBER) {
                typed.append((char) letter);
            } else if ((letter == BACKSPACE || letter == DELETE) && !typed.isEmpty()) {
                typed.setLength(typed.length() - 1);
            } else if (letter != NOTHING_YET) {
                remark = (letter == '\r' || letter == '\n') && !typed.isEmpty() ? gone(what, typed.toString()) : "";
                return;
            }
        }
    }

    private String gone(String what, String number) {
        return cursor.goToTurn(Integer.parseInt(number), viewpoints.get(viewpoint))
                ? ""
                : "There was no " + number + ". " + what + ".";
    }

    private void playOn() {
        if (!cursor.isAtEnd()) {
            cursor.goByMove(1);
        } else if (match.isOver()) {
            playing = false;
        }
    }

    private void obey(ReplayKey key) {
        remark = "";
        switch (key) {
            case NEXT_MOVE -> cursor.goByMove(1);
            case PREVIOUS_MOVE -> cursor.goByMove(-1);
            case NEXT_EVENT -> down(1);
            case PREVIOUS_EVENT -> down(-1);
            case BEGINNING -> cursor.goToBeginning();
            case END -> cursor.goToEnd();
            case NEXT_ERROR ->
                remark = cursor.goByError(1, viewpoints.get(viewpoint)) ? "" : "There is no later fault.";
            case PREVIOUS_ERROR ->
                remark = cursor.goByError(-1, viewpoints.get(viewpoint)) ? "" : "There is no earlier fault.";
            case AUTOPLAY -> playing = !playing;
            case FASTER -> paceMillis = Math.max(FASTEST_MILLIS, paceMillis / 2);
            case SLOWER -> paceMillis = Math.min(SLOWEST_MILLIS, paceMillis * 2);
            case NEXT_VIEWPOINT -> viewpoint = (viewpoint + 1) % viewpoints.size();
            case INPUT -> page = toggled(ReplayScreen.Page.INPUT);
            case CRASH -> page = toggled(ReplayScreen.Page.CRASH);
            case WHY -> remark = toggledReasons();
            case LOG -> remark = toggledLogs();
            default -> remark = KEYS;
        }
    }

    /** Moves by one event, or by one line on the page of a crash, which may be longer than the screen. */
    private void down(int direction) {
        if (page == ReplayScreen.Page.CRASH) {
            scrolled = Math.max(0, scrolled + direction);
        } else {
            cursor.goByEvent(direction);
        }
    }

    private String toggledReasons() {
        screen.showReasons(!screen.showsReasons());
        return screen.showsReasons() && !screen.hasReasons(viewpoints.get(viewpoint))
                ? "No player in this match gives reasons, or this viewpoint may not read them."
                : "";
    }

    private String toggledLogs() {
        screen.showLogs(!screen.showsLogs());
        return screen.showsLogs() && !screen.hasLogs(viewpoints.get(viewpoint))
                ? "Nothing was logged of a bot, its log is not here, or this viewpoint may not read it."
                : "";
    }

    private ReplayScreen.Page toggled(ReplayScreen.Page other) {
        scrolled = 0;
        return page == other ? ReplayScreen.Page.BOARD : other;
    }

    private void draw(Terminal terminal) {
        measure(terminal);
        int width = size.getColumns();
        ReplayLayout layout = new ReplayLayout(width, size.getRows());
        List<ScreenRow> keys = ScreenRow.fold(Printable.of(status()), Tint.PLAIN, false, width);
        ReplayScreen.Shot shot = screen.shot(
                cursor.at(), viewpoints.get(viewpoint), page, new Size(width, size.getRows() - keys.size()));
        scrolled = Math.min(scrolled, layout.deepest(shot, keys));
        put(
                terminal.writer(),
                page == ReplayScreen.Page.BOARD
                        ? layout.board(shot, keys)
                        : layout.text(shot, keys, scrolled, page == ReplayScreen.Page.CRASH),
                width);
    }

    /** Reads the size only after a change, since each reading starts a program of the system. */
    private void measure(Terminal terminal) {
        if (resized) {
            resized = false;
            Size reported = terminal.getSize();
            size = new Size(
                    reported.getColumns() > 0 ? reported.getColumns() : USUAL_WIDTH,
                    reported.getRows() > 0 ? reported.getRows() : USUAL_HEIGHT);
            terminal.writer().print(ESCAPE + "2J");
        }
    }

    /**
     * Writes rows over the old ones; a full row is not cleared to its end, since that would erase its last character.
     */
    private static void put(PrintWriter out, List<ScreenRow> rows, int width) {
        out.print(ESCAPE + "H");
        for (int row = 0; row < rows.size(); row++) {
            boolean last = row == rows.size() - 1;
            out.print(rows.get(row).painted());
            if (last) {
                out.print(rows.get(row).columns() < width ? ESCAPE + "J" : "");
            } else if (!rows.get(row).goesOn()) {
                out.print((rows.get(row).columns() < width ? ESCAPE + "K" : "") + "\r\n");
            }
        }
        out.flush();
    }

    private String status() {
        if (!remark.isEmpty()) {
            return remark;
        }
        if (playing) {
            return "q quit, Space stops, + and - change the speed: one move every " + paceMillis + " ms";
        }
        return cursor.isAtEnd() && !match.isOver() ? match.incomplete().orElse(KEYS) : KEYS;
    }
}
