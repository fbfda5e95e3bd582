package arena.door.http;

import arena.match.Acknowledgement;
import arena.match.ForwardingPlayer;
import arena.match.Invitation;
import arena.match.Player;
import arena.match.Presence;
import java.net.InetAddress;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** A bot that is an HTTP server: the player that serves its team folder, and the door between the two. */
public final class HttpPlayer extends ForwardingPlayer {

    /** The kind of its remarks in the record. */
    private static final String REMARK = "http";

    private static final int MOST_REMARKS = 100;
    private static final long END_MILLIS = 1_500;

    private final Path folder;
    private final Link link;
    private final Queue<String> remarks = new ArrayBlockingQueue<>(MOST_REMARKS);
    private Optional<Seated> seated = Optional.empty();

    /**
     * The way to a bot's server.
     *
     * @param allowed whether the host allows an address
     * @param mostBytes the largest answer
     * @param timeout the longest time for one response
     */
    public record Link(URI url, Predicate<InetAddress> allowed, int mostBytes, Duration timeout) {}

    private record Seated(Invitation invitation, Thread door) {}

    /**
     * Prepares a bot; nothing is sent yet.
     *
     * @param inner serves the team folder
     * @param folder the team folder
     */
    public HttpPlayer(Player inner, Path folder, Link link) {
        super(inner);
        this.folder = folder;
        this.link = link;
    }

    /** Cleans the folder, and then opens the door, which reports the bot ready when its server can be reached. */
    @Override
    public void join(Invitation invitation) {
        super.join(invitation);
        if (super.presence() instanceof Presence.Gone) {
            return;
        }
        HttpDoor.Terms terms = new HttpDoor.Terms(
                new BotAddress(link.url(), link.allowed()), headers(invitation), link.mostBytes(), link.timeout());
        Thread door = new Thread(() -> HttpDoor.serve(folder, terms, remarks::offer), "http-" + name());
        door.setDaemon(true);
        door.start();
        seated = Optional.of(new Seated(invitation, door));
    }

    private Map<String, String> headers(Invitation invitation) {
        return Map.of(
                "Arena-Game", invitation.gameId(),
                "Arena-Match", invitation.matchId(),
                "Arena-Team", name(),
                "Arena-Seat", Integer.toString(invitation.seat().number()),
                "Arena-Seed", Long.toString(invitation.seed()));
    }

    @Override
    public long acknowledge(Acknowledgement acknowledgement) {
        long acknowledged = super.acknowledge(acknowledgement);
        record();
        return acknowledged;
    }

    @Override
    public void leave() {
        try {
            seated.ifPresent(one -> end(one.door()));
            record();
        } finally {
            super.leave();
        }
    }

    /** The door ends by itself when it has posted the end of the match. */
    private static void end(Thread door) {
        boolean interrupted = Thread.interrupted();
        try {
            TimeUnit.MILLISECONDS.timedJoin(door, END_MILLIS);
            door.interrupt();
            TimeUnit.MILLISECONDS.timedJoin(door, END_MILLIS);
        } catch (InterruptedException stop) {
            door.interrupt();
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void record() {
        for (String words = remarks.poll(); words != null; words = remarks.poll()) {
            String remark = words;
            seated.ifPresent(one -> one.invitation().notice(REMARK, remark));
        }
    }
}
