package arena.games.chainreaction;

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
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The rules of Chain Reaction Reloaded, in the order in which a match asks for them. */
public final class ChainReaction implements Game<State, View, Move> {

    private static final GameInfo INFO = new GameInfo(
                    "chain-reaction", "Chain Reaction Reloaded", "Soliton Premier League 2015", 2, 2, Terms.SETTINGS)
            .withoutTies();

    private ChainReaction() {}

    /** Returns the whole game. */
    public static GameBox<State, View, Move> box() {
        return new GameBox<>(
                new ChainReaction(),
                new ViewCodec(),
                new MoveCodec(),
                new Presentation<>(new BoardScenes(), new BoardPainter()),
                Optional.of(new Options()),
                Optional.of(new Choosing()));
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public State start(Setup setup) {
        if (setup.names().size() != 2) {
            throw new IllegalArgumentException("Chain Reaction has two seats, not " + setup.names());
        }
        return State.start(setup.names(), Terms.of(setup.settings()));
    }

    /** {@inheritDoc} Players take turns; the first move of each places the king (Playing the game). */
    @Override
    public Phase phase(State state) {
        if (state.over().isPresent()) {
            return state.over().get();
        }
        return Phase.Turn.of(state.mover().seat(), state.terms().moveTime(), AnswerForm.ONE_ORDER);
    }

    @Override
    public View view(State state, Viewpoint from) {
        return Views.of(state, from);
    }

    @Override
    public Ruling<Move> judge(State state, Seat seat, Answer<Move> answer) {
        requireMover(state, seat);
        return Judge.rule(state, answer);
    }

    @Override
    public State next(State state, Actions<Move> actions) {
        Actions.Action<Move> only = actions.only();
        requireMover(state, only.seat());
        return Turns.turn(state, only.action());
    }

    @Override
    public State leave(State state, Seat seat, Departure why) {
        return state.over().isPresent() ? state : Endings.left(state, Side.of(seat), why);
    }

    /**
     * {@inheritDoc}
     *
     * <p>A coin stays where everybody sees it; where a king is set or goes, and what came of a coin on a hidden one, is
     * a secret.
     */
    @Override
    public Optional<String> shown(State state, Seat seat, Move counts) {
        if (counts instanceof Move.PlaceCoin coin) {
            return Optional.of("C " + coin.cell());
        }
        return counts instanceof Move.PlaceKing
                ? Optional.of("K")
                : counts instanceof Move.SwapKing ? Optional.of("S") : Optional.empty();
    }

    /**
     * {@inheritDoc}
     *
     * <p>{@code Legal} lists the orders that the seat's input allowed, ready to be written, a comma and a blank between
     * them; the cell of a hidden king is listed like the empty cell it seems to be. {@code WrongMovesLeft} counts this
     * answer.
     */
    @Override
    public List<Fact> explain(Knowledge<View> known, Answer<Move> answer, Ruling<Move> ruling) {
        String legal = Options.orders(known.view(), Side.of(known.seat())).stream()
                .map(MoveCodec::text)
                .collect(Collectors.joining(", "));
        int made = known.faults() + (ruling.counts() instanceof Move.LoseTurn ? 1 : 0);
        int left = Math.max(0, Terms.of(known.settings()).wrongMoves() - made);
        return List.of(new Fact("Legal", legal), new Fact("WrongMovesLeft", Integer.toString(left)));
    }

    private static void requireMover(State state, Seat seat) {
        if (state.over().isPresent() || Side.of(seat) != state.mover()) {
            throw new IllegalArgumentException("it is not the turn of " + seat + " in " + state);
        }
    }
}
