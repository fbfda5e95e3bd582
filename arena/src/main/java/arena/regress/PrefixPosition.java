package arena.regress;

import arena.game.Answer;
import arena.game.GameDefinition;
import arena.game.Phase;
import arena.game.Picture;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.match.MatchPosition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The position at the end of a match prefix by the rules: the state in which the bot is asked for its turn. */
public final class PrefixPosition<S, V, A> {

    private final MatchPrefix past;
    private final SortedMap<Seat, Deque<Optional<RecordedOutput>>> answers = new TreeMap<>();
    private MatchPosition<S, V, A> position;
    private int answered;

    /**
     * Plays a prefix by the rules.
     *
     * @throws IllegalArgumentException with a sentence if the rules cannot follow it to the bot's turn
     */
    public PrefixPosition(GameDefinition<S, V, A> game, MatchPrefix past) {
        this.past = past;
        Setup setup = past.setup(game);
        setup.seats().forEach(seat -> answers.put(seat, new ArrayDeque<>(past.counting(seat))));
        this.position = MatchPosition.start(game, setup);
        Phase.Turn turn = playOn();
        answers.forEach((seat, left) -> refuseLeftOver(turn, seat, left.size()));
    }

    /** Plays until the bot is asked for its turn, and returns the phase. */
    private Phase.Turn playOn() {
        List<Seat> here = new ArrayList<>(answers.keySet());
        while (true) {
            for (Seat seat : List.copyOf(here)) {
                past.departure(seat, answered).ifPresent(why -> {
                    here.remove(seat);
                    position =
                            position.after(new Event.Left(0, position.steps(), seat.number(), why, why.words(), false));
                });
            }
            Phase phase = position.phase();
            if (phase instanceof Phase.Over over) {
                throw new IllegalArgumentException("The match is over before turn " + past.turn() + " of " + past.name()
                        + ": " + over.reason() + ".");
            }
            if (!(phase instanceof Phase.Turn turn)) {
                throw new IllegalArgumentException(position.game().info().title()
                        + " is played in real time; only turns of a game that waits for answers can be repeated.");
            }
            if (turn.asked().contains(past.seat()) && next(past.seat()).isEmpty()) {
                return turn;
            }
            turn.asked().forEach(this::answer);
        }
    }

    private void answer(Seat seat) {
        if (next(seat).isEmpty()) {
            throw new IllegalArgumentException("By the rules " + seat + " gets another prompt before turn "
                    + past.turn() + " of " + past.name() + ", but the case has no further answer of it.");
        }
        position = position.afterAction(seat, judge(seat, next(seat).remove()).counts());
        answered++;
    }

    private Deque<Optional<RecordedOutput>> next(Seat seat) {
        return answers.getOrDefault(seat, new ArrayDeque<>());
    }

    private void refuseLeftOver(Phase.Turn turn, Seat seat, int left) {
        int fitting = turn.asked().contains(seat) ? 1 : 0;
        if (left > fitting) {
            throw new IllegalArgumentException("By the rules " + past.name() + " is asked for turn " + past.turn()
                    + " when " + (left - fitting) + " answers of " + seat + " are not given yet.");
        }
    }

    private V view(Seat seat) {
        return position.view(Viewpoint.of(seat));
    }

    private Ruling<A> judge(Seat seat, Optional<RecordedOutput> output) {
        return position.judge(
                seat,
                output.map(written -> position.game().answers().read(written.bytes(), view(seat)))
                        .orElseGet(Answer.Late::new));
    }

    /** Returns the ruling of an answer of the bot to its turn. */
    public Ruling<A> judge(Optional<RecordedOutput> output) {
        return judge(past.seat(), output);
    }

    /** Returns whether two answers to the turn are the same order in any notation. */
    public boolean isSame(RecordedOutput one, RecordedOutput other) {
        return one.isSameOrder(other, position.game(), view(past.seat()));
    }

    /** Returns the input of the turn by the rules. */
    public String input() {
        return position.text(past.seat());
    }

    /** Returns the picture of the bot's view. */
    public Picture picture() {
        return position.game().presentation().picture(position.state(), Viewpoint.of(past.seat()));
    }
}
