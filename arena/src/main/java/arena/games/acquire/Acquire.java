package arena.games.acquire;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.AnswerForm;
import arena.game.Departure;
import arena.game.Fact;
import arena.game.Game;
import arena.game.GameBox;
import arena.game.GameInfo;
import arena.game.Knowledge;
import arena.game.Phase;
import arena.game.Presentation;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.games.acquire.order.Order;
import arena.games.acquire.picture.TablePainter;
import arena.games.acquire.state.State;
import arena.games.acquire.state.Terms;
import arena.games.acquire.state.View;
import arena.games.acquire.text.OrderCodec;
import arena.games.acquire.text.ViewCodec;
import java.util.List;
import java.util.Optional;

/** The rules of Acquire, in the order in which a match asks for them. */
public final class Acquire implements Game<State, View, Order> {

    static final GameInfo INFO = new GameInfo(
                    "acquire", "Acquire", "Windward Code War 2015, and the board game", 2, 6, 6, Terms.SETTINGS)
            .addingUp()
            .worded(2);

    private static final AnswerForm COMMANDS = new AnswerForm(AnswerForm.Ending.END_LINE, true);

    private Acquire() {}

    /** Returns the whole game. */
    public static GameBox<State, View, Order> box() {
        return new GameBox<>(
                rules(),
                new ViewCodec(),
                new OrderCodec(),
                new Presentation<>(new TableScenes(), new TablePainter()),
                Optional.of(new Options()),
                Optional.of(new Choosing()),
                Optional.of(new Interventions()));
    }

    static Acquire rules() {
        return new Acquire();
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public State start(Setup setup) {
        int players = setup.names().size();
        if (players < INFO.leastSeats() || players > INFO.mostSeats()) {
            throw new IllegalArgumentException("Acquire has " + INFO.seatRange() + " seats, not " + setup.names());
        }
        return Dealing.dealt(setup.names(), Terms.of(setup.settings()), setup.seed());
    }

    /** {@inheritDoc} The players take turns; a merger asks holders within the turn of another (Turn). */
    @Override
    public Phase phase(State state) {
        if (state.over().isPresent()) {
            return state.over().get();
        }
        return Phase.Turn.of(new Seat(state.moment().asked()), state.terms().moveTime(), COMMANDS);
    }

    @Override
    public View view(State state, Viewpoint from) {
        return Views.of(state, from);
    }

    @Override
    public Ruling<Order> judge(State state, Seat seat, Answer<Order> answer) {
        requireAsked(state, seat);
        return Judge.rule(state, answer);
    }

    @Override
    public State next(State state, Actions<Order> actions) {
        Actions.Action<Order> only = actions.only();
        requireAsked(state, only.seat());
        return Turns.answered(state, only.action());
    }

    /**
     * {@inheritDoc}
     *
     * <p>The rules play for him as for one who does not answer; if only one player is left there, that one has won.
     */
    @Override
    public State leave(State state, Seat seat, Departure why) {
        return state.over().isPresent() ? state : Turns.left(state, seat.number(), why);
    }

    /** {@inheritDoc} A purchase that waits for a merger is shown when it is made. */
    @Override
    public Optional<String> shown(State state, Seat seat, Order counts) {
        return Shown.of(state, counts);
    }

    /**
     * {@inheritDoc}
     *
     * <p>{@code Counts} is what counted, {@code Line<n>} what became of line n. {@code Legal} tells what each tile of
     * the hand would have done, or lists the chains to choose from.
     */
    @Override
    public List<Fact> explain(Knowledge<View> known, Answer<Order> answer, Ruling<Order> ruling) {
        return Explanations.of(known, answer, ruling);
    }

    private static void requireAsked(State state, Seat seat) {
        if (state.over().isPresent() || seat.number() != state.moment().asked()) {
            throw new IllegalArgumentException(seat + " is not asked in " + state);
        }
    }
}
