package arena.bench.exchange;

import arena.match.Acknowledgement;
import arena.match.Invitation;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Presence;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.Update;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A player with a stop watch: from before the prompt is written until the acknowledgement is out. */
final class TimedPlayer implements Player {

    private final Player timed;
    private final TurnTimes samples;
    private long begun;
    private long answered;
    private long ended;

    TimedPlayer(Player timed, TurnTimes samples) {
        this.timed = timed;
        this.samples = samples;
    }

    @Override
    public String name() {
        return timed.name();
    }

    @Override
    public PlayerInfo info() {
        return timed.info();
    }

    @Override
    public Duration patience() {
        return timed.patience();
    }

    @Override
    public void join(Invitation invitation) {
        timed.join(invitation);
    }

    @Override
    public Presence presence() {
        return timed.presence();
    }

    @Override
    public long ask(Prompt prompt) {
        begun = System.nanoTime();
        if (ended != 0) {
            samples.addPause(begun - ended);
        }
        return timed.ask(prompt);
    }

    @Override
    public long tell(Update update) {
        return timed.tell(update);
    }

    @Override
    public Optional<Reply> reply() {
        Optional<Reply> reply = timed.reply();
        if (reply.isPresent()) {
            answered = System.nanoTime();
        }
        return reply;
    }

    @Override
    public Reply lastReply() {
        answered = System.nanoTime();
        return timed.lastReply();
    }

    @Override
    public List<Reply> orders() {
        return timed.orders();
    }

    @Override
    public long wakeNanos() {
        return timed.wakeNanos();
    }

    @Override
    public long acknowledge(Acknowledgement acknowledgement) {
        long done = timed.acknowledge(acknowledgement);
        ended = System.nanoTime();
        samples.add(answered - begun, ended - begun);
        return done;
    }

    @Override
    public void conclude(String gameover) {
        timed.conclude(gameover);
    }

    @Override
    public void leave() {
        timed.leave();
    }
}
