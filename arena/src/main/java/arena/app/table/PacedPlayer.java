package arena.app.table;

import arena.match.ForwardingPlayer;
import arena.match.Invitation;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Prompt;
import arena.match.Reply;
import java.time.Duration;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A player that delays its answers, so that people can follow, but never so much that they are late. */
final class PacedPlayer extends ForwardingPlayer {

    private static final int SHARE_OF_LIMIT = 4;

    /** The fact with the pace, in milliseconds. */
    static final String FACT = "paceMillis";

    private final Duration pace;
    private Optional<Invitation> invitation = Optional.empty();
    private long fromNanos;

    PacedPlayer(Player inner, Duration pace) {
        super(inner);
        this.pace = pace;
    }

    @Override
    public PlayerInfo info() {
        SortedMap<String, String> facts = new TreeMap<>(super.info().facts());
        facts.put(FACT, Long.toString(pace.toMillis()));
        return new PlayerInfo(super.info().kind(), facts);
    }

    @Override
    public void join(Invitation invited) {
        invitation = Optional.of(invited);
        super.join(invited);
    }

    @Override
    public long sendPrompt(Prompt prompt) {
        long published = super.sendPrompt(prompt);
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
