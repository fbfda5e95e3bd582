package arena.bench.exchange;

import arena.match.Acknowledgement;
import arena.match.ForwardingPlayer;
import arena.match.Player;
import arena.match.Prompt;
import arena.match.Reply;
import java.util.Optional;

/** A player with a stop watch: from before the prompt is written until the acknowledgement is out. */
final class TimedPlayer extends ForwardingPlayer {

    private final TurnTimes samples;
    private long begun;
    private long answered;
    private long ended;

    TimedPlayer(Player timed, TurnTimes samples) {
        super(timed);
        this.samples = samples;
    }

    @Override
    public long ask(Prompt prompt) {
        begun = System.nanoTime();
        if (ended != 0) {
            samples.addPause(begun - ended);
        }
        return super.ask(prompt);
    }

    @Override
    public Optional<Reply> reply() {
        Optional<Reply> reply = super.reply();
        if (reply.isPresent()) {
            answered = System.nanoTime();
        }
        return reply;
    }

    @Override
    public Reply lastReply() {
        answered = System.nanoTime();
        return super.lastReply();
    }

    @Override
    public long acknowledge(Acknowledgement acknowledgement) {
        long done = super.acknowledge(acknowledgement);
        ended = System.nanoTime();
        samples.add(answered - begun, ended - begun);
        return done;
    }
}
