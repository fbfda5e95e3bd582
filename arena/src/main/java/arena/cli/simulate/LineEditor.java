package arena.cli.simulate;

import arena.app.RequestFailure;
import arena.app.simulate.Dialogue;
import java.io.IOException;
import java.util.Collection;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.reader.impl.completer.StringsCompleter;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** A talk at a terminal: the line can be edited, earlier lines come back with the arrow keys, Tab completes words. */
final class LineEditor extends TerminalLines implements Dialogue {

    private static final int REFRESH_MILLIS = 200;
    private static final int MOST_HISTORY = 1000;
    private static final int USUAL_WIDTH = 80;

    /** Rows that are kept free below the board: for the prompt and some lines above it. */
    private static final int BELOW_BOARD = 3;

    private final Terminal terminal;
    private final LineReaderImpl reader;
    private final ScheduledExecutorService refresher =
            Executors.newSingleThreadScheduledExecutor(LineEditor::background);
    private volatile Optional<Thread> reading = Optional.empty();
    private volatile String shownPrompt = "";

    private LineEditor(Terminal terminal, Collection<String> words, boolean colour) throws IOException {
        super(colour);
        this.terminal = terminal;
        this.reader = new LineReaderImpl(terminal, "arena");
        reader.setCompleter(new StringsCompleter(words));
        reader.setVariable(LineReader.HISTORY_SIZE, MOST_HISTORY);
        // An exclamation mark is a plain character; it does not recall an earlier line.
        reader.option(LineReader.Option.DISABLE_EVENT_EXPANSION, true);
    }

    /**
     * Opens the terminal; returns nothing if it can do no more than print lines.
     *
     * @param words the words that Tab completes
     * @param colour whether it may be coloured
     * @param stop what Ctrl-C does while no line is read
     */
    static Optional<Dialogue> open(Collection<String> words, boolean colour, Runnable stop) {
        try {
            Terminal terminal =
                    TerminalBuilder.builder().system(true).provider("exec").build();
            if (terminal.getType().startsWith(Terminal.TYPE_DUMB)) {
                terminal.close();
                return Optional.empty();
            }
            // Characters typed while no line is read are not echoed; they appear in the next line. Ctrl-C stays a
            // signal.
            terminal.enterRawMode();
            terminal.handle(Terminal.Signal.INT, signal -> stop.run());
            return Optional.of(new LineEditor(terminal, words, colour));
        } catch (IOException failure) {
            throw RequestFailure.infrastructure(
                    "The terminal cannot be used (" + failure.getMessage() + "); use --plain for plain lines.");
        }
    }

    private static Thread background(Runnable work) {
        Thread thread = new Thread(work, "prompt");
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public Line read(Supplier<String> prompt, String draft) {
        reading = Optional.of(Thread.currentThread());
        shownPrompt = prompt.get();
        var refreshing = refresher.scheduleWithFixedDelay(
                () -> refresh(prompt), REFRESH_MILLIS, REFRESH_MILLIS, TimeUnit.MILLISECONDS);
        try {
            return new Line.Typed(reader.readLine(shownPrompt, null, (Character) null, draft));
        } catch (UserInterruptException stopped) {
            return new Line.Stopped();
        } catch (EndOfFileException end) {
            return new Line.End();
        } catch (IllegalStateException closed) {
            // If the process is ended from outside, the terminal is closed before this thread.
            return new Line.Stopped();
        } finally {
            refreshing.cancel(false);
            reading = Optional.empty();
        }
    }

    /** Shows the prompt again if it has changed, since it contains the time that is left. */
    private void refresh(Supplier<String> prompt) {
        String now = prompt.get();
        if (now.equals(shownPrompt) || !reader.isReading()) {
            return;
        }
        shownPrompt = now;
        reader.setPrompt(now);
        try {
            reader.callWidget(LineReader.REDISPLAY);
        } catch (IllegalStateException finished) {
            // The line was finished in the meantime, so there is nothing to redraw.
            shownPrompt = "";
        }
    }

    @Override
    void show(String line) {
        reader.printAbove(line);
    }

    @Override
    int width() {
        return terminal.getWidth() > 0 ? terminal.getWidth() : USUAL_WIDTH;
    }

    @Override
    public int rows() {
        return terminal.getHeight() > BELOW_BOARD ? terminal.getHeight() - BELOW_BOARD : Integer.MAX_VALUE;
    }

    @Override
    public void wake() {
        reading.ifPresent(Thread::interrupt);
    }

    @Override
    public void close() {
        refresher.shutdownNow();
        try {
            terminal.close();
        } catch (IOException failure) {
            throw RequestFailure.infrastructure(
                    "The settings of the terminal could not be restored: " + failure.getMessage() + ".");
        }
    }
}
