package arena.app.contest;

import arena.app.remote.WorkerRegistry;
import arena.config.Configuration;
import arena.config.ContestSettings;
import arena.config.TeamSection;
import arena.contest.Contest;
import arena.contest.ContestFollower;
import arena.contest.ContestPhase;
import arena.contest.ContestState;
import arena.match.MatchPurpose;
import arena.record.MatchIds;
import arena.record.MatchSummary;
import arena.record.RecordException;
import arena.record.RecordFolder;
import arena.report.ContestAccount;
import arena.store.AttemptRow;
import arena.store.StoreException;
import arena.worker.WorkerStatus;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A read-only observer of a contest that this arena or another one plays. It polls the store; any number of threads
 * may use it.
 */
public final class ContestWatch implements AutoCloseable {

    private final Consumer<String> remarks;
    private volatile OpenContest contest;
    private Optional<WorkerRegistry> workers = Optional.empty();
    private Optional<List<WorkerStatus>> lastWorkers = Optional.empty();
    private final RunningRecords running;
    private Optional<ContestFollower> follower = Optional.empty();
    private Optional<View> last = Optional.empty();
    private long number;

    /**
     * The state of a contest, as the organiser and the public may see it.
     *
     * @param number grows with each change
     * @param whole with all results, and with the host's folders in the output of programs
     * @param withoutFolders with all results, without folders of the host
     * @param open the public view: the same, or as if nothing had been played
     * @param shown who may see results
     * @param records the names of the records of the running games, by the game's id
     * @param forecast of the remaining games; empty as long as the duration of a game is unknown
     */
    public record View(
            long number,
            ContestAccount whole,
            ContestAccount withoutFolders,
            ContestAccount open,
            ContestSettings.Results shown,
            SortedMap<String, String> records,
            Optional<ContestForecast> forecast) {

        /** Returns whether the public may see results. */
        public boolean isOpen() {
            return shown == ContestSettings.Results.PUBLIC;
        }

        /** Returns whether a team may see its own results. */
        public boolean isOpenToTeams() {
            return shown != ContestSettings.Results.HIDDEN;
        }

        /** Returns whether all places are known and may be announced one by one: the prize-giving. */
        public boolean isPublished() {
            return whole.situation().phase() == ContestPhase.PUBLISHED;
        }
    }

    private ContestWatch(OpenContest contest, Consumer<String> remarks) {
        this.remarks = remarks;
        this.contest = contest;
        this.running = new RunningRecords(new RecordFolder(contest.records()));
    }

    /**
     * Begins to watch a contest, drawn or not.
     *
     * @param machine the settings of this machine
     * @param path of the contest file
     * @param remarks receives a sentence that the organiser should know
     * @throws arena.app.RequestFailure with all errors of the file
     */
    public static ContestWatch open(Configuration machine, Path path, Consumer<String> remarks) {
        return new ContestWatch(OpenContest.open(machine, path, remarks), remarks);
    }

    /** Returns the contest, for decisions about it and for its folders. */
    public OpenContest contest() {
        return contest;
    }

    /** Enters a team into the file of the contest, or replaces its section. */
    public synchronized void enter(TeamSection team) {
        contest = contest.entering(team);
    }

    /**
     * Polls the contest; returns whether anything has changed.
     *
     * @throws arena.app.RequestFailure if the stored data are damaged, or the file describes another contest now
     */
    public synchronized boolean poll() {
        if (follower.isEmpty()) {
            follower = contest.drawn().map(this::begin);
            if (follower.isEmpty()) {
                return false;
            }
        }
        ContestFollower following = follower.get();
        long before = following.lastSequenceNumber();
        // Read first: an arena releases the contest after it has entered the end of the last game.
        boolean played = contest.store().isPlayed();
        following.poll();
        ContestState now = following.state().played(played);
        boolean changed = running.poll(now);
        if (last.isEmpty()
                || changed
                || before != following.lastSequenceNumber()
                || last.get().whole().situation().isPlayed() != now.isPlayed()) {
            number++;
            last = Optional.of(view(now));
            return true;
        }
        return false;
    }

    private ContestFollower begin(Contest drawn) {
        return new ContestFollower(drawn, contest.store());
    }

    /** Returns the state at the last poll; empty before the draw. */
    public synchronized Optional<View> view() {
        return last;
    }

    private View view(ContestState now) {
        ContestSettings.Results shown = now.shownTo(contest.file().contest().results());
        ContestState clean = contest.hostPaths().without(now);
        ContestAccount withoutFolders = ContestAccount.of(clean);
        return new View(
                number,
                ContestAccount.of(now),
                withoutFolders,
                shown == ContestSettings.Results.PUBLIC ? withoutFolders : ContestAccount.withoutResults(clean),
                shown,
                running.names(),
                ContestForecast.of(now, contest.gamesAtOnce(now.contest(), contest.gamesAtOnce()), contest.estimate()));
    }

    /** Returns the attempt with a record of this name, whether it has ended or not. */
    public Optional<AttemptRow> attempt(String match) {
        return view().stream()
                .flatMap(view ->
                        view.whole().situation().attempts().stream().filter(one -> match.equals(name(view, one))))
                .findFirst();
    }

    private static String name(View view, AttemptRow one) {
        return one.ended()
                .map(end -> MatchIds.ofRecord(end.record()))
                .orElseGet(() -> view.records().getOrDefault(one.attempt().fixture(), ""));
    }

    /** Returns the names of the teams, by their numbers; before the draw those of the file. */
    public List<String> teams() {
        return view().map(view -> view.whole().contest().names())
                .orElseGet(() ->
                        contest.file().teams().stream().map(team -> team.name()).toList());
    }

    /** Returns the workers of the contest, as last known if its database is away; absent if its file allows none. */
    public synchronized Optional<List<WorkerStatus>> workerStatuses() {
        try {
            lastWorkers = workers().map(WorkerRegistry::all);
        } catch (StoreException away) {
            remarks.accept(away.words());
        }
        return lastWorkers;
    }

    /** Returns the operations on the workers of the contest; absent if its file allows none. */
    public synchronized Optional<WorkerRegistry> workers() {
        if (workers.isEmpty() && contest.file().workers().accept()) {
            workers = Optional.of(contest.workerRegistry(remarks));
        }
        return workers;
    }

    @Override
    public synchronized void close() {
        workers.ifPresent(WorkerRegistry::close);
        contest.close();
    }

    /**
     * The records of the running games. The database knows a record only after its game has ended; until then the
     * record itself names the game.
     */
    private static final class RunningRecords {

        /** The most records that one poll reads: more than games ever run at a time, less than a large folder. */
        private static final int MOST_LOOKED_AT = 300;

        /** The coarsest time of a file. */
        private static final long CLOCK_STEP_MILLIS = 2_000;

        private final RecordFolder recordFolder;
        /** The found names, by the sequence number of the attempt. */
        private SortedMap<Long, Named> found = new TreeMap<>();

        private record Named(String fixture, String match) {}

        RunningRecords(RecordFolder recordFolder) {
            this.recordFolder = recordFolder;
        }

        /** Finds the records that are not known yet; returns whether anything has changed. */
        boolean poll(ContestState now) {
            List<AttemptRow> open =
                    now.attempts().stream().filter(one -> one.ended().isEmpty()).toList();
            SortedMap<Long, Named> next = new TreeMap<>();
            open.forEach(one -> Optional.ofNullable(found.get(one.attempt().sequence()))
                    .or(() -> find(now, one))
                    .ifPresent(named -> next.put(one.attempt().sequence(), named)));
            boolean changed = !next.equals(found);
            found = next;
            return changed;
        }

        private Optional<Named> find(ContestState now, AttemptRow one) {
            String fixture = one.attempt().fixture();
            MatchPurpose occasion = new MatchPurpose(
                    now.contest().name(),
                    now.contest().seal().commitment(),
                    fixture,
                    one.attempt().number());
            return files(one.attempt().epochMillis())
                    .filter(summary -> summary.began()
                            .flatMap(began -> began.occasion())
                            .filter(occasion::equals)
                            .isPresent())
                    .findFirst()
                    .map(summary -> new Named(fixture, summary.matchId()));
        }

        /** Returns the summaries of the records that were written since a moment. */
        private Stream<MatchSummary> files(long sinceMillis) {
            try {
                return recordFolder.files().stream()
                        .limit(MOST_LOOKED_AT)
                        .filter(file -> file.toFile().lastModified() >= sinceMillis - CLOCK_STEP_MILLIS)
                        .map(recordFolder::summary);
            } catch (RecordException gone) {
                // The folder is temporarily unavailable; the next poll finds it again.
                return Stream.empty();
            }
        }

        /** Returns the names of the running matches, by the game's id. */
        SortedMap<String, String> names() {
            SortedMap<String, String> names = new TreeMap<>();
            found.values().forEach(named -> names.put(named.fixture(), named.match()));
            return Collections.unmodifiableSortedMap(names);
        }
    }
}
