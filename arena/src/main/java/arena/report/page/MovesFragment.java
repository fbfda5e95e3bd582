package arena.report.page;

import arena.game.GameDefinition;
import arena.game.Picture;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.record.EventText;
import arena.record.MatchRecord;
import arena.record.Printable;
import arena.record.RecordedEvent;
import arena.record.Replay;
import arena.report.HostPaths;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The fragment with the moves of a game from its record, and the positions between them. */
final class MovesFragment {

    /** The largest number of positions, at even distances, so that the page of a long game has not many megabytes. */
    private static final int MOST_POSITIONS = 150;

    /** The largest number of lines. */
    private static final int MOST_LINES = 5_000;

    /** The element around a run of each tint. */
    private static final Map<Picture.Tint, Html> RUNS = Stream.of(Picture.Tint.values())
            .collect(Collectors.toMap(tint -> tint, tint -> Html.tag("b").of(style(tint))));

    private static final Viewpoint VIEWPOINT = new Viewpoint.Referee();

    private MovesFragment() {}

    static Html of(GameDefinition<?, ?, ?> game, MatchRecord record, HostPaths paths) {
        return replay(game, record, paths);
    }

    private static <S, V, A> Html replay(GameDefinition<S, V, A> game, MatchRecord record, HostPaths paths) {
        Replay<S, V, A> replay = new Replay<>(game);
        EventText text = new EventText(EventText.Detail.REASONED, VIEWPOINT);
        List<Html> pieces = new ArrayList<>();
        int distance = 1 + steps(record) / MOST_POSITIONS;
        int shown = 0;
        for (int frame = 0; frame < record.entries().size() && pieces.size() < MOST_LINES; frame++) {
            // Each frame is read when its event is added, so that it is computed once.
            replay.add(record.entries().get(frame));
            Event event = replay.event(frame);
            text.line(event)
                    .ifPresent(line ->
                            pieces.add(Html.tag("div", paths.without(line)).of(style(event))));
            int steps = replay.frame(frame).steps();
            if (steps >= shown + distance || (event instanceof Event.Ended && steps > shown)) {
                shown = steps;
                position(replay, frame, steps).ifPresent(pieces::add);
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

    /** Returns the number of the last step in the record. */
    private static int steps(MatchRecord record) {
        return record.entries().stream()
                .map(RecordedEvent::event)
                .mapToInt(event -> event instanceof Event.Ruled ruled
                        ? ruled.step()
                        : event instanceof Event.Ended end ? end.steps() : 0)
                .max()
                .orElse(0);
    }

    private static String style(Event event) {
        return event instanceof Event.Ruled ruled && ruled.code() == 0 ? "line" : "line notable";
    }

    private static <S, V, A> Optional<Html> position(Replay<S, V, A> replay, int frame, int steps) {
        return replay.picture(frame, VIEWPOINT)
                .map(picture -> Html.tag(
                        "details",
                        Html.tag("summary", "Position after step " + steps),
                        Html.tag("pre", pieces(picture)).of("board")));
    }

    /** Returns the runs of a picture; blanks show no tint and join the run before them. */
    private static List<Html> pieces(Picture picture) {
        List<Html> pieces = new ArrayList<>();
        StringBuilder run = new StringBuilder();
        Picture.Tint tint = Picture.Tint.PLAIN;
        for (Picture.Line line : picture.lines()) {
            for (Picture.Span span : line.spans()) {
                if (span.tint() != tint && !span.text().isBlank()) {
                    pieces.add(run(run, tint));
                    tint = span.tint();
                }
                run.append(Printable.of(span.text()));
            }
            run.append('\n');
        }
        pieces.add(run(run, tint));
        return pieces;
    }

    private static Html run(StringBuilder run, Picture.Tint tint) {
        String words = run.toString();
        run.setLength(0);
        return tint == Picture.Tint.PLAIN || words.isBlank()
                ? Html.text(words)
                : Objects.requireNonNull(RUNS.get(tint)).around(words);
    }

    /** Returns the name of a tint in the style sheet. */
    private static String style(Picture.Tint tint) {
        return tint.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
