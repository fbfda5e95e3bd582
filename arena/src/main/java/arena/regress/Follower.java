package arena.regress;

import arena.game.Seat;
import arena.match.Acknowledgement;
import arena.match.Invitation;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Presence;
import arena.match.Prompt;
import arena.match.Reply;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A player whose first answers are those of a recorded match, whatever he says; he is asked all the same, and waited for.
 */
final class Follower implements Player {

    private final Rehearsal rehearsal;
    private final Seat seat;
    private final Player inner;
    private String input = "";

    Follower(Rehearsal rehearsal, Seat seat, Player inner) {
        this.rehearsal = rehearsal;
        this.seat = seat;
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
        rehearsal.stopInTime();
        return inner.presence();
    }

    @Override
    public long ask(Prompt prompt) {
        input = prompt.text();
        return inner.ask(prompt);
    }

    @Override
    public Optional<Reply> reply() {
        return inner.reply().map(this::counting);
    }

    /** Returns the real reply if the player has gone without one: what was recorded cannot be answered for him any more. */
    @Override
    public Reply lastReply() {
        Reply last = inner.lastReply();
        if (last.bytes().isEmpty() && inner.presence() instanceof Presence.Gone) {
            return last;
        }
        Optional<Past.Answered> recorded = rehearsal.recorded(seat, last.number());
        if (last.bytes().isEmpty() && recorded.flatMap(Past.Answered::output).isPresent()) {
            rehearsal.silent(seat, last.number());
        }
        return counting(last);
    }

    /** Returns the recorded answer, if there is one to this prompt, with the stamps of the real one. */
    private Reply counting(Reply real) {
        Optional<Past.Answered> recorded = rehearsal.recorded(seat, real.number());
        if (recorded.isEmpty()) {
            return real;
        }
        Optional<Output> then = recorded.get().output();
        rehearsal.compare(seat, input, real, recorded.get());
        return new Reply(real.number(), then.map(Output::bytes), false, real.stamps());
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
    public void conclude(String gameover) {
        inner.conclude(gameover);
    }

    @Override
    public void leave() {
        inner.leave();
    }
}
