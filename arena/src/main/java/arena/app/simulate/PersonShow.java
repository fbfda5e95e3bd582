package arena.app.simulate;

import arena.app.play.LiveDisplay;
import arena.game.GameDefinition;
import arena.game.Picture;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.person.Question;
import arena.record.EventText;
import arena.record.Printable;
import arena.record.RecordedEvent;
import arena.record.Replay;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The display of a match for the person who plays in it, from the viewpoint of that seat: the changes of each turn,
 * the board at each prompt, and everything at the end.
 */
final class PersonShow<S, V, A> implements LiveDisplay.Renderer {

    private static final int LONGEST_ACTION = 400;

    private final GameDefinition<S, V, A> game;
    private final Seat seat;
    private final List<String> names;
    private final PersonInterface person;
    private final Replay<S, V, A> replay;
    private final EventText text;
    private final Function<Picture, Runnable> painter;

    /** The step of the last prompt. */
    private int lastStep;

    /** True if several seats are asked at a time: then the answer of each is not reported. */
    private boolean together;

    /** True if the person plays no longer, and does not need to see the other seats. */
    private boolean gone;

    /**
     * Prepares the display for one seat.
     *
     * @param names of all seats, in order
     */
    PersonShow(GameDefinition<S, V, A> game, Seat seat, List<String> names, PersonInterface person) {
        this.game = game;
        this.seat = seat;
        this.names = List.copyOf(names);
        this.person = person;
        this.replay = new Replay<>(game);
        this.text = new EventText(EventText.Detail.NOTABLE, Viewpoint.of(seat));
        this.painter = person.output().painter();
    }

    @Override
    public boolean take(RecordedEvent entry) {
        Optional<V> before = view();
        replay.add(entry);
        Event event = entry.event();
        if (event instanceof Event.Prompted asked) {
            together |= asked.step() == lastStep;
            lastStep = asked.step();
        }
        together |= event instanceof Event.UpdateSent;
        String line = text.line(event).orElse("");
        if (event instanceof Event.Joined joined && joined.seat() == seat.number()) {
            person.joined();
        } else if (event instanceof Event.Prompted asked && asked.seat() == seat.number()) {
            person.asked(
                    new Question(asked.number(), asked.text(), Optional.of(asked.limit())), board(Viewpoint.of(seat)));
        } else if (event instanceof Event.UpdateSent update && update.seat() == seat.number()) {
            String input = view().map(game.views()::write).orElse("");
            person.asked(new Question(update.number(), input, Optional.empty()), board(Viewpoint.of(seat)));
        } else if (event instanceof Event.Ruled ruled && !gone) {
            rule(ruled, before);
        } else if (event instanceof Event.Left left && left.seat() == seat.number()) {
            gone = true;
            if (names.size() > 2) {
                person.output().say("The other players finish the match; Ctrl-C breaks it off.");
            }
        } else if (isReported(event) && !line.isEmpty()) {
            person.output().say(line);
        }
        return false;
    }

    private Optional<V> view() {
        return replay.size() == 0 ? Optional.empty() : replay.view(replay.size() - 1, Viewpoint.of(seat));
    }

    private Runnable board(Viewpoint viewpoint) {
        return replay.picture(replay.size() - 1, viewpoint, person.output().rows())
                .map(painter)
                .orElse(() -> {});
    }

    private void rule(Event.Ruled ruled, Optional<V> before) {
        boolean own = ruled.seat() == seat.number();
        if (own) {
            person.judged(ruled).forEach(words -> person.output().say(words, tint(ruled)));
        }
        Picture.Tint tint = Picture.Tint.of(new Seat(ruled.seat()));
        boolean unchanged = before.equals(view());
        int frame = replay.size() - 1;
        List<String> changes = replay.changes(frame, Viewpoint.of(seat));
        changes.forEach(words -> person.output().say(words, tint));
        Optional<String> shown = replay.shown(frame);
        boolean isUnreported = together && shown.isEmpty();
        if (!own && changes.isEmpty() && !isUnreported) {
            person.output()
                    .say(
                            names.get(ruled.seat() - 1) + " has played a turn"
                                    + shown.map(action -> ": " + Printable.of(action, LONGEST_ACTION) + ".")
                                            .orElse(unchanged ? "; you can see no change." : "."),
                            tint);
        }
    }

    private static Picture.Tint tint(Event.Ruled ruled) {
        return Ruling.isFault(ruled.code()) ? Picture.Tint.ALERT : Picture.Tint.STRONG;
    }

    /**
     * Returns whether an event is reported: a departure or a remark about a folder; the end of a program only if it
     * caused a departure.
     */
    private boolean isReported(Event event) {
        if (event instanceof Event.Left departed) {
            return departed.seat() != seat.number();
        }
        return event instanceof Event.Noticed noticed && EventText.mayKnow(Viewpoint.of(seat), noticed.seat())
                || (event instanceof Event.ProcessEnded ended
                        && replay.status().seat(ended.seat()).left().isPresent());
    }

    @Override
    public void draw() {
        // Every line is printed as it comes.
    }

    @Override
    public void finish() {
        if (replay.status().verdict().isPresent()) {
            person.output().say("The final position, with everything that was hidden:");
            board(new Viewpoint.Referee()).run();
        }
        person.over();
    }
}
