package arena.app.contest;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.play.HostedMatch;
import arena.app.play.ServicesFactory;
import arena.config.Configuration;
import arena.contest.Contest;
import arena.contest.ContestListener;
import arena.contest.ContestRunner;
import arena.contest.ContestState;
import arena.exchange.FieldException;
import arena.launch.program.LaunchException;
import arena.record.RecordException;
import arena.series.Stoppable;
import arena.store.AttemptRow;
import arena.store.StoreException;
import arena.tournament.format.Fixture;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A background run of a contest in this process, started and stopped from any thread, one run at a time. It equals
 * {@code arena contest run}, and its decisions are recorded in the same way.
 */
public final class ContestPlay implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ContestPlay.class);
    private static final int MOST_REMARKS = 50;

    private final Configuration machine;
    private final Path file;
    private final ServicesFactory factory;
    private final Deque<String> remarks = new ArrayDeque<>();
    private Optional<Thread> thread = Optional.empty();
    private Optional<Stoppable> games = Optional.empty();
    private Optional<ContestRunner.End> end = Optional.empty();
    private int running;
    private boolean holdsForGone;
    private boolean holdsNew;
    private final SortedMap<String, HostedMatch> hosted = new TreeMap<>();

    /**
     * The state of a run.
     *
     * @param plays whether it plays now
     * @param running the number of running games
     * @param end the end of the last run; empty before the first, and if it has failed
     * @param holdsForGone whether a game is held when the bot of a seat has died
     * @param holdsNew whether a game is held before its first step
     * @param games the running games by id, with their speed
     * @param remarks what the organiser should know, the newest last
     */
    public record State(
            boolean plays,
            int running,
            boolean holdsForGone,
            boolean holdsNew,
            Optional<ContestRunner.End> end,
            SortedMap<String, HostedMatch.State> games,
            List<String> remarks) {
        public State {
            games = Collections.unmodifiableSortedMap(new TreeMap<>(games));
            remarks = List.copyOf(remarks);
        }
    }

    /**
     * Prepares a run; nothing is opened before its start.
     *
     * @param file of the contest
     */
    public ContestPlay(Configuration machine, Path file, ServicesFactory factory) {
        this.machine = machine;
        this.file = file;
        this.factory = factory;
    }

    /**
     * Starts to play, from the draw if there was none.
     *
     * @param by the person who started it, for the audit trail
     * @throws RequestFailure if it plays already
     */
    public synchronized void start(String by) {
        if (thread.filter(Thread::isAlive).isPresent()) {
            throw RequestFailure.usage("The contest is already being played; stop it first, or wait for its end.");
        }
        end = Optional.empty();
        Thread started = new Thread(() -> play(by), "contest");
        thread = Optional.of(started);
        started.start();
    }

    private void play(String by) {
        try (OpenContest contest = OpenContest.openPatiently(machine, file, this::remark)) {
            ContestRun.Terms terms = new ContestRun.Terms(contest.gamesAtOnce(), Optional.empty(), by, this::begin);
            ContestRun.Result result = new ContestRun(contest, factory, terms, new RunListener()).play();
            synchronized (this) {
                end = Optional.of(result.end());
            }
        } catch (RequestFailure failure) {
            failure.sentences().forEach(this::remark);
        } catch (FieldException | LaunchException | RecordException | StoreException failure) {
            remark(String.valueOf(failure.getMessage()));
        } catch (RuntimeException defect) {
            LOG.error("the contest {} has failed: {}", file, defect.getMessage(), defect);
            remark("The arena itself has failed: " + defect + "; details are in its log. All results so far are"
                    + " saved.");
        } finally {
            synchronized (this) {
                games = Optional.empty();
                hosted.clear();
                running = 0;
            }
        }
    }

    /** Keeps a sentence for the organiser; only the latest ones are kept. */
    public synchronized void remark(String words) {
        if (remarks.size() == MOST_REMARKS) {
            remarks.removeFirst();
        }
        remarks.addLast(words);
    }

    /** Lets the running games end, and starts no more. */
    public synchronized void stopSoon() {
        games().stopSoon();
    }

    /** Breaks off the running games; the next run plays them again. */
    public synchronized void stopNow() {
        games().stopNow();
    }

    private Stoppable games() {
        return games.orElseThrow(() -> RequestFailure.usage(
                "This arena plays no game of the contest now; an arena that does is controlled with `arena"
                        + " contest pause`, `resume` and `drain`."));
    }

    private synchronized HostedMatch begin(String game) {
        HostedMatch match = hosted.computeIfAbsent(game, id -> new HostedMatch());
        match.holdForGone(holdsForGone);
        if (holdsNew) {
            match.hold();
        }
        return match;
    }

    /** Sets whether present and later games are held when the bot of a seat has died. */
    public synchronized void holdForGone(boolean wanted) {
        holdsForGone = wanted;
        hosted.values().forEach(match -> match.holdForGone(wanted));
    }

    /** Sets whether games that begin from now on are held before their first step. */
    public synchronized void holdNew(boolean wanted) {
        holdsNew = wanted;
    }

    /**
     * Returns a running game, to be held, stepped, or handed over.
     *
     * @throws RequestFailure if this arena does not play it now
     */
    public synchronized HostedMatch game(String game) {
        return Optional.ofNullable(hosted.get(game))
                .orElseThrow(() -> RequestFailure.usage(NameLookup.unknown("running game", game, hosted.keySet())));
    }

    /** Returns the present state. */
    public synchronized State state() {
        SortedMap<String, HostedMatch.State> games = new TreeMap<>();
        hosted.forEach((game, match) -> games.put(game, match.state()));
        return new State(
                thread.filter(Thread::isAlive).isPresent(),
                running,
                holdsForGone,
                holdsNew,
                end,
                games,
                List.copyOf(remarks));
    }

    /** Breaks off the running games, and waits until their ends are recorded. */
    @Override
    public void close() {
        Optional<Thread> current;
        synchronized (this) {
            games.ifPresent(Stoppable::stopNow);
            current = thread;
        }
        boolean interrupted = false;
        while (current.filter(Thread::isAlive).isPresent()) {
            try {
                current.get().join();
            } catch (InterruptedException interruption) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** A listener that keeps the reports of a run. */
    private final class RunListener implements ContestListener {

        @Override
        public void drawn(Contest contest, boolean now) {
            if (now) {
                ContestPlay.this.remark("The contest is drawn; the hash of its seed is "
                        + contest.seal().commitment() + ".");
            }
        }

        @Override
        public void begins(Stoppable stoppable, ContestState now) {
            synchronized (ContestPlay.this) {
                games = Optional.of(stoppable);
            }
        }

        @Override
        public void ended(Fixture fixture, AttemptRow attempt, ContestState now) {
            synchronized (ContestPlay.this) {
                hosted.remove(fixture.id());
            }
        }

        @Override
        public void polled(ContestState now, int games) {
            synchronized (ContestPlay.this) {
                running = games;
            }
        }

        @Override
        public void remark(String words) {
            ContestPlay.this.remark(words);
        }

        @Override
        public void ends() {
            synchronized (ContestPlay.this) {
                games = Optional.empty();
            }
        }
    }
}
