package arena.games.asterobots;

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
import arena.game.Scenes;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.games.asterobots.command.AsterobotsCommand;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.picture.FieldPainter;
import arena.games.asterobots.picture.FieldScene;
import arena.games.asterobots.state.AsterobotsMoment;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.AsterobotsTerms;
import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Asteroid;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Vein;
import arena.games.asterobots.text.AsterobotsOrderCodec;
import arena.games.asterobots.text.AsterobotsViewCodec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The rules of Asterobots, in the order in which a match asks for them. */
public final class Asterobots implements GameRules<AsterobotsState, AsterobotsView, AsterobotsOrder> {

    static final GameInfo INFO = new GameInfo(
                    "asterobots",
                    "Asterobots",
                    "Manual of Asterobots, JavaChallenge 2012",
                    2,
                    6,
                    6,
                    AsterobotsTerms.SETTINGS)
            .withoutTies()
            .withWordingVersion(2);

    private static final AnswerForm SELECTION = new AnswerForm(AnswerForm.Ending.LINE, true);
    private static final AnswerForm COMMANDS = new AnswerForm(AnswerForm.Ending.END_LINE, true);

    private Asterobots() {}

    /** Returns the game with all its parts. */
    public static GameDefinition<AsterobotsState, AsterobotsView, AsterobotsOrder> definition() {
        return new GameDefinition<>(
                new Asterobots(),
                new AsterobotsViewCodec(),
                new AsterobotsOrderCodec(),
                new Presentation<>(new FieldScenes(), new FieldPainter()),
                Optional.of(new AsterobotsOptions()),
                Optional.of(new AsterobotsChooser(Settings.defaults(INFO))));
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException with a message for people if the field has no room for the veins, or there are
     *     too few veins for the players
     */
    @Override
    public AsterobotsState start(Setup setup) {
        int players = setup.names().size();
        AsterobotsTerms terms = AsterobotsTerms.of(setup.settings());
        if (players < INFO.leastSeats() || players > INFO.mostSeats()) {
            throw new IllegalArgumentException("Asterobots has 2 to 6 seats, not " + setup.names());
        }
        if (terms.veins() < AsterobotsMoment.PICKS_EACH * players) {
            throw new IllegalArgumentException("Each of the " + players + " players selects two veins; set veins to "
                    + AsterobotsMoment.PICKS_EACH * players + " or more, not " + terms.veins() + ".");
        }
        return AsterobotsState.start(setup.names(), terms, VeinDraw.veins(terms, setup.seed()));
    }

    /** {@inheritDoc} Veins are selected first, then players take turns (Game flow). */
    @Override
    public Phase phase(AsterobotsState state) {
        if (state.over().isPresent()) {
            return state.over().get();
        }
        Seat seat = new Seat(state.moment().active());
        AsterobotsTerms.Times times = state.terms().times();
        return state.isSelection()
                ? Phase.Turn.of(seat, times.selection(), SELECTION)
                : Phase.Turn.of(seat, times.turn(), COMMANDS);
    }

    @Override
    public AsterobotsView view(AsterobotsState state, Viewpoint from) {
        return AsterobotsView.of(state);
    }

    @Override
    public Ruling<AsterobotsOrder> judge(AsterobotsState state, Seat seat, Answer<AsterobotsOrder> answer) {
        requireActive(state, seat);
        return AsterobotsJudge.rule(state, answer);
    }

    @Override
    public AsterobotsState next(AsterobotsState state, Actions<AsterobotsOrder> actions) {
        Actions.Action<AsterobotsOrder> only = actions.only();
        requireActive(state, only.seat());
        if (only.action() instanceof AsterobotsOrder.Select select) {
            return AsterobotsTurns.select(state, select.location());
        }
        return AsterobotsTurns.play(state, ((AsterobotsOrder.Turn) only.action()).commands());
    }

    /**
     * {@inheritDoc}
     *
     * <p>The veins and squads of the player continue without commands, and its time to live no longer grows; if only
     * one player remains, that player wins.
     */
    @Override
    public AsterobotsState leave(AsterobotsState state, Seat seat, Departure why) {
        return state.over().isPresent() ? state : AsterobotsTurns.afterDeparture(state, seat.number(), why);
    }

    /** {@inheritDoc} Nothing is secret: the text of a turn is all commands that were carried out. */
    @Override
    public Optional<String> shown(AsterobotsState state, Seat seat, AsterobotsOrder counts) {
        if (counts instanceof AsterobotsOrder.Select select) {
            return Optional.of(AsterobotsOrderCodec.text(select));
        }
        List<AsterobotsCommand> commands = ((AsterobotsOrder.Turn) counts).commands();
        return Optional.of(
                commands.isEmpty()
                        ? "End"
                        : commands.stream().map(AsterobotsCommand::text).collect(Collectors.joining("; ")));
    }

    /**
     * {@inheritDoc}
     *
     * <p>For a turn {@code Line<n>} is the result of line n, and {@code CarriedOut} and {@code Skipped} count the
     * lines. For a selection {@code Legal} lists the free veins.
     */
    @Override
    public List<Fact> explain(
            Knowledge<AsterobotsView> known, Answer<AsterobotsOrder> answer, Ruling<AsterobotsOrder> ruling) {
        return AsterobotsJudge.explain(AsterobotsOptions.state(known.view(), known.settings()), answer);
    }

    private static void requireActive(AsterobotsState state, Seat seat) {
        if (state.over().isPresent() || seat.number() != state.moment().active()) {
            throw new IllegalArgumentException("it is not the turn of " + seat + " in " + state);
        }
    }

    /** The scenes of a match, which are the same for every viewer, since nothing is secret. */
    private static final class FieldScenes implements Scenes<AsterobotsState, AsterobotsOrder, FieldScene> {

        @Override
        public FieldScene scene(AsterobotsState state, Viewpoint from) {
            return FieldScene.of(state);
        }

        /** {@inheritDoc} It holds the commands that were carried out, and the veins that changed their owner. */
        @Override
        public Optional<Record> step(
                AsterobotsState before, Actions<AsterobotsOrder> actions, AsterobotsState after, Viewpoint from) {
            Actions.Action<AsterobotsOrder> only = actions.only();
            return Optional.of(FieldScene.Step.of(before, only.seat(), only.action(), after));
        }
    }

    /** The draw of the veins of a field (Field, Vein). It is mutable and serves one draw. */
    private static final class VeinDraw {

        /** The least distance of two veins, in steps. */
        static final int LEAST_DISTANCE = 3;

        private static final List<Material> MATERIALS = List.of(Material.GAS, Material.STONE, Material.METAL);
        private static final int MOST_ATTEMPTS = 1_000;
        private static final int LEAST_ROBOTS = 50;
        private static final int ROBOTS = 50;
        private static final int LEAST_INCREASE = 5;
        private static final int INCREASES = 5;

        private Chance chance;

        private VeinDraw(Chance chance) {
            this.chance = chance;
        }

        /**
         * Returns the veins of a match in canonical order.
         *
         * @throws IllegalArgumentException with a message for people if the field has no room for the veins
         */
        static List<Vein> veins(AsterobotsTerms terms, long seed) {
            VeinDraw draw = new VeinDraw(Chance.of(seed, "asterobots veins"));
            for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
                List<Vein> veins = draw.attempt(terms);
                if (veins.size() == terms.veins()) {
                    veins.sort(Comparator.comparing(Vein::location));
                    return veins;
                }
            }
            throw new IllegalArgumentException("A field of size " + terms.size() + " has no room for " + terms.veins()
                    + " veins that are 3 steps apart; set veins lower or size higher.");
        }

        /** Draws veins, their materials in rotation, until there are enough or no room is left. */
        private List<Vein> attempt(AsterobotsTerms terms) {
            List<Point> free = new Asteroid(terms.size()).vertices();
            List<Vein> veins = new ArrayList<>();
            while (veins.size() < terms.veins() && !free.isEmpty()) {
                Point location = free.get(below(free.size()));
                free.removeIf(point -> Asteroid.distance(point, location) < LEAST_DISTANCE);
                veins.add(vein(location, MATERIALS.get(veins.size() % MATERIALS.size())));
            }
            return veins;
        }

        private Vein vein(Point location, Material material) {
            int robots = LEAST_ROBOTS + below(ROBOTS);
            int productivity = LEAST_INCREASE + below(INCREASES);
            int reproduction = LEAST_INCREASE + below(INCREASES);
            return new Vein(location, material, Vein.ALIENS, robots, productivity, reproduction, 1, 1);
        }

        private int below(int bound) {
            Chance.Drawn drawn = chance.below(bound);
            chance = drawn.rest();
            return drawn.whole();
        }
    }
}
