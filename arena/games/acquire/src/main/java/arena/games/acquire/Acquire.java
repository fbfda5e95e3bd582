package arena.games.acquire;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.AnswerForm;
import arena.game.Chance;
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
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.picture.TablePainter;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.text.AcquireOrderCodec;
import arena.games.acquire.text.AcquireViewCodec;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The rules of Acquire, in the order in which a match asks for them. */
public final class Acquire implements GameRules<AcquireState, AcquireView, AcquireOrder> {

    static final GameInfo INFO = new GameInfo(
                    "acquire", "Acquire", "Windward Code War 2015, and the board game", 2, 6, 6, AcquireTerms.SETTINGS)
            .withSummedPoints()
            .withWordingVersion(3);

    private static final AnswerForm COMMANDS = new AnswerForm(AnswerForm.Ending.END_LINE, true);

    private Acquire() {}

    /** Returns the game with all its parts. */
    public static GameDefinition<AcquireState, AcquireView, AcquireOrder> definition() {
        return new GameDefinition<>(
                        rules(),
                        new AcquireViewCodec(),
                        new AcquireOrderCodec(),
                        new Presentation<>(new TableScenes(), new TablePainter()),
                        Optional.of(new AcquireOptions()),
                        Optional.of(new AcquireChooser()))
                .withInterventions(new AcquireInterventions());
    }

    static Acquire rules() {
        return new Acquire();
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public AcquireState start(Setup setup) {
        int players = setup.names().size();
        if (players < INFO.leastSeats() || players > INFO.mostSeats()) {
            throw new IllegalArgumentException("Acquire has " + INFO.seatRange() + " seats, not " + setup.names());
        }
        return dealt(setup.names(), AcquireTerms.of(setup.settings()), setup.seed());
    }

    /** Returns the state at the first question of a match with this seed. */
    static AcquireState dealt(List<String> names, AcquireTerms terms, long seed) {
        Chance.Shuffled<HotelTile> bag = Chance.of(seed, "acquire bag").shuffle(HotelTile.all());
        Chance lots = Chance.of(seed, "acquire lots");
        int first = terms.startsWithTiles()
                ? ownerOfFirst(bag.list().subList(0, names.size()))
                : (terms.firstSeat() - 1) % names.size() + 1;
        return dealt(AcquireState.start(names, terms, bag.list(), first, lots), first);
    }

    /** Returns the number of the player that has drawn the topmost tile or, in that row, the leftmost. */
    private static int ownerOfFirst(List<HotelTile> drawn) {
        return drawn.indexOf(Collections.min(drawn)) + 1;
    }

    /**
     * Returns the state at the first question, after the first tiles are placed, if the rules ask for that, and the
     * hands are dealt (Setup).
     *
     * @param start with a full bag in drawing order
     * @param first the number of the first player
     */
    static AcquireState dealt(AcquireState start, int first) {
        StepState dealing = new StepState(start);
        int players = start.players().size();
        boolean withTiles = start.terms().startsWithTiles();
        if (withTiles) {
            for (int player = 1; player <= players; player++) {
                dealing.placeFirst(player);
            }
        }
        for (int step = 0; step < players; step++) {
            dealing.fillUp(withTiles ? (first - 1 + step) % players + 1 : step + 1);
        }
        AcquireTurns.begin(dealing);
        return dealing.state();
    }

    /** {@inheritDoc} The players take turns; a merger asks shareholders within the turn of another player (Turn). */
    @Override
    public Phase phase(AcquireState state) {
        if (state.over().isPresent()) {
            return state.over().get();
        }
        return Phase.Turn.of(new Seat(state.moment().asked()), state.terms().moveTime(), COMMANDS);
    }

    @Override
    public AcquireView view(AcquireState state, Viewpoint from) {
        return AcquireViews.of(state, from);
    }

    @Override
    public Ruling<AcquireOrder> judge(AcquireState state, Seat seat, Answer<AcquireOrder> answer) {
        requireAsked(state, seat);
        return AcquireJudge.rule(state, answer);
    }

    @Override
    public AcquireState next(AcquireState state, Actions<AcquireOrder> actions) {
        Actions.Action<AcquireOrder> only = actions.only();
        requireAsked(state, only.seat());
        return AcquireTurns.afterAnswer(state, only.action());
    }

    /**
     * {@inheritDoc}
     *
     * <p>The rules play for the player as for a seat that does not answer; if only one player remains, that player
     * wins.
     */
    @Override
    public AcquireState leave(AcquireState state, Seat seat, Departure why) {
        return state.over().isPresent() ? state : AcquireTurns.afterDeparture(state, seat.number(), why);
    }

    /** {@inheritDoc} A purchase that waits for a merger becomes public when it is made. */
    @Override
    public Optional<String> shown(AcquireState state, Seat seat, AcquireOrder counts) {
        return Optional.of(counts.publicText(state.board()));
    }

    /**
     * {@inheritDoc}
     *
     * <p>{@code Counts} is the order that counted, {@code Line<n>} the result of line n. {@code Legal} names the effect
     * of each tile of the hand, or lists the chains to choose from.
     */
    @Override
    public List<Fact> explain(Knowledge<AcquireView> known, Answer<AcquireOrder> answer, Ruling<AcquireOrder> ruling) {
        return AcquireJudge.explain(known, answer, ruling);
    }

    private static void requireAsked(AcquireState state, Seat seat) {
        if (state.over().isPresent() || seat.number() != state.moment().asked()) {
            throw new IllegalArgumentException(seat + " is not asked in " + state);
        }
    }
}
