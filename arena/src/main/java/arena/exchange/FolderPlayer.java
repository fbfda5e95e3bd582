package arena.exchange;

import arena.exchange.state.FileName;
import arena.game.Departure;
import arena.match.Acknowledgement;
import arena.match.Invitation;
import arena.match.MisplacedAnswer;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Presence;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.Update;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A team folder on a seat, served by a program that the arena has launched, by one on another machine, or by a person
 * with an editor.
 *
 * <p>Made by {@link Field#player}. All methods are called by the match's thread. It does no operation that a bot could
 * block: whatever waits for the folder is a {@link FolderTasks task}, and the match goes on without it.
 */
public final class FolderPlayer implements Player {

    /**
     * The time that a {@code Gameover.txt} of an earlier run of the arena stays for a bot that may still read it.
     */
    private static final long CLEARING_NANOS = 5_000_000_000L;

    /** The longest time to join; the folder is cleaned meanwhile, which has a limit of its own. */
    private static final long JOIN_NANOS = 8_000_000_000L;

    /** The longest wait for the last look at an answer after its time limit. */
    private static final long LAST_SCAN_NANOS = 500_000_000;

    private static final long INSPECT_NANOS = 2_000_000_000L;

    /** The longest time to look for a hint: whatever is in the folder, the match goes on. */
    private static final long HINT_NANOS = 200_000_000;

    /** The longest time to measure how much of a full disk the folder takes. */
    private static final long BLAME_NANOS = 5_000_000_000L;

    private static final Logger LOG = LoggerFactory.getLogger(FolderPlayer.class);

    private final FieldParts field;
    private final TeamFolder team;
    private final PlayerInfo info;
    private final Duration patience;
    private final Occupancy occupancy;
    private final FolderTasks tasks;
    private Optional<Session> session = Optional.empty();
    private Optional<String> unusable = Optional.empty();

    /** A player that could not occupy the folder must not release it. */
    private boolean holds;

    private boolean gone;

    /** The number of the last update, until old files are removed after it. */
    private OptionalInt lastUpdate = OptionalInt.empty();

    /** True if scans are made on every report. */
    private boolean scansOnReports;

    /** The kind of bot that serves the folder. */
    public enum Occupancy {
        /** A program that is started after {@link #join}: all files in the folder are of an earlier run. */
        LAUNCHED,
        /** The same after an attempt that counts for nothing: files that it kept in the folder must not help it now. */
        LAUNCHED_AGAIN,
        /** A bot that may be running already, perhaps still reading the end of its last match. */
        SERVED
    }

    FolderPlayer(FieldParts field, TeamFolder team, PlayerInfo info, Duration patience, Occupancy occupancy) {
        this.field = field;
        this.team = team;
        this.info = info;
        this.patience = patience;
        this.occupancy = occupancy;
        this.tasks = field.folders().tasks(team.path());
    }

    /** The state of the player from {@link #join} on. */
    private record Session(
            Invitation invitation,
            FolderNotices notices,
            FolderWatch watch,
            ReadinessWait readiness,
            FolderReader reader,
            FolderWriter writer,
            DiskUse diskUse,
            Optional<IdleFolders> idleFolders) {}

    @Override
    public String name() {
        return team.name();
    }

    @Override
    public PlayerInfo info() {
        return info;
    }

    @Override
    public Duration patience() {
        return patience;
    }

    /** Returns the folder's path, absolute. */
    public Path folder() {
        return team.path();
    }

    /**
     * Occupies the folder. If it cannot be used, that is its team's fault: then the player has gone before it was
     * ready.
     */
    @Override
    public void join(Invitation invitation) {
        field.locks().occupy(team);
        holds = true;
        Optional<IdleFolders> idleFolders = occupancy == Occupancy.SERVED
                ? Optional.empty()
                : Optional.of(field.idleFolders().scan());
        unusable = tasks.runWithin(JOIN_NANOS, () -> begin(invitation, idleFolders))
                .orElseGet(() -> Optional.of("the folder " + team.path() + " has not responded for "
                        + Duration.ofNanos(JOIN_NANOS).toSeconds() + " s: file operations in it do not return"));
        tasks.requireSound();
        if (unusable.isPresent()) {
            field.check().requireSound(team);
        }
    }

    /** Returns what prevents the team itself from playing in its folder. */
    private Optional<String> begin(Invitation invitation, Optional<IdleFolders> idleFolders) {
        Optional<String> mistake = team.prepare();
        if (mistake.isPresent()) {
            return mistake;
        }
        try {
            OpenFolder folder = OpenFolder.open(team.path());
            FolderWatch watch = field.folders().watch(folder, invitation.clock());
            FolderNotices notices = new FolderNotices(invitation, team);
            FolderReader reader = new FolderReader(
                    tasks, watch, notices, field.options(), field.arenaFolder().folder());
            ReadinessWait readiness = new ReadinessWait(watch, field.folders(), notices, clearing(), patience);
            FolderWriter writer = new FolderWriter(team, watch, notices, field);
            DiskUse diskUse = DiskUse.of(team.path());
            begun(new Session(invitation, notices, watch, readiness, reader, writer, diskUse, idleFolders));
            readiness.scan();
            return Optional.empty();
        } catch (IOException failure) {
            return Optional.of("the folder " + team.path() + " cannot be watched (" + failure + ")");
        }
    }

    /** Begins the session, unless the match has gone on without this player meanwhile. */
    private synchronized void begun(Session begun) {
        if (gone) {
            end(begun);
        } else {
            session = Optional.of(begun);
        }
    }

    private synchronized Optional<Session> session() {
        return session;
    }

    /**
     * Returns how old files are cleared. A {@code Gameover.txt} that this arena has written stays until its bot removes
     * it.
     */
    private ReadinessWait.Clearing clearing() {
        return switch (occupancy) {
            case LAUNCHED -> new ReadinessWait.Clearing(0, false);
            case LAUNCHED_AGAIN -> new ReadinessWait.Clearing(0, true);
            case SERVED ->
                new ReadinessWait.Clearing(field.locks().hasConcluded(team) ? Long.MAX_VALUE : CLEARING_NANOS, false);
        };
    }

    @Override
    public Presence presence() {
        if (unusable.isPresent()) {
            return new Presence.Gone(Departure.NOT_READY, unusable.get());
        }
        Session now = current();
        ReadinessWait readiness = now.readiness();
        if (!readiness.isReady() && readiness.obstacle().isEmpty()) {
            now.reader().scanForReadinessIfDue(readiness);
        }
        if (!scansOnReports && readiness.isReady()) {
            scansOnReports = true;
            now.reader().begin();
        }
        return readiness
                .obstacle()
                .<Presence>map(words -> new Presence.Gone(Departure.NOT_READY, words))
                .orElseGet(() -> readiness.isReady() ? new Presence.Here() : new Presence.Coming());
    }

    @Override
    public long sendPrompt(Prompt prompt) {
        Session now = current();
        now.reader().open(prompt, scanBefore(now, prompt));
        String name = FileName.of(FileName.Kind.INPUT, prompt.number());
        boolean unreachable = now.writer().publishOrStop(name, prompt.text());
        long published = now.invitation().clock().nanos();
        now.reader().published(published, unreachable);
        field.folders().listen(now.watch());
        now.writer().removeOldPromptFiles(prompt);
        return published;
    }

    @Override
    public long sendUpdate(Update update) {
        Session now = current();
        now.reader().noteUpdate(update, nanos());
        now.writer().publishOrStop(FileName.of(FileName.Kind.INPUT, update.number()), update.text());
        long published = nanos();
        now.reader().noteUpdate(update, published);
        field.folders().listen(now.watch());
        lastUpdate = OptionalInt.of(update.number());
        return published;
    }

    /** Looks whether the answer is there before its prompt; returns whether it is and no scan was possible. */
    private boolean scanBefore(Session now, Prompt prompt) {
        field.folders().takeKept(now.watch());
        boolean there = now.reader().isThere(prompt);
        boolean looked = !there && !now.reader().mayHoldMore();
        if (!looked) {
            long patienceNanos = now.watch().isOnShare() ? FolderWriter.PATIENCE_NANOS : FolderReader.PATIENCE_NANOS;
            looked = tasks.runWithin(patienceNanos, () -> now.reader().scanBefore(prompt));
            tasks.requireSound();
        }
        now.notices().record();
        return there && !looked;
    }

    @Override
    public Optional<Reply> reply() {
        Optional<Reply> found = current().reader().reply();
        current().notices().record();
        return found;
    }

    @Override
    public Reply lastReply() {
        Session now = current();
        if (!tasks.runWithin(LAST_SCAN_NANOS, () -> now.reader().lastScan())) {
            now.notices()
                    .add(
                            "hung",
                            "the folder blocked the last check for the answer at the time limit; what cannot be"
                                    + " read in time does not count");
        }
        tasks.requireSound();
        Reply last = now.reader().lastReply();
        now.notices().record();
        return withHint(last);
    }

    /** Adds a hint to a reply: where no file of the right name was ever seen, another one may have been meant. */
    private Reply withHint(Reply last) {
        if (!last.isUnexplained()) {
            return last;
        }
        Session now = current();
        return tasks.runWithin(HINT_NANOS, () -> misplaced(now, last.number()))
                .flatMap(found -> found)
                .map(last::with)
                .orElse(last);
    }

    private static Optional<MisplacedAnswer> misplaced(Session now, int number) {
        return now.reader()
                .rewrittenDuring(number)
                .map(earlier -> new MisplacedAnswer(earlier.name(), MisplacedAnswer.Kind.EARLIER))
                .or(() -> MisnamedAnswer.find(now.watch().folder(), number)
                        .map(name -> new MisplacedAnswer(name, MisplacedAnswer.Kind.NAME)));
    }

    /** {@inheritDoc} It waits for no scan: one that finds something wakes the match. */
    @Override
    public List<Reply> orders() {
        Session now = current();
        // The other seats have their updates by now: no update waits for the removal of an old one.
        lastUpdate.ifPresent(now.writer()::removeOldUpdateFiles);
        lastUpdate = OptionalInt.empty();
        return now.reader().orders();
    }

    @Override
    public long wakeNanos() {
        if (unusable.isPresent()) {
            return Long.MAX_VALUE;
        }
        Session now = current();
        return now.reader().wakeNanos(now.readiness());
    }

    @Override
    public long acknowledge(Acknowledgement acknowledgement) {
        if (current().writer().acknowledge(acknowledgement)) {
            current().reader().closeForGood();
        }
        return nanos();
    }

    /** Files that were added since the match began may have filled the disk. */
    @Override
    public Optional<Presence.Gone> causeOfVenueFailure() {
        return session()
                .flatMap(now -> tasks.runWithin(BLAME_NANOS, () -> now.diskUse().fullDiskCause())
                        .flatMap(words -> words.map(why -> new Presence.Gone(Departure.DISK_LIMIT, why))));
    }

    @Override
    public void conclude(String gameover) {
        if (session().isEmpty()) {
            return;
        }
        Session now = current();
        if (now.writer().publish(FileName.GAMEOVER, gameover) instanceof FolderWriter.Outcome.Done) {
            field.locks().concluded(team);
        }
        boolean inspected = tasks.runWithin(INSPECT_NANOS, () -> now.reader().inspect());
        now.notices().record();
        if (!inspected) {
            now.invitation().notice("hung", "the folder could not be read after the match: it does not respond");
        }
        now.idleFolders()
                .ifPresent(before -> before.changesUntil(field.idleFolders().scan())
                        .forEach(words -> now.invitation().notice("neighbour", words)));
        int retries = now.writer().retries();
        if (retries > 0) {
            now.invitation().notice("retries", "renaming failed and was repeated " + retries + " times");
        }
    }

    @Override
    public void leave() {
        try {
            Optional<Session> ended;
            synchronized (this) {
                gone = true;
                ended = session;
            }
            ended.ifPresent(this::end);
        } finally {
            if (holds) {
                field.locks().release(team);
            }
        }
    }

    /** Releases the folder, as soon as no task is blocked in it. */
    private void end(Session ended) {
        ended.reader().end();
        field.folders().forget(ended.watch());
        tasks.runAsynchronously(() -> {
            try {
                ended.watch().folder().close();
            } catch (IOException failure) {
                LOG.debug("{} cannot be released: {}", team.path(), failure.toString());
            }
        });
    }

    private long nanos() {
        return current().invitation().clock().nanos();
    }

    private Session current() {
        return session().orElseThrow(() -> new IllegalStateException(name() + " has not joined a match"));
    }
}
