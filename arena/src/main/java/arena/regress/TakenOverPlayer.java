package arena.regress;

import arena.game.Seat;
import arena.match.ForwardingPlayer;
import arena.match.Player;
import arena.match.Presence;
import arena.match.Prompt;
import arena.match.Reply;
import java.util.Optional;

/**
 * A player whose first answers are replaced by those of a recorded match. The real player is asked and waited for
 * nevertheless.
 */
public final class TakenOverPlayer extends ForwardingPlayer {

    private final ResumedMatch resumed;
    private final Seat seat;
    private String input = "";

    /**
     * Creates a player of a resumed match.
     *
     * @param inner the real player
     */
    public TakenOverPlayer(ResumedMatch resumed, Seat seat, Player inner) {
        super(inner);
        this.resumed = resumed;
        this.seat = seat;
    }

    @Override
    public Presence presence() {
        resumed.stopIfDone();
        return super.presence();
    }

    @Override
    public long ask(Prompt prompt) {
        input = prompt.text();
        return super.ask(prompt);
    }

    @Override
    public Optional<Reply> reply() {
        return super.reply().map(this::withRecordedAnswer);
    }

    /**
     * Returns the real reply if the player has left without an answer, because the recorded answer can no longer be
     * given for it.
     */
    @Override
    public Reply lastReply() {
        Reply last = super.lastReply();
        if (last.bytes().isEmpty() && super.presence() instanceof Presence.Gone) {
            return last;
        }
        Optional<MatchPrefix.Answered> recorded = resumed.recorded(seat, last.number());
        if (last.bytes().isEmpty()
                && recorded.flatMap(MatchPrefix.Answered::output).isPresent()) {
            resumed.recordMissedTurn(seat, last.number());
        }
        return withRecordedAnswer(last);
    }

    /** Returns the recorded answer to this prompt, if there is one, with the time stamps of the real one. */
    private Reply withRecordedAnswer(Reply real) {
        Optional<MatchPrefix.Answered> recorded = resumed.recorded(seat, real.number());
        if (recorded.isEmpty()) {
            return real;
        }
        Optional<RecordedOutput> then = recorded.get().output();
        resumed.recordDifference(seat, input, real, recorded.get());
        return new Reply(real.number(), then.map(RecordedOutput::bytes), false, real.stamps());
    }
}
