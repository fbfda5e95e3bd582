package arena.cli.show;

import arena.app.play.LiveShow;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.match.MatchStatus;
import arena.record.EventText;
import arena.record.RecordedEvent;
import java.io.PrintStream;

/** Shows a match as plain lines, one a ruling, for whoever cannot or will not have pictures. */
public final class LineShow implements LiveShow.Picturing {

    private final PrintStream out;
    private final EventText text;
    private MatchStatus status = MatchStatus.NONE;

    /**
     * Shows a match to somebody.
     *
     * @param why whether it is told why a super bot answers as it does
     */
    public LineShow(PrintStream out, Viewpoint eyes, boolean why) {
        this.out = out;
        this.text = new EventText(why ? EventText.Detail.REASONED : EventText.Detail.NOTABLE, eyes);
    }

    @Override
    public boolean take(RecordedEvent entry) {
        Event event = entry.event();
        status = status.after(event);
        boolean told = !(event instanceof Event.Ended)
                && !(event instanceof Event.BrokenOff)
                && !(event instanceof Event.ProcessEnded ended
                        && status.seat(ended.seat()).left().isEmpty());
        text.line(event).filter(line -> told).ifPresent(out::println);
        return false;
    }

    @Override
    public void draw() {
        out.flush();
    }

    @Override
    public void finish() {
        out.flush();
    }
}
