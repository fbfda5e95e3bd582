package arena.record;

import arena.game.GameDefinition;
import arena.game.Picture;
import arena.game.Ruling;
import arena.game.Scene;
import arena.game.Seat;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.match.MatchPosition;
import arena.match.MatchStatus;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A replay of a match from its record, event by event: a frame for each, in any order.
 *
 * <p>Events may be added while the record grows. The states are those of the rules: they follow from the setup and the
 * raw answers, and never from a recorded verdict. If the rules cannot follow the record any further, the frames keep
 * the last state, and the first of them says why. Prompts and updates are computed again and compared only when their
 * differences are read.
 *
 * <p>A long match has more states than fit into memory. Only the first frame of each block of events is kept, with the
 * last one; the others are computed again when they are read. The frames of the last blocks that were added or read are
 * cached: a step forward or back costs little, and reading each event when it is added costs no second computation. A
 * replay is not thread-safe.
 */
public final class Replay<S, V, A> {

    /** The number of events of a block, the largest number that is computed again for one frame. */
    static final int BLOCK = 64;

    /**
     * The number of cached blocks: a reader of a frame also reads the one before it, which may lie in another block.
     */
    private static final int REMEMBERED_BLOCKS = 3;

    private final GameDefinition<S, V, A> game;
    private final List<RecordedEvent> entries = new ArrayList<>();
    private final List<ReplayFrame<S, V, A>> firstOfBlocks = new ArrayList<>();
    private final Map<Integer, List<ReplayFrame<S, V, A>>> remembered = new RecentBlocks<>();
    private final SortedMap<Integer, List<String>> differences = new TreeMap<>();
    private final List<Integer> moves = new ArrayList<>();
    private Optional<ReplayFrame<S, V, A>> last = Optional.empty();

    /** Makes a replay without events. */
    public Replay(GameDefinition<S, V, A> game) {
        this.game = game;
    }

    /** A cache of the blocks that were read last. */
    private static final class RecentBlocks<F> extends LinkedHashMap<Integer, F> {

        private static final long serialVersionUID = 1;

        RecentBlocks() {
            super(REMEMBERED_BLOCKS * 2, 1, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, F> eldest) {
            return size() > REMEMBERED_BLOCKS;
        }
    }

    /** Replays a record. */
    public static <S, V, A> Replay<S, V, A> of(GameDefinition<S, V, A> game, List<RecordedEvent> entries) {
        Replay<S, V, A> replay = new Replay<>(game);
        entries.forEach(replay::add);
        return replay;
    }

    /** Adds the next event of the record. */
    public void add(RecordedEvent entry) {
        ReplayFrame<S, V, A> next = ReplayFold.next(game, last, entry, ReplayFold.Inputs.PASSED_OVER);
        int at = entries.size();
        if (at % BLOCK == 0) {
            firstOfBlocks.add(next);
            remembered.put(at / BLOCK, new ArrayList<>(List.of(next)));
        } else {
            remember(at, next);
        }
        if (!next.differences().isEmpty()) {
            differences.put(at, next.differences());
        }
        if (entry.event() instanceof Event.Ruled ruled && !ruled.again()) {
            moves.add(at);
        }
        entries.add(entry);
        last = Optional.of(next);
    }

    /** Caches a frame if the frames before it in its block are cached. */
    private void remember(int at, ReplayFrame<S, V, A> next) {
        List<ReplayFrame<S, V, A>> block = remembered.getOrDefault(at / BLOCK, List.of());
        if (block.size() == at % BLOCK) {
            block.add(next);
        }
    }

    /** Returns the number of events so far, each with a frame. */
    public int size() {
        return entries.size();
    }

    /** Returns an event, counted from 0, without computing a frame. */
    public Event event(int at) {
        return entries.get(at).event();
    }

    /** Returns the match after an event, counted from 0. */
    public ReplayFrame<S, V, A> frame(int at) {
        if (at == entries.size() - 1) {
            return last.orElseThrow();
        }
        int block = at / BLOCK;
        List<ReplayFrame<S, V, A>> frames =
                remembered.computeIfAbsent(block, first -> new ArrayList<>(List.of(firstOfBlocks.get(first))));
        while (frames.size() <= at % BLOCK) {
            ReplayFrame<S, V, A> before = frames.get(frames.size() - 1);
            frames.add(ReplayFold.next(
                    game,
                    Optional.of(before),
                    entries.get(block * BLOCK + frames.size()),
                    ReplayFold.Inputs.PASSED_OVER));
        }
        return frames.get(at % BLOCK);
    }

    /** Returns the turns of a seat so far, in their order; in real time there are none. */
    public List<RecordedTurn> turns(int seat) {
        return RecordedTurn.of(entries, seat);
    }

    /** Returns the number of moves so far: answers with a final ruling, missing answers included. */
    public int moves() {
        return moves.size();
    }

    /**
     * Returns the index of the frame after a move, counted from 1. Number 0, before the first move, is the frame of the
     * setup.
     */
    public int frameOfMove(int number) {
        return number == 0 ? 0 : moves.get(number - 1);
    }

    /** Returns the differences between the rules and the record at an event, counted from 0, as sentences. */
    public List<String> differences(int at) {
        if (at > 0 && (event(at) instanceof Event.Prompted || event(at) instanceof Event.UpdateSent)) {
            return ReplayFold.next(game, Optional.of(frame(at - 1)), entries.get(at), ReplayFold.Inputs.COMPARED)
                    .differences();
        }
        return differences.getOrDefault(at, List.of());
    }

    /** Returns the status of the match after the last event. */
    public MatchStatus status() {
        return last.map(ReplayFrame::status).orElse(MatchStatus.NONE);
    }

    /** Returns whether the rules could not follow the record to its end. */
    public boolean isIncomplete() {
        return last.filter(ReplayFrame::lost).isPresent();
    }

    /** Returns the view of a viewer after an event, counted from 0; empty before the setup. */
    public Optional<V> view(int at, Viewpoint from) {
        return frame(at).position().map(position -> position.view(from));
    }

    /** Returns the scene of a viewer after an event, counted from 0; empty before the setup. */
    public Optional<Scene> scene(int at, Viewpoint from) {
        return frame(at).state().map(now -> game.presentation().scene(now, from));
    }

    /** Returns the part of the scene that never changes; empty if the game has none. */
    public Optional<Scene> ground(Viewpoint from) {
        return last.flatMap(ReplayFrame::state)
                .flatMap(now -> game.presentation().ground(now, from));
    }

    /**
     * Returns the scene of the change from one state to the next; empty unless the event is the ruling that ended a
     * turn, or if the game has no such scenes.
     */
    public Optional<Scene> step(int at, Viewpoint from) {
        return beforeRuling(at)
                .filter(before -> frame(at).steps() == before.stepNumber())
                .flatMap(before -> judged(at, before)
                        .map(ruling -> before.actionsWith(seat(at), ruling.counts()))
                        .flatMap(actions -> frame(at)
                                .state()
                                .flatMap(now -> game.presentation().step(before.state(), actions, now, from))));
    }

    /** Returns the picture for a viewer after an event, counted from 0; empty before the setup. */
    public Optional<Picture> picture(int at, Viewpoint from) {
        return picture(at, from, Integer.MAX_VALUE);
    }

    /** Returns the picture for a window with a number of rows; it may still be higher. */
    public Optional<Picture> picture(int at, Viewpoint from, int rows) {
        Optional<S> before =
                beforeLastMove(at).flatMap(earlier -> frame(earlier).state());
        return frame(at)
                .state()
                .map(now -> before.map(old -> game.presentation().picture(old, now, from, rows))
                        .orElseGet(() -> game.presentation().picture(now, from, rows)));
    }

    private Optional<Integer> beforeLastMove(int at) {
        int found = Collections.binarySearch(moves, at);
        int move = found >= 0 ? found : -found - 2;
        return move < 0 || moves.get(move) == 0 ? Optional.empty() : Optional.of(moves.get(move) - 1);
    }

    /**
     * Returns the changes that a viewer saw with the ruling of a frame, as sentences; none if it is no ruling, or the
     * game has no words for them.
     */
    public List<String> changes(int at, Viewpoint from) {
        if (at == 0 || !(event(at) instanceof Event.Ruled)) {
            return List.of();
        }
        return frame(at - 1)
                .state()
                .flatMap(before ->
                        frame(at).state().map(now -> game.presentation().changes(before, now, from)))
                .orElse(List.of());
    }

    /**
     * Returns the public part of the action that an event has judged, in the notation of orders; empty if there is
     * none, or the event is no ruling.
     */
    public Optional<String> shown(int at) {
        return beforeRuling(at)
                .flatMap(before -> judged(at, before)
                        .flatMap(ruling -> game.rules().shown(before.state(), seat(at), ruling.counts())));
    }

    /**
     * Returns the position before the ruling of an event, if the ruling counts; empty if the rules do not expect an
     * answer of the seat.
     */
    private Optional<MatchPosition<S, V, A>> beforeRuling(int at) {
        if (at == 0
                || !(event(at) instanceof Event.Ruled ruled)
                || ruled.again()
                || frame(at).lost()) {
            return Optional.empty();
        }
        return frame(at - 1)
                .position()
                .map(position -> ReplayFold.playedUpTo(ruled.step() - 1, position))
                .filter(position -> position.acceptsReplyFrom(seat(at)));
    }

    private Seat seat(int at) {
        return new Seat(event(at).seat());
    }

    private Optional<Ruling<A>> judged(int at, MatchPosition<S, V, A> before) {
        return event(at) instanceof Event.Ruled ruled
                ? Optional.of(before.judge(seat(at), before.view(Viewpoint.of(seat(at))), ruled.reply())
                        .ruling())
                : Optional.empty();
    }
}
