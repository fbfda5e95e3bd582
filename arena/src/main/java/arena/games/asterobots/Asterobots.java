package arena.games.asterobots;

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
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.games.asterobots.command.Command;
import arena.games.asterobots.command.Order;
import arena.games.asterobots.picture.FieldPainter;
import arena.games.asterobots.state.Moment;
import arena.games.asterobots.state.State;
import arena.games.asterobots.state.Terms;
import arena.games.asterobots.state.View;
import arena.games.asterobots.text.OrderCodec;
import arena.games.asterobots.text.ViewCodec;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The rules of Asterobots, in the order in which a match asks for them. */
public final class Asterobots implements Game<State, View, Order> {

    static final GameInfo INFO = new GameInfo(
                    "asterobots", "Asterobots", "Manual of Asterobots, JavaChallenge 2012", 2, 6, 6, Terms.SETTINGS)
            .withoutTies();

    private static final AnswerForm SELECTION = new AnswerForm(AnswerForm.Ending.LINE, true);
    private static final AnswerForm COMMANDS = new AnswerForm(AnswerForm.Ending.END_LINE, true);

    private Asterobots() {}

    /** Returns the whole game. */
    public static GameBox<State, View, Order> box() {
        return new GameBox<>(
                new Asterobots(),
                new ViewCodec(),
                new OrderCodec(),
                new Presentation<>(new FieldScenes(), new FieldPainter()),
                Optional.of(new Options()),
                Optional.of(new Choosing(Settings.standard(INFO))));
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException with a sentence for people if the field has no room for so many veins, or there
     *     are too few for so many players
     */
    @Override
    public State start(Setup setup) {
        int players = setup.names().size();
        Terms terms = Terms.of(setup.settings());
        if (players < INFO.leastSeats() || players > INFO.mostSeats()) {
            throw new IllegalArgumentException("Asterobots has 2 to 6 seats, not " + setup.names());
        }
        if (terms.veins() < Moment.PICKS_EACH * players) {
            throw new IllegalArgumentException("Each of the " + players + " players selects two veins; set veins to "
                    + Moment.PICKS_EACH * players + " or more, not " + terms.veins() + ".");
        }
        return State.start(setup.names(), terms, VeinDraw.veins(terms, setup.seed()));
    }

    /** {@inheritDoc} Veins are selected first, then players take turns (Game flow). */
    @Override
    public Phase phase(State state) {
        if (state.over().isPresent()) {
            return state.over().get();
        }
        Seat seat = new Seat(state.moment().active());
        Terms.Times times = state.terms().times();
        return state.isSelection()
                ? Phase.Turn.of(seat, times.selection(), SELECTION)
                : Phase.Turn.of(seat, times.turn(), COMMANDS);
    }

    @Override
    public View view(State state, Viewpoint from) {
        return Views.of(state);
    }

    @Override
    public Ruling<Order> judge(State state, Seat seat, Answer<Order> answer) {
        requireActive(state, seat);
        return Judge.rule(state, answer);
    }

    @Override
    public State next(State state, Actions<Order> actions) {
        Actions.Action<Order> only = actions.only();
        requireActive(state, only.seat());
        if (only.action() instanceof Order.Select select) {
            return Turns.select(state, select.location());
        }
        return Turns.play(state, ((Order.Turn) only.action()).commands());
    }

    /**
     * {@inheritDoc}
     *
     * <p>His veins and squads go on without commands and he lives no longer; if only one player is left there, that one
     * has won.
     */
    @Override
    public State leave(State state, Seat seat, Departure why) {
        return state.over().isPresent() ? state : Turns.left(state, seat.number(), why);
    }

    /** {@inheritDoc} Nothing is secret: of a turn it is all that was carried out. */
    @Override
    public Optional<String> shown(State state, Seat seat, Order counts) {
        if (counts instanceof Order.Select select) {
            return Optional.of(OrderCodec.text(select));
        }
        List<Command> commands = ((Order.Turn) counts).commands();
        return Optional.of(
                commands.isEmpty()
                        ? "End"
                        : commands.stream().map(Command::text).collect(Collectors.joining("; ")));
    }

    /**
     * {@inheritDoc}
     *
     * <p>Of a turn {@code Line<n>} tells what became of line n, {@code CarriedOut} and {@code Skipped} count the lines.
     * Of a selection {@code Legal} lists the veins that were free.
     */
    @Override
    public List<Fact> explain(Knowledge<View> known, Answer<Order> answer, Ruling<Order> ruling) {
        return Judge.explain(Options.state(known.view(), known.settings()), answer);
    }

    private static void requireActive(State state, Seat seat) {
        if (state.over().isPresent() || seat.number() != state.moment().active()) {
            throw new IllegalArgumentException("it is not the turn of " + seat + " in " + state);
        }
    }
}
