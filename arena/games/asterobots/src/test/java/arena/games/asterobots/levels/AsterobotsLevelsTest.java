package arena.games.asterobots.levels;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.GameDefinition;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Standing;
import arena.game.Viewpoint;
import arena.games.asterobots.Asterobots;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Vein;
import arena.level.Effort;
import arena.level.Mind;
import arena.level.MindSeat;
import arena.search.Budget;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class AsterobotsLevelsTest {

    private static final GameDefinition<AsterobotsState, AsterobotsView, AsterobotsOrder> GAME =
            Asterobots.definition();
    private static final Effort SMALL = Effort.nodes(3_000);

    /** A match between levels with their explanations; a missing player gives no commands. */
    private static final class Played {

        private final List<Mind<AsterobotsView, AsterobotsOrder>> minds = new ArrayList<>();
        private final List<AsterobotsOrder> orders = new ArrayList<>();
        private final List<Integer> codes = new ArrayList<>();
        private final List<List<String>> reasons = new ArrayList<>();
        private AsterobotsState state;

        Played(int rounds, long seed, int... levels) {
            List<String> names = IntStream.rangeClosed(1, levels.length)
                    .mapToObj(seat -> "Seat" + seat)
                    .toList();
            for (int level : levels) {
                Seat seat = new Seat(minds.size() + 1);
                minds.add(AsterobotsLevels.ladder().mind(level, MindSeat.standard(seat, GAME.info()), seed, SMALL));
                reasons.add(new ArrayList<>());
            }
            Settings settings = Settings.of(GAME.info(), Map.of("rounds", Integer.toString(rounds)));
            state = GAME.rules().start(new Setup(names, seed, settings));
        }

        Played toRound(int round) {
            while (state.over().isEmpty()
                    && (state.isSelection() || state.moment().round() < round)) {
                turn(view -> minds.get(view.me() - 1).choose(view));
            }
            return this;
        }

        void turn(Function<AsterobotsView, AsterobotsOrder> chooser) {
            Seat seat = ((Phase.Turn) GAME.rules().phase(state)).asked().first();
            boolean selection = state.isSelection();
            AsterobotsOrder order = chooser.apply(view());
            Ruling<AsterobotsOrder> ruling = GAME.rules().judge(state, seat, new Answer.Given<>(order));
            orders.add(order);
            codes.add(ruling.code());
            if (!selection) {
                reasons.get(seat.index()).add(minds.get(seat.index()).why());
            }
            state = GAME.rules().next(state, Actions.of(seat, ruling.counts()));
        }

        AsterobotsView view() {
            Seat seat = ((Phase.Turn) GAME.rules().phase(state)).asked().first();
            return GAME.rules().view(state, Viewpoint.of(seat));
        }

        int winner() {
            Standing first = state.over().orElseThrow().standings().get(0);
            return first.seat().index();
        }
    }

    @Test
    void allLevelsTogetherPlayWholeMatchesWithoutARefusedLine() {
        for (long seed = 1; seed <= 2; seed++) {
            Played played = new Played(100, seed, 1, 2, 3, 4, 3, 4).toRound(101);
            assertThat(played.state.over()).isPresent();
            assertThat(played.codes).hasSizeGreaterThan(100).containsOnly(0);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void aLevelPlaysAloneAgainstItselfOnFewVeinsToo(int level) {
        assertThat(new Played(60, 3, level, level).toRound(61).codes).containsOnly(0);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void eachLevelIsPlacedBeforeTheOneBelowInMatchesOfSix(int level) {
        int below = level - 1;
        int ahead = places(new Played(120, 1, below, level, below, level, below, level), 0)
                + places(new Played(120, 1, level, below, level, below, level, below), 1);
        assertThat(ahead).as("places that level %d is ahead", level).isPositive();
    }

    /** Returns the sum of places of every second seat from this one on, less that of the others. */
    private static int places(Played played, int first) {
        int sum = 0;
        for (Standing standing : played.toRound(121).state.over().orElseThrow().standings()) {
            sum += standing.seat().index() % 2 == first ? standing.place() : -standing.place();
        }
        return sum;
    }

    @Test
    void thePlannerBeatsTheExpanderOverAFewSeedsOfSixPlayers() {
        for (long seed = 1; seed <= 2; seed++) {
            int winner = new Played(120, seed, 2, 4, 2, 4, 2, 4).toRound(121).winner();
            assertThat(winner).as("seed %d", seed).isIn(1, 3, 5);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void theSameSeedAndTheSameBudgetOfNodesPlayTheSameMatch(int level) {
        assertThat(new Played(30, 7, level, level, level).toRound(31).orders)
                .isEqualTo(new Played(30, 7, level, level, level).toRound(31).orders)
                .isNotEqualTo(new Played(30, 8, level, level, level).toRound(31).orders);
    }

    @Test
    void theEconomistAndThePlannerExplainTheirPlans() {
        Played played = new Played(40, 5, 3, 4).toRound(41);
        assertThat(played.reasons.get(0))
                .allSatisfy(why -> assertThat(why)
                        .matches("buys [0-9]+ ranks, sends [0-9]+ squads, holds [0-9]+ veins with [0-9]+ robots"));
        assertThat(played.reasons.get(1))
                .allSatisfy(why -> assertThat(why)
                        .matches("sends [0-9]+ squads, expects [0-9]+ veins; [0-9]+ futures, [0-9]+ nodes in [0-9]+ ms;"
                                + " buys [0-9]+ ranks"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 100, 2_000})
    void aSearchStaysWithinItsNodes(int most) {
        AsterobotsView.Turn view = (AsterobotsView.Turn)
                new Played(60, 4, 2, 2, 2, 2, 2, 2).toRound(30).view();
        SquadSearch search =
                new SquadSearch(ForwardModel.of(view, new VeinDistances(view.veins())), view.me(), Budget.nodes(most));
        search.search();
        assertThat(search.nodes()).isLessThanOrEqualTo(most);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void theForwardModelAgreesWithTheRulesWithoutCommandsAndMeetingSquads(long seed) {
        Played played = new Played(60, seed, 2, 2).toRound(4);
        ForwardModel model = ForwardModel.of(
                (AsterobotsView.Turn) played.view(),
                new VeinDistances(played.view().veins()));
        for (int turn = 0; turn < 40; turn++) {
            model.endTurn(played.view().me());
            if (turn % 2 == 1) {
                model.nextRound();
            }
            played.turn(view -> AsterobotsOrder.Turn.empty());
            List<Vein> veins = played.view().veins();
            for (int vein = 0; vein < veins.size(); vein++) {
                assertThat(model.owner(vein)).isEqualTo(veins.get(vein).owner());
                assertThat(model.robots(vein)).isEqualTo(veins.get(vein).robots());
            }
        }
    }
}
