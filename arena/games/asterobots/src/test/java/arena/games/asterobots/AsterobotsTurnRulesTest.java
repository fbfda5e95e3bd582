package arena.games.asterobots;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Departure;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Setup;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.AsterobotsMoment;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Stock;
import arena.games.asterobots.state.Vein;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests of selection, production, death and revival, the end, and departures (Game flow, Game end). */
class AsterobotsTurnRulesTest {

    @Test
    void playersSelectFromTheFirstToTheLastAndBack() {
        AsterobotsState state = start(3);
        List<Integer> order = new ArrayList<>();
        while (state.isSelection()) {
            order.add(state.moment().active());
            state = selects(state, state.position().firstNeutral().orElseThrow().location());
        }
        assertThat(order).containsExactly(1, 2, 3, 3, 2, 1);
        assertThat(state.moment()).isEqualTo(new AsterobotsMoment(6, 1, 1));
    }

    @Test
    void selectionGivesTheVeinWithItsRobots() {
        AsterobotsState state = start(2);
        Vein vein = state.position().veins().get(3);
        assertThat(selects(state, vein.location()).position().veins().get(3)).isEqualTo(vein.withOwner(1));
    }

    @Test
    void anInvalidTakenOrLateChoiceBecomesTheFirstFreeVein() {
        AsterobotsState state = start(2);
        Point first = state.position().veins().get(0).location();
        state = selects(state, first);
        AsterobotsOrder second =
                new AsterobotsOrder.Select(state.position().veins().get(1).location());
        Seat seat = new Seat(2);
        Ruling<AsterobotsOrder> taken = AsterobotsScenario.GAME
                .rules()
                .judge(state, seat, new Answer.Given<>(new AsterobotsOrder.Select(first)));
        Ruling<AsterobotsOrder> nowhere = AsterobotsScenario.GAME
                .rules()
                .judge(state, seat, new Answer.Given<>(new AsterobotsOrder.Select(new Point(99, 0))));
        Ruling<AsterobotsOrder> late = AsterobotsScenario.GAME.rules().judge(state, seat, new Answer.Late<>());
        assertThat(List.of(taken.code(), nowhere.code(), late.code())).containsExactly(5, 4, 20);
        assertThat(List.of(taken.counts(), nowhere.counts(), late.counts())).containsOnly(second);
    }

    @Test
    void productionDoublesWithEachRankAndAlienVeinsProduceNothing() {
        AsterobotsScenario scene = new AsterobotsScenario(2)
                .vein(new Vein(AsterobotsScenario.point("0,0"), Material.GAS, 1, 10, 5, 9, 3, 2))
                .vein("4,0", Material.STONE, 1, 0)
                .vein("8,0", Material.METAL, 2, 60)
                .vein("-4,0", Material.METAL, Vein.ALIENS, 60)
                .plays();
        assertThat(scene.player(1).stock()).isEqualTo(new Stock(20, 5, 0));
        assertThat(scene.vein("0,0").robots()).isEqualTo(28);
        assertThat(scene.vein("4,0").robots()).isEqualTo(7);
        assertThat(scene.vein("-4,0").robots()).isEqualTo(60);
        assertThat(scene.vein("8,0").robots()).isEqualTo(60);
    }

    @Test
    void upgradeCountsInTheSameTurnAtTheCostOfTheDocument() {
        AsterobotsScenario scene = new AsterobotsScenario(2)
                .vein("0,0", Material.GAS, 1, 10)
                .vein("8,0", Material.METAL, 2, 60)
                .has(1, 0, new Stock(500, 700, 700));
        scene.plays("upgrade material 0,0", "upgrade material 0,0", "upgrade robot 0,0", "upgrade robot 0,0");
        assertThat(scene.player(1).stock()).isEqualTo(new Stock(20, 0, 0));
        assertThat(scene.vein("0,0"))
                .isEqualTo(new Vein(AsterobotsScenario.point("0,0"), Material.GAS, 1, 10 + 28, 5, 7, 3, 3));
    }

    @Test
    void playerWithoutAVeinIsSkippedButItsSquadsMoveAndReviveIt() {
        AsterobotsScenario scene = new AsterobotsScenario(3)
                .vein("0,0", Material.GAS, 1, 50)
                .vein("4,0", Material.GAS, 3, 50)
                .vein("8,0", Material.GAS, Vein.ALIENS, 5)
                .squad(2, 9, "6,0", "7,0", "8,0");
        scene.plays();
        assertThat(scene.state().moment()).isEqualTo(new AsterobotsMoment(6, 1, 3));
        scene.plays().plays();
        assertThat(scene.vein("8,0").owner()).isEqualTo(2);
        assertThat(scene.player(2).timeToLive()).isZero();
        assertThat(scene.state().moment()).isEqualTo(new AsterobotsMoment(6, 2, 3));
        scene.plays().plays();
        assertThat(scene.state().moment()).isEqualTo(new AsterobotsMoment(6, 3, 2));
        assertThat(scene.plays().player(2).timeToLive()).isEqualTo(3);
    }

    @Test
    void onlyOwnerOfVeinsWinsEvenIfSquadsOfOthersAreOnTheirWay() {
        AsterobotsScenario scene = new AsterobotsScenario(3)
                .vein("0,0", Material.GAS, 1, 50)
                .vein("4,0", Material.GAS, 2, 1)
                .vein("8,0", Material.GAS, Vein.ALIENS, 5)
                .squad(2, 999, "7,0", "6,0", "5,0", "4,0")
                .squad(1, 9, "3,0", "4,0");
        scene.plays();
        Phase.Over over = scene.over().orElseThrow();
        assertThat(over.reason()).isEqualTo("conquest");
        assertThat(over.detail()).isEqualTo("it had a vein until round 1, and the next one until round 0");
        assertThat(placed(over)).containsExactly(1, 2, 3);
        assertThat(scene.state().moment()).isEqualTo(new AsterobotsMoment(6, 1, 1));
    }

    @Test
    void ownerMadeTheOnlyOneByADeadPlayersSquadHasLivedUntilThisRound() {
        AsterobotsScenario scene = new AsterobotsScenario(3)
                .vein("0,0", Material.GAS, 1, 50)
                .vein("4,0", Material.GAS, 3, 1)
                .squad(2, 9, "3,0", "4,0")
                .squad(2, 90, "1,0", "0,0")
                .plays();
        Phase.Over over = scene.over().orElseThrow();
        assertThat(over.reason()).isEqualTo("conquest");
        assertThat(placed(over)).startsWith(2);
        assertThat(scene.player(2).timeToLive()).isEqualTo(1);
        assertThat(scene.state().moment()).isEqualTo(new AsterobotsMoment(6, 1, 2));
    }

    @Test
    void roundsEndWithTheLastPlayersTurn() {
        AsterobotsScenario scene = new AsterobotsScenario(2, Map.of("rounds", "2"))
                .vein("0,0", Material.GAS, 1, 50)
                .vein("4,0", Material.GAS, 2, 50)
                .plays()
                .plays()
                .plays();
        assertThat(scene.over()).isEmpty();
        scene.plays();
        assertThat(scene.over().orElseThrow().reason()).isEqualTo("round limit");
        assertThat(scene.state().moment()).isEqualTo(new AsterobotsMoment(4, 3, 2));
    }

    @Test
    void playersAreRankedByVeinsThenRobotsThenFundsWithWhatIsSetAsideThenNumber() {
        assertThat(placed(ended(scene().vein("8,0", Material.GAS, 3, 1)))).startsWith(3);
        assertThat(ended(scene().squad(2, 1, "1,3", "2,3", "3,3", "4,3", "5,3")))
                .satisfies(over -> {
                    assertThat(placed(over)).startsWith(2);
                    assertThat(over.detail()).isEqualTo("more robots, 58 to 57");
                });
        assertThat(placed(ended(scene().has(3, 1, Stock.EMPTY)))).startsWith(3);
        assertThat(ended(scene())).satisfies(over -> {
            assertThat(placed(over)).containsExactly(1, 2, 3);
            assertThat(over.detail()).startsWith("the lower player number");
        });
        Phase.Over aside = scene().has(3, 1, Stock.EMPTY)
                .plays()
                .plays()
                .plays("demand gas 1 1")
                .over()
                .orElseThrow();
        assertThat(placed(aside)).startsWith(3);
    }

    private static AsterobotsScenario scene() {
        return new AsterobotsScenario(3, Map.of("rounds", "1"))
                .vein("0,0", Material.GAS, 1, 50)
                .vein("4,0", Material.GAS, 2, 50)
                .vein("-4,0", Material.GAS, 3, 50);
    }

    private static Phase.Over ended(AsterobotsScenario scene) {
        return scene.plays().plays().plays().over().orElseThrow();
    }

    @Test
    void departedPlayerIsNotAskedButItsVeinsProduce() {
        AsterobotsScenario scene = scene();
        AsterobotsState left =
                AsterobotsScenario.GAME.rules().leave(scene.plays().state(), new Seat(2), Departure.ENDED);
        assertThat(left.moment()).isEqualTo(new AsterobotsMoment(6, 1, 3));
        assertThat(left.position().player(2).timeToLive()).isZero();
        assertThat(left.position().player(2).stock().gas()).isEqualTo(5);
        assertThat(left.position()
                        .vein(AsterobotsScenario.point("4,0"))
                        .orElseThrow()
                        .robots())
                .isEqualTo(57);
    }

    @Test
    void lastRemainingPlayerWins() {
        AsterobotsState one = AsterobotsScenario.GAME.rules().leave(scene().state(), new Seat(1), Departure.ENDED);
        AsterobotsState two = AsterobotsScenario.GAME.rules().leave(one, new Seat(3), Departure.ENDED);
        Phase.Over over = two.over().orElseThrow();
        assertThat(placed(over)).startsWith(2);
        assertThat(over.reason()).isEqualTo("process ended");
    }

    @Test
    void departedPlayerGetsTheFirstFreeVeinsInTheSelection() {
        AsterobotsState state = AsterobotsScenario.GAME.rules().leave(start(3), new Seat(1), Departure.NOT_READY);
        assertThat(state.moment().active()).isEqualTo(2);
        assertThat(state.position().veins().get(0).owner()).isEqualTo(1);
    }

    private static List<Integer> placed(Phase.Over over) {
        return over.standings().stream()
                .map(standing -> standing.seat().number())
                .toList();
    }

    private static AsterobotsState start(int players) {
        Setup setup = AsterobotsContractTest.setup(players, 1, Map.of());
        return AsterobotsScenario.GAME.rules().start(setup);
    }

    private static AsterobotsState selects(AsterobotsState state, Point location) {
        Actions<AsterobotsOrder> actions =
                Actions.of(new Seat(state.moment().active()), new AsterobotsOrder.Select(location));
        return AsterobotsScenario.GAME.rules().next(state, actions);
    }
}
