package arena.launch;

import arena.game.Departure;
import arena.match.Event;
import arena.match.Invitation;
import arena.match.PassedOn;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Presence;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A bot that the arena starts: the player that serves its team folder, and the program that plays there.
 *
 * <p>The program is started when the folder is clean, and it is gone as soon as its process has ended; an answer that stands
 * in the folder by then is still taken. After the match it has the time of the farewell to leave by itself; then it and
 * everything it started is ended.
 */
public final class LaunchedPlayer extends PassedOn {

    private static final Logger LOGGER = LoggerFactory.getLogger(LaunchedPlayer.class);

    private final BotSpec spec;
    private final Path folder;
    private final Launcher launcher;
    private final CompletableFuture<SortedMap<String, String>> facts;

    private Optional<Invited> invited = Optional.empty();
    private boolean wasHere;
    private long farewellEndsNanos = System.nanoTime();

    /**
     * Prepares a bot; nothing is started yet.
     *
     * @param inner serves the team folder
     * @param folder the team folder, which exists when the inner player has joined
     */
    public LaunchedPlayer(Player inner, BotSpec spec, Path folder, Launcher launcher) {
        super(inner);
        this.spec = spec;
        this.folder = folder.toAbsolutePath().normalize();
        this.launcher = launcher;
        // Digests take a moment, which the other preparations of a match need as well.
        this.facts = CompletableFuture.supplyAsync(
                () -> spec.facts(launcher.terms().sight().hidden()));
    }

    /** What it has from its invitation on. */
    private record Invited(Invitation invitation, Path log, CompletableFuture<BotProcess> started) {}

    /** Returns the kind {@code bot}, with the command, the digests of its files and how closely it is confined. */
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

    /** Cleans the folder and begins to look into it, and only then has the program started, if its folder can be used. */
    @Override
    public void join(Invitation invitation) {
        super.join(invitation);
        if (super.presence() instanceof Presence.Gone) {
            return;
        }
        Path log = launcher.terms().logs().resolve(logName(invitation));
        CompletableFuture<BotProcess> started =
                launcher.start(new Launcher.Order(spec, folder, log, variables(invitation)));
        CompletableFuture<BotProcess.Ending> unused = started.thenCompose(BotProcess::ending)
                .whenComplete((ending, failure) -> invitation.clock().bell().ring());
        invited = Optional.of(new Invited(invitation, log, started));
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

    /** Returns that it is gone from the moment on when its process has ended, with its exit code and its last words. */
    @Override
    public Presence presence() {
        Presence presence = super.presence();
        wasHere |= presence instanceof Presence.Here;
        Optional<String> end = invited.flatMap(LaunchedPlayer::endWords);
        return end.<Presence>map(words -> new Presence.Gone(wasHere ? Departure.ENDED : Departure.NOT_READY, words))
                .orElse(presence);
    }

    /** Returns how the program ended, or why it was never started; nothing while it runs. */
    private static Optional<String> endWords(Invited invited) {
        if (invited.started().isCompletedExceptionally()) {
            return Optional.of(startFailure(invited.started()));
        }
        return running(invited)
                .filter(bot -> bot.ending().isDone())
                .map(bot -> bot.ending().join())
                .map(ending -> EndWords.ofDeparture(ending) + "; all it printed is in " + invited.log());
    }

    /** Publishes the end of the match; the farewell begins, for all bots of the match together. */
    @Override
    public void conclude(String gameover) {
        super.conclude(gameover);
        long farewellNanos = launcher.terms().limits().farewell().toNanos();
        farewellEndsNanos = System.nanoTime() + farewellNanos;
        invited.flatMap(LaunchedPlayer::running).ifPresent(bot -> {
            bot.lookAtChildren();
            // In the second half of the farewell it is asked to leave, as a program that plays on and on must be.
            CompletableFuture.delayedExecutor(farewellNanos / 2, TimeUnit.NANOSECONDS)
                    .execute(bot::terminate);
        });
    }

    /** Waits for the rest of the farewell, ends the program with everything it started, and writes down how it ended. */
    @Override
    public void leave() {
        try {
            invited.ifPresent(this::end);
        } finally {
            super.leave();
        }
    }

    private void end(Invited guest) {
        Optional<BotProcess> bot = awaitStart(guest);
        if (bot.isEmpty()) {
            write(guest, "was never started: " + startFailure(guest.started()), List.of());
            return;
        }
        bot.get().awaitEnd(farewellEndsNanos);
        List<String> survivors = bot.get().kill();
        if (!survivors.isEmpty()) {
            LOGGER.warn(
                    "In the match {} the bot {} left behind {}.",
                    guest.invitation().matchId(),
                    spec.name(),
                    survivors);
        }
        BotProcess.Ending ending = bot.get().ending().getNow(EndWords.NOT_ENDED);
        write(guest, EndWords.ofRecord(ending, survivors), ending.lastErrorLines());
    }

    private static Optional<BotProcess> awaitStart(Invited guest) {
        try {
            return Optional.of(guest.started().join());
        } catch (CompletionException failed) {
            return Optional.empty();
        }
    }

    private void write(Invited guest, String words, List<String> lastErrorLines) {
        Invitation invitation = guest.invitation();
        invitation
                .scribe()
                .write(new Event.ProcessEnded(
                        invitation.clock().nanos(),
                        invitation.seat().number(),
                        words,
                        lastErrorLines,
                        guest.log().toString()));
    }

    private static Optional<BotProcess> running(Invited guest) {
        boolean runs = guest.started().isDone() && !guest.started().isCompletedExceptionally();
        return runs ? Optional.of(guest.started().join()) : Optional.empty();
    }

    private static String startFailure(CompletableFuture<BotProcess> started) {
        try {
            return started.thenApply(BotProcess::toString).join();
        } catch (CompletionException failure) {
            Throwable cause = Optional.ofNullable(failure.getCause()).orElse(failure);
            return cause instanceof LaunchException known ? String.valueOf(known.getMessage()) : cause.toString();
        }
    }
}
