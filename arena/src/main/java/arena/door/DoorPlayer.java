package arena.door;

import arena.match.Acknowledgement;
import arena.match.ForwardingPlayer;
import arena.match.Invitation;
import arena.match.Player;
import arena.match.Presence;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A bot behind a door: the player that serves its team folder, and the thread of the door between the two. */
public abstract class DoorPlayer extends ForwardingPlayer {

    private static final int MOST_REMARKS = 100;
    private static final long END_MILLIS = 1_500;

    private final String kind;
    private final Queue<String> remarks = new ArrayBlockingQueue<>(MOST_REMARKS);
    private Optional<Seated> seated = Optional.empty();

    private record Seated(Invitation invitation, Thread door) {}

    /**
     * Prepares a bot.
     *
     * @param inner serves the team folder
     * @param kind the kind of its remarks in the record
     */
    protected DoorPlayer(Player inner, String kind) {
        super(inner);
        this.kind = kind;
    }

    /** Serves a match on the thread of the door, until it is over or the thread is interrupted. */
    protected abstract void serve(Invitation invitation);

    /** Keeps a sentence for the record; from any thread. A flood of them is cut off. */
    protected void remark(String words) {
        boolean unused = remarks.offer(words);
    }

    /** Cleans the folder, and then opens the door. */
    @Override
    public void join(Invitation invitation) {
        super.join(invitation);
        if (super.presence() instanceof Presence.Gone) {
            return;
        }
        Thread door = new Thread(() -> serve(invitation), kind + "-" + name());
        door.setDaemon(true);
        door.start();
        seated = Optional.of(new Seated(invitation, door));
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

    /** The door ends by itself when it has passed on the end of the match. */
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
            seated.ifPresent(one -> one.invitation().notice(kind, remark));
        }
    }
}
