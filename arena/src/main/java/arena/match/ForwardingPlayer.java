package arena.match;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A player that forwards every call to another one; a subclass overrides the calls to which it adds something. */
public abstract class ForwardingPlayer implements Player {

    private final Player inner;

    /** Makes a player in front of another one. */
    protected ForwardingPlayer(Player inner) {
        this.inner = inner;
    }

    @Override
    public String name() {
        return inner.name();
    }

    @Override
    public PlayerInfo info() {
        return inner.info();
    }

    @Override
    public Duration patience() {
        return inner.patience();
    }

    @Override
    public void join(Invitation invitation) {
        inner.join(invitation);
    }

    @Override
    public Presence presence() {
        return inner.presence();
    }

    @Override
    public long sendPrompt(Prompt prompt) {
        return inner.sendPrompt(prompt);
    }

    @Override
    public long sendUpdate(Update update) {
        return inner.sendUpdate(update);
    }

    @Override
    public Optional<Reply> reply() {
        return inner.reply();
    }

    @Override
    public Reply lastReply() {
        return inner.lastReply();
    }

    @Override
    public List<Reply> orders() {
        return inner.orders();
    }

    @Override
    public long wakeNanos() {
        return inner.wakeNanos();
    }

    @Override
    public long acknowledge(Acknowledgement acknowledgement) {
        return inner.acknowledge(acknowledgement);
    }

    @Override
    public OptionalLong processorNanos() {
        return inner.processorNanos();
    }

    @Override
    public Optional<Presence.Gone> causeOfVenueFailure() {
        return inner.causeOfVenueFailure();
    }

    @Override
    public void conclude(String gameover) {
        inner.conclude(gameover);
    }

    @Override
    public void leave() {
        inner.leave();
    }
}
