package arena.app.contest;

import arena.app.RequestFailure;
import arena.config.ContestSettings;
import arena.contest.ContestListener;
import arena.contest.ContestState;
import arena.report.ReportException;
import arena.report.page.PageMaker;
import arena.report.page.SiteExport;
import arena.store.AttemptRow;
import arena.store.StoreException;
import arena.tournament.format.Fixture;
import java.time.Duration;
import java.util.Optional;

/**
 * A writer of the exported pages during a contest. It runs in its own thread and pauses between two exports, so that
 * games that end together share one. It first passes every event to another listener.
 */
final class PageRefresher implements ContestListener, AutoCloseable {

    /** The pause after an export. */
    private static final Duration PAUSE = Duration.ofSeconds(10);

    private final ContestListener next;
    private final OpenContest contest;
    private final PageMaker maker;
    private final Thread writer = new Thread(this::run, "pages");
    private Optional<ContestState> waiting = Optional.empty();
    private long lastVersion = -1;
    private boolean closing;
    private String lastError = "";

    /** Starts the writer. */
    PageRefresher(ContestListener next, OpenContest contest, PageMaker maker) {
        this.next = next;
        this.contest = contest;
        this.maker = maker;
        writer.setDaemon(true);
        writer.start();
    }

    @Override
    public void begun(Fixture fixture) {
        next.begun(fixture);
    }

    @Override
    public void ended(Fixture fixture, AttemptRow attempt, ContestState now) {
        next.ended(fixture, attempt, now);
        schedule(now);
    }

    @Override
    public void polled(ContestState now, int running) {
        next.polled(now, running);
        schedule(now);
    }

    @Override
    public void remark(String words) {
        next.remark(words);
    }

    private synchronized void schedule(ContestState now) {
        long version =
                now.attempts().stream().mapToLong(AttemptRow::sequence).max().orElse(0)
                        + now.decisions().size();
        if (version != lastVersion) {
            lastVersion = version;
            waiting = Optional.of(now);
            notifyAll();
        }
    }

    private void run() {
        try {
            for (Optional<ContestState> now = next(); now.isPresent(); now = next()) {
                write(now.get());
                pause();
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized Optional<ContestState> next() throws InterruptedException {
        while (waiting.isEmpty() && !closing) {
            wait();
        }
        Optional<ContestState> now = waiting;
        waiting = Optional.empty();
        return now;
    }

    private synchronized void pause() throws InterruptedException {
        long end = System.nanoTime() + PAUSE.toNanos();
        for (long left = PAUSE.toMillis();
                left > 0 && !closing;
                left = Duration.ofNanos(end - System.nanoTime()).toMillis()) {
            wait(left);
        }
    }

    private void write(ContestState now) {
        try {
            ContestSettings.Results shown = now.shownTo(contest.file().contest().results());
            SiteExport.write(now, shown, contest.material(maker).besideGames(), contest.site());
            lastError = "";
        } catch (ReportException | StoreException | RequestFailure failure) {
            String words = String.valueOf(failure.getMessage());
            if (!words.equals(lastError)) {
                lastError = words;
                next.remark("The pages could not be updated: " + words);
            }
        }
    }

    /** Writes the last state if it is not written yet, and ends. */
    @Override
    public void close() {
        synchronized (this) {
            closing = true;
            notifyAll();
        }
        boolean interrupted = false;
        while (writer.isAlive()) {
            try {
                writer.join();
            } catch (InterruptedException interruption) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
