package arena.cli.show;

import arena.app.play.LiveShow;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.record.EventText;
import arena.record.RecordedEvent;
import java.io.PrintStream;
import java.util.SortedSet;
import java.util.TreeSet;

/** Shows a match as plain lines, one a ruling, for whoever cannot or will not have pictures. */
public final class LineShow implements LiveShow.Picturing {

    private final PrintStream out;
    private final EventText text;
    private final SortedSet<Integer> left = new TreeSet<>();

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
        if (event instanceof Event.Left gone) {
            left.add(gone.seat());
        }
        boolean told = !(event instanceof Event.Ended)
                && !(event instanceof Event.BrokenOff)
                && !(event instanceof Event.ProcessEnded ended && !left.contains(ended.seat()));
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
