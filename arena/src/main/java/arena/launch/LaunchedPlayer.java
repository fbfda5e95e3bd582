package arena.launch;

import arena.game.Departure;
import arena.launch.program.BotFacts;
import arena.launch.program.BotProgram;
import arena.launch.program.LaunchException;
import arena.match.Acknowledgement;
import arena.match.Event;
import arena.match.ExceededLimit;
import arena.match.ForwardingPlayer;
import arena.match.Invitation;
import arena.match.MisplacedAnswer;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Presence;
import arena.match.ProgramEnd;
import arena.match.Reply;
import arena.match.SeatDeparture;
import arena.match.VenueException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.commons.io.file.PathUtils;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A bot that the arena starts: the player that serves its team folder, and the program that plays there.
 *
 * <p>The program is started when the folder is clean, and it is gone as soon as its process has ended; an answer that
 * is in the folder by then is still taken. After the match it may exit by itself during the farewell; then it and its
 * descendants are ended.
 */
public final class LaunchedPlayer extends ForwardingPlayer {

    private static final Logger LOGGER = LoggerFactory.getLogger(LaunchedPlayer.class);

    /** The longest time to look for a hint. */
    private static final long HINT_MILLIS = 200;

    private final BotProgram spec;
    private final Path folder;
    private final Launcher launcher;
    private final CompletableFuture<SortedMap<String, String>> facts;

    private Optional<Session> session = Optional.empty();
    private boolean wasHere;
    private long farewellEndsNanos = System.nanoTime();

    /**
     * Prepares a bot; nothing is started yet.
     *
     * @param inner serves the team folder
     * @param folder the team folder, which exists when the inner player has joined
     */
    public LaunchedPlayer(Player inner, BotProgram spec, Path folder, Launcher launcher) {
        super(inner);
        this.spec = spec;
        this.folder = folder.toAbsolutePath().normalize();
        this.launcher = launcher;
        // Digests take a moment, so they are computed during the other preparations of a match.
        this.facts = launcher.prepare(
                () -> BotFacts.of(spec, launcher.terms().sight().hidden()));
    }

    /** The state of the player from its invitation on. */
    private record Session(Invitation invitation, Path log, CompletableFuture<BotProcess> started, long beginNanos) {}

    /** Returns the kind {@code bot}, with the command, the digests of its files and its confinement. */
    @Override
    public PlayerInfo info() {
        SortedMap<String, String> all = new TreeMap<>(super.info().facts());
        all.putAll(facts.join());
        all.put("confinement", launcher.level().word());
        return new PlayerInfo("bot", all);
    }

    @Override
    public Duration patience() {
        return spec.startUp();
    }

    /** Cleans the folder and begins to look into it, and only then starts the program, if the folder can be used. */
    @Override
    public void join(Invitation invitation) {
        super.join(invitation);
        if (super.presence() instanceof Presence.Gone) {
            return;
        }
        Path log = launcher.terms().logs().resolve(logName(invitation));
        CompletableFuture<BotProcess> started =
                launcher.start(new Launcher.Order(spec, folder, log, variables(invitation)));
        CompletableFuture<BotProcess.Ending> unused = started.thenCompose(bot -> {
                    bot.onOverrun(() -> invitation.clock().signal().wake());
                    invitation.clock().signal().wake();
                    return bot.ending();
                })
                .whenComplete((ending, failure) -> invitation.clock().signal().wake());
        session = Optional.of(new Session(invitation, log, started, System.nanoTime()));
    }

    private String logName(Invitation invitation) {
        return invitation.matchId() + "-" + invitation.seat().number() + "-"
                + spec.name().replaceAll("[^A-Za-z0-9_-]", "_") + ".log";
    }

    private Map<String, String> variables(Invitation invitation) {
        return Map.of(
                "ARENA_FOLDER", folder.toString(),
                "ARENA_GAME", invitation.gameId(),
                "ARENA_MATCH", invitation.matchId(),
                "ARENA_SEAT", Integer.toString(invitation.seat().number()),
                "ARENA_SEED", Long.toString(invitation.seed()));
    }

    /**
     * Returns that it is gone from the moment when its process has ended, with its exit code and its last error line,
     * or when it has exceeded a limit.
     *
     * @throws VenueException if it does not run through no fault of its own: the machine had no process or memory left
     *     for it
     */
    @Override
    public Presence presence() {
        Presence presence = super.presence();
        wasHere |= presence instanceof Presence.Here;
        Optional<Presence.Gone> limited = bot().flatMap(BotProcess::overrun).map(LaunchedPlayer::gone);
        if (limited.isPresent()) {
            return limited.get();
        }
        Optional<SeatDeparture> end = session.flatMap(LaunchedPlayer::end);
        end.ifPresent(leaving -> requireResources(leaving.words()));
        // The program that exhausted the machine may have been found just now.
        return bot().flatMap(BotProcess::overrun)
                .map(LaunchedPlayer::gone)
                .or(() -> end.map(how -> new Presence.Gone(wasHere ? Departure.ENDED : Departure.NOT_READY, how)))
                .<Presence>map(gone -> gone)
                .orElse(isStarting(presence) ? new Presence.Starting() : presence);
    }

    /** Programs are started one after the other, which takes seconds on a busy machine. */
    private boolean isStarting(Presence presence) {
        return presence instanceof Presence.Coming
                && session.filter(current -> !current.started().isDone()).isPresent();
    }

    private static Presence.Gone gone(ExceededLimit overrun) {
        return new Presence.Gone(overrun.limit(), new SeatDeparture.OverLimit(overrun));
    }

    private Optional<BotProcess> bot() {
        return session.flatMap(LaunchedPlayer::running);
    }

    /**
     * Throws if the machine was short of resources: other programs may have taken them, and then no player may be
     * called gone or late.
     */
    private void requireResources(String words) {
        if (session.filter(current -> current.started().isCompletedExceptionally() && isOfMachine(current.started()))
                .isPresent()) {
            throw new VenueException(words);
        }
        Optional<String> shortage = session.flatMap(current -> launcher.shortageSince(current.beginNanos()));
        if (shortage.isPresent() && bot().flatMap(BotProcess::overrun).isEmpty()) {
            throw new VenueException(shortage.get());
        }
    }

    @Override
    public Reply lastReply() {
        Reply reply = super.lastReply();
        if (reply.bytes().isEmpty()) {
            requireResources("");
        }
        return reply.isUnexplained()
                ? session.flatMap(current -> inWorkingFolder(current, reply.number()))
                        .map(reply::with)
                        .orElse(reply)
                : reply;
    }

    /** Returns the answer that the program has written in its working folder, as a hint and no answer. */
    private Optional<MisplacedAnswer> inWorkingFolder(Session current, int number) {
        String name = "output_" + number + ".txt";
        Stream<Path> folders = Stream.concat(
                Stream.of(spec.workingFolder()), running(current).stream().flatMap(BotProcess::currentFolders));
        return launcher.prepare(() -> folders.anyMatch(at -> isWrittenSince(current.beginNanos(), at.resolve(name))))
                .completeOnTimeout(false, HINT_MILLIS, TimeUnit.MILLISECONDS)
                .thenApply(found -> found
                        ? Optional.of(new MisplacedAnswer(
                                spec.workingFolder().resolve(name).toString(), MisplacedAnswer.Kind.WORKING_FOLDER))
                        : Optional.<MisplacedAnswer>empty())
                .join();
    }

    /** Returns whether a file was written since a moment; a file of an earlier match was not. */
    private static boolean isWrittenSince(long nanos, Path file) {
        try {
            long begunMillis = System.currentTimeMillis() - TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
            BasicFileAttributes found =
                    Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            return found.isRegularFile() && found.lastModifiedTime().toMillis() >= begunMillis;
        } catch (IOException noHint) {
            LOGGER.debug("There is no hint in {}: {}", file, noHint.toString());
            return false;
        }
    }

    @Override
    public long acknowledge(Acknowledgement acknowledgement) {
        long acknowledged = super.acknowledge(acknowledgement);
        bot().ifPresent(launcher::logNow);
        return acknowledged;
    }

    @Override
    public OptionalLong processorNanos() {
        return bot().map(running -> OptionalLong.of(running.processorNanos())).orElse(OptionalLong.empty());
    }

    @Override
    public Optional<Presence.Gone> causeOfVenueFailure() {
        Optional<ExceededLimit> overrun = bot().flatMap(BotProcess::fullDiskCause);
        overrun.ifPresent(passed -> freeDisk());
        return overrun.map(LaunchedPlayer::gone).or(super::causeOfVenueFailure);
    }

    /** Ends a program that has filled its folder, and empties the folder, because the other programs need the space. */
    private void freeDisk() {
        bot().ifPresent(BotProcess::kill);
        try {
            PathUtils.cleanDirectory(folder);
        } catch (IOException | RuntimeException failure) {
            LOGGER.warn("The folder {} cannot be emptied: {}", folder, failure.toString());
        }
    }

    /** Returns how the program ended, or why it was never started; empty while it runs. */
    private static Optional<SeatDeparture> end(Session invited) {
        if (invited.started().isCompletedExceptionally()) {
            return Optional.of(new SeatDeparture.FromRecord(startFailure(invited.started())));
        }
        return running(invited)
                .filter(bot -> bot.ending().isDone())
                .map(bot -> bot.ending().join())
                .map(ending -> ending.departure(invited.log().toString()));
    }

    /** Publishes the end of the match; the farewell begins, for all bots of the match together. */
    @Override
    public void conclude(String gameover) {
        super.conclude(gameover);
        long farewellNanos = launcher.terms().limits().farewell().toNanos();
        farewellEndsNanos = System.nanoTime() + farewellNanos;
        session.flatMap(LaunchedPlayer::running).ifPresent(bot -> {
            bot.scanChildren();
            // In the second half of the farewell it is asked to exit; a program that still plays needs this.
            bot.terminateAt(System.nanoTime() + farewellNanos / 2);
        });
    }

    /** Waits for the rest of the farewell, ends the program with its descendants, and records how it ended. */
    @Override
    public void leave() {
        try {
            session.ifPresent(this::endProgram);
        } finally {
            super.leave();
        }
    }

    private void endProgram(Session current) {
        Optional<BotProcess> bot = awaitStart(current);
        if (bot.isEmpty()) {
            write(current, new ProgramEnd.NotStarted(startFailure(current.started())), List.of(), Event.Errors.NONE);
            return;
        }
        bot.get().awaitEnd(farewellEndsNanos);
        List<String> survivors = bot.get().kill();
        if (!survivors.isEmpty()) {
            LOGGER.warn(
                    "In the match {} the bot {} left behind {}.",
                    current.invitation().matchId(),
                    spec.name(),
                    survivors);
        }
        if (bot.get()
                .overrun()
                .filter(passed -> passed.limit() == Departure.DISK_LIMIT)
                .isPresent()) {
            freeDisk();
        }
        BotProcess.Ending ending = bot.get().ending().getNow(BotProcess.Ending.NONE);
        write(current, ending.end(survivors, bot.get().overrun()), ending.lastErrorLines(), ending.errors());
    }

    private static Optional<BotProcess> awaitStart(Session current) {
        try {
            return Optional.of(current.started().join());
        } catch (CompletionException failed) {
            return Optional.empty();
        }
    }

    private void write(Session current, ProgramEnd how, List<String> lastErrorLines, Event.Errors errors) {
        Invitation invitation = current.invitation();
        long now = invitation.clock().nanos();
        invitation
                .recorder()
                .write(new Event.ProcessEnded(
                        now,
                        invitation.seat().number(),
                        how,
                        lastErrorLines,
                        current.log().toString(),
                        running(current).map(BotProcess::use),
                        errors,
                        running(current).map(bot -> now - bot.sinceStartNanos())));
    }

    private static Optional<BotProcess> running(Session current) {
        boolean runs = current.started().isDone() && !current.started().isCompletedExceptionally();
        return runs ? Optional.of(current.started().join()) : Optional.empty();
    }

    private static String startFailure(CompletableFuture<BotProcess> started) {
        try {
            return started.thenApply(BotProcess::toString).join();
        } catch (CompletionException failure) {
            Throwable cause = Optional.ofNullable(failure.getCause()).orElse(failure);
            return cause instanceof LaunchException known ? String.valueOf(known.getMessage()) : cause.toString();
        }
    }

    /** Returns whether the machine was unable to start it, rather than the program being unfit to start. */
    private static boolean isOfMachine(CompletableFuture<BotProcess> started) {
        try {
            return started.thenApply(bot -> false).join();
        } catch (CompletionException failure) {
            return failure.getCause() instanceof LaunchException known ? known.isOfMachine() : true;
        }
    }
}
