package arena.app.table;

import arena.match.ForwardingPlayer;
import arena.match.Invitation;
import arena.match.Player;
import arena.match.Prompt;
import arena.match.Reply;
import java.time.Duration;
import java.util.Optional;

/** A player who lets some time pass before it answers, so that people can follow; never so much that it is late. */
final class PacedPlayer extends ForwardingPlayer {

    private static final int SHARE_OF_LIMIT = 4;

    private final Duration pace;
    private Optional<Invitation> invitation = Optional.empty();
    private long fromNanos;

    PacedPlayer(Player inner, Duration pace) {
        super(inner);
        this.pace = pace;
    }

    @Override
    public void join(Invitation invited) {
        invitation = Optional.of(invited);
        super.join(invited);
    }

    @Override
    public long ask(Prompt prompt) {
        long published = super.ask(prompt);
        long most = prompt.limit().time().map(Duration::toNanos).orElse(Long.MAX_VALUE) / SHARE_OF_LIMIT;
        fromNanos = published + Math.min(pace.toNanos(), most);
        return published;
    }

    @Override
    public Optional<Reply> reply() {
        return isWaiting() ? Optional.empty() : super.reply();
    }

    @Override
    public long wakeNanos() {
        return isWaiting() ? Math.min(fromNanos, super.wakeNanos()) : super.wakeNanos();
    }

    private boolean isWaiting() {
        return invitation.stream().anyMatch(invited -> invited.clock().nanos() < fromNanos);
    }
}
