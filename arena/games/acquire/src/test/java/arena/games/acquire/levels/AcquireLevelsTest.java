package arena.games.acquire.levels;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.GameRules;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Standing;
import arena.game.Viewpoint;
import arena.games.acquire.Acquire;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.PowerUp;
import arena.level.Effort;
import arena.level.Estimator;
import arena.level.Mind;
import arena.level.MindSeat;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AcquireLevelsTest {

    private static final GameRules<AcquireState, AcquireView, AcquireOrder> RULES =
            Acquire.definition().rules();
    private static final Effort SMALL = Effort.nodes(300);

    /** A match between levels, with their orders, rulings and explanations. */
    private static final class Played {

        private final List<Mind<AcquireView, AcquireOrder>> minds = new ArrayList<>();
        private final List<AcquireOrder> orders = new ArrayList<>();
        private final List<String> reasons = new ArrayList<>();
        private final List<Integer> codes = new ArrayList<>();
        private AcquireState state;

        Played(Map<String, String> changed, long seed, Effort effort, int... levels) {
            List<String> names = IntStream.rangeClosed(1, levels.length)
                    .mapToObj(seat -> "Seat" + seat)
                    .toList();
            Settings settings = Settings.of(RULES.info(), changed);
            for (int level : levels) {
                MindSeat place = new MindSeat(new Seat(minds.size() + 1), settings);
                minds.add(AcquireLevels.ladder().mind(level, place, seed, effort));
            }
            state = RULES.start(new Setup(names, seed, settings));
        }

        Played toTheEnd() {
            while (state.over().isEmpty()) {
                turn();
            }
            return this;
        }

        Played turns(int turns) {
            while (state.over().isEmpty() && state.moment().turn() < turns) {
                turn();
            }
            return this;
        }

        private void turn() {
            Seat seat = ((Phase.Turn) RULES.phase(state)).asked().first();
            Mind<AcquireView, AcquireOrder> mind = minds.get(seat.index());
            AcquireOrder order = mind.choose(RULES.view(state, Viewpoint.of(seat)));
            Ruling<AcquireOrder> ruling = RULES.judge(state, seat, new Answer.Given<>(order));
            orders.add(order);
            reasons.add(mind.why());
            codes.add(ruling.code());
            state = RULES.next(state, Actions.of(seat, ruling.counts()));
        }

        /** Returns the sum of places of every second seat from this one on, less that of the others. */
        int places(int first) {
            int sum = 0;
            for (Standing standing : state.over().orElseThrow().standings()) {
                sum += standing.seat().index() % 2 == first ? standing.place() : -standing.place();
            }
            return sum;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "windward, public, 2", "windward, public, 6", "windward, hidden, 5",
        "classic, public, 2", "classic, public, 6", "classic, hidden, 4"
    })
    void theQuickLevelsNeverMakeAWrongMove(String rules, String holdings, int seats) {
        Map<String, String> changed = Map.of("rules", rules, "holdings", holdings);
        for (long seed = 1; seed <= 3; seed++) {
            int[] levels = IntStream.range(0, seats).map(seat -> 1 + seat % 4).toArray();
            assertThat(new Played(changed, seed, SMALL, levels).toTheEnd().codes)
                    .hasSizeGreaterThan(30)
                    .containsOnly(0);
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({
        "windward, public, 2", "windward, public, 3", "windward, hidden, 6",
        "classic, public, 2", "classic, public, 5", "classic, hidden, 6"
    })
    void allLevelsPlayWholeMatchesWithoutAWrongMove(String rules, String holdings, int seats) {
        Map<String, String> changed = Map.of("rules", rules, "holdings", holdings);
        int[] levels = IntStream.range(0, seats).map(seat -> 5 - seat % 5).toArray();
        assertThat(new Played(changed, seats, SMALL, levels).toTheEnd().codes)
                .hasSizeGreaterThan(30)
                .containsOnly(0);
    }

    @Test
    void allLevelsPlayInAMixtureOfTheRules() {
        Map<String, String> mixed = Map.of(
                "rules", "classic", "cards", "on", "questions", "whole", "mistakes", "refused", "end", "at-once");
        Played played = new Played(mixed, 4, SMALL, 5, 4, 3, 2, 1).turns(16);
        assertThat(played.codes).hasSizeGreaterThan(16).containsOnly(0);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({
        "windward, 2", "windward, 3", "windward, 4", "windward, 5",
        "classic, 2", "classic, 3", "classic, 4", "classic, 5"
    })
    void eachLevelIsPlacedBeforeTheOneBelowInMatchesOfSix(String rules, int level) {
        int below = level - 1;
        Map<String, String> changed = Map.of("rules", rules);
        Effort effort = Effort.nodes(1_000);
        int ahead = 0;
        for (long seed = 1; seed <= 6; seed++) {
            ahead += new Played(changed, seed, effort, below, level, below, level, below, level)
                    .toTheEnd()
                    .places(0);
            ahead += new Played(changed, seed, effort, level, below, level, below, level, below)
                    .toTheEnd()
                    .places(1);
        }
        assertThat(ahead).as("places that level %d is ahead", level).isPositive();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void theSameSeedAndTheSameBudgetOfNodesPlayTheSameMatch(int level) {
        Map<String, String> standard = Map.of();
        List<AcquireOrder> orders = new Played(standard, 7, SMALL, level, level, level).turns(9).orders;
        assertThat(new Played(standard, 7, SMALL, level, level, level).turns(9).orders)
                .isEqualTo(orders);
        assertThat(new Played(standard, 8, SMALL, level, level, level).turns(9).orders)
                .isNotEqualTo(orders);
    }

    @Tag("slow")
    @Test
    void theStrongestLevelPlaysEveryCardAndExplainsIt() {
        Played played = new Played(Map.of(), 2, SMALL, 5, 4, 5, 4, 5, 4).toTheEnd();
        Set<PowerUp> cards = EnumSet.noneOf(PowerUp.class);
        played.orders.forEach(order -> order.card().ifPresent(cards::add));
        assertThat(cards).containsExactlyInAnyOrder(PowerUp.values());
        assertThat(played.reasons.stream().filter(why -> !why.isEmpty()))
                .isNotEmpty()
                .allSatisfy(why -> assertThat(why)
                        .containsPattern("stands at [0-9.]+ %|nothing else can be done")
                        .containsPattern("seem[s]? to play|by lot")
                        .containsPattern("; [0-9]+ ms$"));
        assertThat(played.reasons).anyMatch(why -> why.contains(" by BUY_5_STOCK") || why.contains(" by FREE_3_STOCK"));
    }

    @Test
    void aSearchWithLittleTimeExceedsItLittleAndAlwaysAnswers() {
        Effort moment = new Effort(Duration.ofMillis(1), Long.MAX_VALUE);
        Played played = new Played(Map.of(), 3, moment, 5, 5).turns(6);
        assertThat(played.codes).hasSizeGreaterThan(5).containsOnly(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"windward", "classic"})
    void theEstimateOfAPositionAddsUpToOneAtEveryPrompt(String rules) {
        Estimator<AcquireState> estimator = AcquireLevels.ladder().estimator().orElseThrow();
        Played played = new Played(Map.of("rules", rules), 5, SMALL, 4, 4, 4, 1);
        Set<AcquireQuestion> seen = EnumSet.noneOf(AcquireQuestion.class);
        while (played.state.over().isEmpty()) {
            if (seen.add(played.state.moment().question())) {
                List<Double> chances = estimator.estimate(played.state);
                assertThat(chances)
                        .hasSize(4)
                        .allSatisfy(chance -> assertThat(chance).isPositive());
                assertThat(chances.stream().mapToDouble(Double::doubleValue).sum())
                        .isEqualTo(1, Offset.offset(1e-9));
                assertThat(estimator.estimate(played.state)).isEqualTo(chances);
            }
            played.turn();
        }
        assertThat(seen).hasSizeGreaterThan(2);
        assertThat(estimator.estimate(played.state)).contains(1.0);
    }
}
