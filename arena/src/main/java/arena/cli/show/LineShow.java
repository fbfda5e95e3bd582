package arena.cli.show;

import arena.app.play.LiveDisplay;
import arena.game.GameDefinition;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.match.MatchStatus;
import arena.record.EventText;
import arena.record.RecordedEvent;
import arena.record.Replay;
import java.io.PrintStream;
import java.util.Optional;

/** A display of a match as plain lines, one a ruling, without pictures. */
public final class LineShow<S, V, A> implements LiveDisplay.Renderer {

    private final PrintStream out;
    private final EventText text;
    private final Optional<Replay<S, V, A>> replay;
    private MatchStatus status = MatchStatus.NONE;

    /**
     * Creates a display for a spectator.
     *
     * @param why whether the reasons of a super bot are printed
     */
    public LineShow(GameDefinition<S, V, A> game, PrintStream out, Viewpoint viewpoint, boolean why) {
        this.out = out;
        // The referee sees every answer, so no position is needed.
        this.replay = viewpoint instanceof Viewpoint.Referee ? Optional.empty() : Optional.of(new Replay<>(game));
        this.text = new EventText(why ? EventText.Detail.REASONED : EventText.Detail.NOTABLE, viewpoint);
    }

    @Override
    public boolean take(RecordedEvent entry) {
        Event event = entry.event();
        Optional<String> line = line(entry);
        boolean isShown = !(event instanceof Event.Ended)
                && !(event instanceof Event.BrokenOff)
                && !(event instanceof Event.ProcessEnded ended
                        && status.seat(ended.seat()).left().isEmpty());
        line.filter(words -> isShown).ifPresent(out::println);
        return false;
    }

    /** Takes an event without printing it. */
    public void pass(RecordedEvent entry) {
        line(entry);
    }

    private Optional<String> line(RecordedEvent entry) {
        status = status.after(entry.event());
        replay.ifPresent(match -> match.add(entry));
        return text.line(entry.event(), replay.flatMap(match -> match.shown(match.size() - 1)));
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
