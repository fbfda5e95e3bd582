package arena.record;

import arena.match.Event;
import arena.match.MatchStatus;
import arena.match.SeatTally;
import arena.match.SeatTurn;
import java.util.ArrayList;
import java.util.List;

/**
 * A turn of a seat in a record.
 *
 * @param first the index of its prompt among the events, from 0
 * @param last the index of its ruling, of the departure or of the hand-over of the seat; else of the last event
 * @param turn the state of the turn at that event
 */
public record RecordedTurn(int first, int last, SeatTurn turn) {

    /** Returns the turns of a seat in their order; in real time there are none. */
    public static List<RecordedTurn> of(List<RecordedEvent> entries, int seat) {
        List<RecordedTurn> turns = new ArrayList<>();
        MatchStatus status = MatchStatus.NONE;
        boolean open = false;
        for (int at = 0; at < entries.size(); at++) {
            Event event = entries.get(at).event();
            status = status.after(event);
            SeatTally tally = status.seat(seat);
            if (event instanceof Event.Prompted && event.seat() == seat) {
                turns.add(new RecordedTurn(at, at, tally.turn()));
                open = true;
            } else if (open) {
                int newest = turns.size() - 1;
                turns.set(newest, new RecordedTurn(turns.get(newest).first(), at, tally.turn()));
                boolean isHandedOver = event instanceof Event.HandedOver && event.seat() == seat;
                open = tally.turn().ruling().isEmpty() && tally.left().isEmpty() && !isHandedOver;
            }
        }
        return turns;
    }

    /** Returns its number in the count of the seat. */
    public int number() {
        return turn.number();
    }

    /** Returns the prompt. */
    public Event.Prompted prompted() {
        return turn.prompt().orElseThrow();
    }
}
