package arena.report.page;

import arena.game.GameBox;
import arena.game.Picture;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.record.EventText;
import arena.record.MatchRecord;
import arena.record.Printable;
import arena.record.Replay;
import arena.report.HostPaths;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A game move by move, as its record tells it, with the positions of the board between the moves. */
final class MovesPart {

    /**
     * So many positions are painted at most, at even distances, so that a long game makes no page of many megabytes.
     */
    private static final int MOST_POSITIONS = 150;

    /** So many lines are told at most. */
    private static final int MOST_LINES = 5_000;

    private static final Viewpoint EYES = new Viewpoint.Referee();

    private MovesPart() {}

    static Html of(GameBox<?, ?, ?> box, MatchRecord record, HostPaths paths) {
        return replay(box, record, paths);
    }

    private static <S, V, A> Html replay(GameBox<S, V, A> box, MatchRecord record, HostPaths paths) {
        Replay<S, V, A> replay = Replay.of(box, record.entries());
        EventText teller = new EventText(EventText.Detail.REASONED, EYES);
        List<Html> pieces = new ArrayList<>();
        int distance = 1 + steps(replay) / MOST_POSITIONS;
        int shown = 0;
        Map<Picture.Span, Html> spans = new HashMap<>();
        for (int frame = 0; frame < replay.size() && pieces.size() < MOST_LINES; frame++) {
            Event event = replay.event(frame);
            teller.line(event)
                    .ifPresent(line ->
                            pieces.add(Html.tag("div", paths.without(line)).of(style(event))));
            int steps = replay.frame(frame).steps();
            if (steps >= shown + distance || (event instanceof Event.Ended && steps > shown)) {
                shown = steps;
                position(replay, frame, steps, spans).ifPresent(pieces::add);
            }
        }
        List<Html> remarks = new ArrayList<>();
        record.damages().forEach(damage -> remarks.add(Html.tag("p", paths.without(damage))));
        return Html.all(
                Html.tag("h2", "Move by move"),
                Html.tag(
                        "p",
                        "Each line: the step, the team, its answer, the code that it was given, the time it took."),
                Html.all(remarks),
                Html.tag("div", pieces).of("moves scroll"));
    }

    private static int steps(Replay<?, ?, ?> replay) {
        return replay.size() == 0 ? 0 : replay.frame(replay.size() - 1).steps();
    }

    private static String style(Event event) {
        return event instanceof Event.Ruled ruled && ruled.code() == 0 ? "line" : "line notable";
    }

    /**
     * Returns a position as a picture.
     *
     * @param spans those that were made before: from one position to the next most are the same
     */
    private static <S, V, A> Optional<Html> position(
            Replay<S, V, A> replay, int frame, int steps, Map<Picture.Span, Html> spans) {
        return replay.picture(frame, EYES)
                .map(picture -> Html.tag(
                        "details",
                        Html.tag("summary", "Position after step " + steps),
                        Html.tag("pre", pieces(picture, spans)).of("board")));
    }

    private static List<Html> pieces(Picture picture, Map<Picture.Span, Html> spans) {
        List<Html> pieces = new ArrayList<>();
        for (Picture.Line line : picture.lines()) {
            line.spans().forEach(span -> pieces.add(spans.computeIfAbsent(span, MovesPart::span)));
            pieces.add(Html.text("\n"));
        }
        return pieces;
    }

    private static Html span(Picture.Span span) {
        String words = Printable.of(span.text());
        return span.tint() == Picture.Tint.PLAIN || words.isBlank()
                ? Html.text(words)
                : Html.tag("b", words)
                        .of(span.tint().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
}
