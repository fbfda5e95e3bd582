package arena.app.replay;

import arena.game.Ruling;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.record.EventText;
import arena.record.Replay;
import java.util.function.IntPredicate;

/**
 * The position of a viewer in a replay, and its movements. A move is a ruling or another change of the match; between
 * moves are prompts and acknowledgements, which are events too.
 */
public final class ReplayCursor {

    private final Replay<?, ?, ?> replay;
    private int at;

    /** Starts at the first frame; the replay may grow. */
    public ReplayCursor(Replay<?, ?, ?> replay) {
        this.replay = replay;
    }

    public int at() {
        return at;
    }

    public boolean isAtEnd() {
        return at >= replay.size() - 1;
    }

    public void goTo(int frame) {
        at = Math.max(0, Math.min(replay.size() - 1, frame));
    }

    public void goToBeginning() {
        at = 0;
    }

    public void goToEnd() {
        at = Math.max(0, replay.size() - 1);
    }

    public void goByEvent(int direction) {
        at = Math.max(0, Math.min(replay.size() - 1, at + direction));
    }

    /** Goes to the next move in a direction, or to the end of the record there. */
    public void goByMove(int direction) {
        if (!seek(direction, this::isMove)) {
            goByEvent(direction * replay.size());
        }
    }

    /** Goes to the next error in a direction that the viewer may know of; returns false and stays if there is none. */
    public boolean goByError(int direction, Viewpoint viewpoint) {
        return seek(direction, frame -> isError(frame, viewpoint));
    }

    /**
     * Goes to the ruling of a turn: of the seat of the viewpoint, else of the step of the match with that number;
     * returns false and stays if there was none.
     */
    public boolean goToTurn(int number, Viewpoint viewpoint) {
        for (int frame = 0; frame < replay.size(); frame++) {
            if (replay.event(frame) instanceof Event.Ruled ruled && isTurn(ruled, number, viewpoint)) {
                at = frame;
                return true;
            }
        }
        return false;
    }

    private static boolean isTurn(Event.Ruled ruled, int number, Viewpoint viewpoint) {
        return viewpoint instanceof Viewpoint.Player player
                ? ruled.seat() == player.seat().number() && ruled.reply().number() == number
                : ruled.step() == number;
    }

    private boolean seek(int direction, IntPredicate wanted) {
        for (int frame = at + direction; frame >= 0 && frame < replay.size(); frame += direction) {
            if (wanted.test(frame)) {
                at = frame;
                return true;
            }
        }
        return false;
    }

    private boolean isMove(int frame) {
        Event event = replay.event(frame);
        return !(event instanceof Event.Prompted
                || event instanceof Event.Acknowledged
                || event instanceof Event.Reasoned
                || event instanceof Event.Joined);
    }

    /**
     * Returns whether a frame shows what a bot's author or a referee looks for, as far as the viewer may know of it.
     */
    public boolean isError(int frame, Viewpoint viewpoint) {
        Event event = replay.event(frame);
        return event instanceof Event.Left
                || event instanceof Event.BrokenOff
                || (event instanceof Event.Ruled ruled
                        && Ruling.isFault(ruled.code())
                        && EventText.mayKnow(viewpoint, ruled.seat()))
                || !replay.differences(frame).isEmpty();
    }
}
