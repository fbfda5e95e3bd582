package arena.record;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.GameBox;
import arena.game.Phase;
import arena.game.Picture;
import arena.game.Ruling;
import arena.game.Scene;
import arena.game.Seat;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.match.MatchStatus;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A match played again from its record, event by event: a frame for each, to be looked at in any order.
 *
 * <p>Events may be added while the record grows. The states are those of the rules: they follow from the setup and the
 * raw answers, and never from a recorded verdict. Where the rules cannot follow the record any more, the frames keep
 * the last state, and the first of them says why.
 */
public final class Replay<S, V, A> {

    private final GameBox<S, V, A> box;
    private final Course<S, V, A> course;
    private final List<Frame<S>> frames = new ArrayList<>();
    private MatchStatus status = MatchStatus.NONE;
    private boolean lost;

    /** Makes a replay without events. */
    public Replay(GameBox<S, V, A> box) {
        this.box = box;
        this.course = new Course<>(box);
    }

    /** Plays a record as far as it goes. */
    public static <S, V, A> Replay<S, V, A> of(GameBox<S, V, A> box, List<RecordedEvent> entries) {
        Replay<S, V, A> replay = new Replay<>(box);
        entries.forEach(replay::add);
        return replay;
    }

    /** Adds the next event of the record. */
    public void add(RecordedEvent entry) {
        List<String> differences = lost ? List.of() : follow(entry);
        status = status.after(entry.event());
        frames.add(new Frame<>(entry, status, course.playedSteps(), course.state(), differences));
    }

    /**
     * Returns what the rules say otherwise than a record, as sentences that name the line; no state of the match is
     * kept.
     */
    static List<String> differences(GameBox<?, ?, ?> box, List<RecordedEvent> entries) {
        Replay<?, ?, ?> replay = new Replay<>(box);
        List<String> differences = new ArrayList<>();
        for (RecordedEvent entry : entries) {
            differences.addAll(replay.lost ? List.of() : replay.follow(entry));
        }
        return differences;
    }

    private List<String> follow(RecordedEvent entry) {
        List<String> differences;
        try {
            differences = course.follow(entry.event());
        } catch (RuntimeException astray) {
            // Whatever a damaged or forged record makes the rules throw is a finding about the record, not a failure
            // here.
            lost = true;
            differences = List.of("the rules cannot follow the record from here: " + words(astray));
        }
        return differences.stream()
                .map(difference -> "Line " + entry.line() + ": " + difference + ".")
                .toList();
    }

    private static String words(RuntimeException astray) {
        String message = astray.getMessage();
        String words = message == null ? astray.toString() : Printable.of(message, 400);
        return words.endsWith(".") ? words.substring(0, words.length() - 1) : words;
    }

    /** Returns the frames so far, one for each event, in order; the list grows as events are added. */
    public List<Frame<S>> frames() {
        return Collections.unmodifiableList(frames);
    }

    /** Returns how the match stands after the last event. */
    public MatchStatus status() {
        return status;
    }

    /** Returns whether the rules could not follow the record to where it has come. */
    public boolean isLost() {
        return lost;
    }

    /** Returns what a viewer saw after an event, counted from 0; nothing before the match was set up. */
    public Optional<V> view(int frame, Viewpoint from) {
        return frames.get(frame).state().map(state -> box.rules().view(state, from));
    }

    /** Returns the picture of what a viewer saw after an event, counted from 0; nothing before the match was set up. */
    public Optional<Picture> picture(int frame, Viewpoint from) {
        return picture(frame, from, Integer.MAX_VALUE);
    }

    /** Returns the same picture for a window of so many rows; it may still be higher. */
    public Optional<Picture> picture(int frame, Viewpoint from, int rows) {
        Optional<S> before =
                beforeLastRuling(frame).flatMap(earlier -> frames.get(earlier).state());
        return frames.get(frame)
                .state()
                .map(state -> before.map(old -> box.presentation().picture(old, state, from, rows))
                        .orElseGet(() -> box.presentation().picture(state, from, rows)));
    }

    /** Returns what a viewer saw after an event, counted from 0, as values for pages; nothing before the setup. */
    public Optional<Scene> scene(int frame, Viewpoint from) {
        return frames.get(frame).state().map(state -> box.presentation().scene(state, from));
    }

    /**
     * Returns what a viewer saw of how the match has come from one state to the next, as values for pages; nothing
     * unless the event of the frame is the ruling that ended a step, or if its game tells nothing.
     */
    public Optional<Scene> step(int frame, Viewpoint from) {
        return actions(frame)
                .flatMap(actions -> frames.get(frame - 1)
                        .state()
                        .flatMap(before -> frames.get(frame)
                                .state()
                                .flatMap(after -> box.presentation().step(before, actions, after, from))));
    }

    /** Returns the counting actions of the turn that was ended by the event of a frame. */
    private Optional<Actions<A>> actions(int frame) {
        if (frame == 0
                || !(frames.get(frame).entry().event() instanceof Event.Ruled last)
                || frames.get(frame).playedSteps() == frames.get(frame - 1).playedSteps()
                || frames.get(frame - 1).playedSteps() != last.step() - 1) {
            return Optional.empty();
        }
        SortedMap<Seat, A> actions = new TreeMap<>();
        for (int at = frame; at > 0 && frames.get(at - 1).playedSteps() == last.step() - 1; at--) {
            if (frames.get(at).entry().event() instanceof Event.Ruled ruled) {
                judged(at).ifPresent(ruling -> actions.put(new Seat(ruled.seat()), ruling.counts()));
            }
        }
        return Optional.of(new Actions<>(actions.entrySet().stream()
                .map(one -> new Actions.Action<>(one.getKey(), one.getValue()))
                .toList()));
    }

    /**
     * Returns what a viewer saw change by the ruling of a frame, as sentences; none if it is no ruling, or its game has
     * no words for it.
     */
    public List<String> changes(int frame, Viewpoint from) {
        if (frame == 0 || !(frames.get(frame).entry().event() instanceof Event.Ruled)) {
            return List.of();
        }
        return frames.get(frame - 1)
                .state()
                .flatMap(before -> frames.get(frame)
                        .state()
                        .map(after -> box.presentation().changes(before, after, from)))
                .orElse(List.of());
    }

    /**
     * Returns what everybody may see of the action that was judged by the event of a frame, in the notation of orders;
     * nothing if that is nothing, or the frame is of another event.
     */
    public Optional<String> shown(int frame) {
        return judged(frame)
                .flatMap(ruling -> frames.get(frame - 1)
                        .state()
                        .flatMap(state -> box.rules().shown(state, seat(frame), ruling.counts())));
    }

    private Seat seat(int frame) {
        return new Seat(((Event.Ruled) frames.get(frame).entry().event()).seat());
    }

    /** Returns how the rules judge the answer that the event of a frame tells of, if it counts. */
    private Optional<Ruling<A>> judged(int frame) {
        if (frame == 0
                || frames.get(frame).state().isEmpty()
                || !(frames.get(frame).entry().event() instanceof Event.Ruled ruled)
                || ruled.again()) {
            return Optional.empty();
        }
        Seat seat = new Seat(ruled.seat());
        return frames.get(frame - 1)
                .state()
                .filter(state -> mayAnswer(state, seat))
                .map(state -> {
                    V view = box.rules().view(state, Viewpoint.of(seat));
                    Answer<A> answer = ruled.reply()
                            .bytes()
                            .map(raw -> box.answers().read(raw, view))
                            .orElseGet(Answer.Late::new);
                    return box.rules().judge(state, seat, answer);
                });
    }

    /** A record may say that somebody was judged whom the rules did not ask: they have nothing to say of that. */
    private boolean mayAnswer(S state, Seat seat) {
        Phase phase = box.rules().phase(state);
        return phase instanceof Phase.Turn turn
                ? turn.asked().contains(seat)
                : phase instanceof Phase.Tick tick && tick.open().contains(seat);
    }

    private Optional<Integer> beforeLastRuling(int frame) {
        for (int at = frame; at > 0; at--) {
            if (frames.get(at).entry().event() instanceof Event.Ruled) {
                return Optional.of(at - 1);
            }
        }
        return Optional.empty();
    }
}
