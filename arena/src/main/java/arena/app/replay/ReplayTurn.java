package arena.app.replay;

import arena.app.RequestFailure;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.record.Frame;
import java.util.List;

/**
 * One turn of one seat in a replay.
 *
 * @param first the frame of its prompt
 * @param last the frame in which it was judged, or as far as it came
 * @param prompted the prompt
 */
public record ReplayTurn(int first, int last, Event.Prompted prompted) {

    /**
     * Returns the turn that somebody wants to see.
     *
     * @param number the seat's own turn: the i of its input_i.txt
     * @throws RequestFailure if these are not the eyes of a seat, or it had no such turn
     */
    public static ReplayTurn find(List<? extends Frame<?>> frames, Viewpoint eyes, int number) {
        if (!(eyes instanceof Viewpoint.Player player)) {
            throw RequestFailure.usage(
                    "--turn counts the turns of one seat; name the seat with --as, such as --as 1 --turn " + number
                            + ".");
        }
        int seat = player.seat().number();
        int turns = 0;
        for (int at = 0; at < frames.size(); at++) {
            if (frames.get(at).entry().event() instanceof Event.Prompted prompted && prompted.seat() == seat) {
                turns = prompted.number();
                if (turns == number) {
                    return new ReplayTurn(at, end(frames, at, prompted), prompted);
                }
            }
        }
        throw RequestFailure.usage("Seat " + seat + " had " + turns + (turns == 1 ? " turn" : " turns")
                + " in this match, and --turn is one of them, not " + number + ".");
    }

    private static int end(List<? extends Frame<?>> frames, int first, Event.Prompted prompted) {
        for (int at = first; at < frames.size(); at++) {
            Event event = frames.get(at).entry().event();
            boolean ruled = event instanceof Event.Ruled ruling && ruling.seat() == prompted.seat();
            boolean left = event instanceof Event.Left gone && gone.seat() == prompted.seat();
            if (ruled || left) {
                return at;
            }
        }
        return frames.size() - 1;
    }
}
