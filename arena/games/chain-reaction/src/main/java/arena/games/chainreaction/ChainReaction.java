package arena.games.chainreaction;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.AnswerForm;
import arena.game.Departure;
import arena.game.Fact;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.game.GameRules;
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

/** The rules of Chain Reaction Reloaded, in the order in which a match uses them. */
public final class ChainReaction implements GameRules<ChainReactionState, ChainReactionView, ChainReactionMove> {

    private static final GameInfo INFO = new GameInfo(
                    "chain-reaction",
                    "Chain Reaction Reloaded",
                    "Soliton Premier League 2015",
                    2,
                    2,
                    ChainReactionTerms.SETTINGS)
            .withoutTies();

    private ChainReaction() {}

    /** Returns the complete game. */
    public static GameDefinition<ChainReactionState, ChainReactionView, ChainReactionMove> definition() {
        return new GameDefinition<>(
                new ChainReaction(),
                new ChainReactionViewCodec(),
                new MoveCodec(),
                new Presentation<>(new BoardScenes(), new BoardPainter()),
                Optional.of(new ChainReactionOptions()),
                Optional.of(new ChainReactionChooser()));
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public ChainReactionState start(Setup setup) {
        if (setup.names().size() != 2) {
            throw new IllegalArgumentException("Chain Reaction has two seats, not " + setup.names());
        }
        return ChainReactionState.start(setup.names(), ChainReactionTerms.of(setup.settings()));
    }

    /** {@inheritDoc} Players take turns; the first move of each places the king (Playing the game). */
    @Override
    public Phase phase(ChainReactionState state) {
        if (state.over().isPresent()) {
            return state.over().get();
        }
        return Phase.Turn.of(state.mover().seat(), state.terms().moveTime(), AnswerForm.ONE_ORDER);
    }

    @Override
    public ChainReactionView view(ChainReactionState state, Viewpoint from) {
        return ChainReactionViews.of(state, from);
    }

    @Override
    public Ruling<ChainReactionMove> judge(ChainReactionState state, Seat seat, Answer<ChainReactionMove> answer) {
        requireMover(state, seat);
        return ChainReactionJudge.rule(state, answer);
    }

    @Override
    public ChainReactionState next(ChainReactionState state, Actions<ChainReactionMove> actions) {
        Actions.Action<ChainReactionMove> only = actions.only();
        requireMover(state, only.seat());
        return ChainReactionTurns.turn(state, only.action());
    }

    @Override
    public ChainReactionState leave(ChainReactionState state, Seat seat, Departure why) {
        return state.over().isPresent() ? state : ChainReactionEndings.left(state, Side.of(seat), why);
    }

    /**
     * {@inheritDoc}
     *
     * <p>The cell of a coin is visible to all; the cell of a king, and the result of a coin on a hidden king, are
     * secret.
     */
    @Override
    public Optional<String> shown(ChainReactionState state, Seat seat, ChainReactionMove counts) {
        if (counts instanceof ChainReactionMove.PlaceCoin coin) {
            return Optional.of("C " + coin.cell());
        }
        return counts instanceof ChainReactionMove.PlaceKing
                ? Optional.of("K")
                : counts instanceof ChainReactionMove.SwapKing ? Optional.of("S") : Optional.empty();
    }

    /**
     * {@inheritDoc}
     *
     * <p>{@code Legal} lists the orders that the seat's input allowed, ready to be written, separated by a comma and a
     * blank; the cell of a hidden king is listed like the empty cell that it seems to be. {@code WrongMovesLeft}
     * counts this answer.
     */
    @Override
    public List<Fact> explain(
            Knowledge<ChainReactionView> known, Answer<ChainReactionMove> answer, Ruling<ChainReactionMove> ruling) {
        String legal = ChainReactionOptions.orders(known.view(), Side.of(known.seat())).stream()
                .map(MoveCodec::text)
                .collect(Collectors.joining(", "));
        int made = known.faults() + (ruling.counts() instanceof ChainReactionMove.LoseTurn ? 1 : 0);
        int left = Math.max(0, ChainReactionTerms.of(known.settings()).wrongMoves() - made);
        return List.of(new Fact("Legal", legal), new Fact("WrongMovesLeft", Integer.toString(left)));
    }

    private static void requireMover(ChainReactionState state, Seat seat) {
        if (state.over().isPresent() || Side.of(seat) != state.mover()) {
            throw new IllegalArgumentException("it is not the turn of " + seat + " in " + state);
        }
    }
}
