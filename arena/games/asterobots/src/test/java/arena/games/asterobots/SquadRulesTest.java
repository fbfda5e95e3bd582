package arena.games.asterobots;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Squad;
import arena.games.asterobots.state.Stock;
import arena.games.asterobots.state.Vein;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of moves, fights and arrivals of squads (Launching a squad of robots), in the order of their list. */
class SquadRulesTest {

    private final AsterobotsScenario scene = new AsterobotsScenario(3)
            .vein("0,0", Material.GAS, 1, 50)
            .vein("4,0", Material.STONE, 2, 40)
            .vein("-4,0", Material.METAL, 3, 60)
            .vein("8,0", Material.METAL, Vein.ALIENS, 30);

    @Test
    void aLaunchedSquadMakesItsFirstStepInTheSameTurnAndNeedsAsManyTurnsAsSteps() {
        scene.plays("launch 10 0,0 4,0");
        assertThat(scene.squads()).containsExactly(squad(1, 10, "1,0", "2,0", "3,0", "4,0"));
        assertThat(scene.vein("0,0").robots()).isEqualTo(40 + 7);
        scene.plays().plays().plays().plays().plays().plays().plays().plays();
        assertThat(scene.squads()).hasSize(1);
        scene.plays();
        assertThat(scene.squads()).isEmpty();
        assertThat(scene.vein("4,0").robots()).isEqualTo(40 + 3 * 7 - 10);
    }

    @Test
    void aVeinMayBeEmptiedAndStaysOwned() {
        scene.plays("launch 50 0,0 4,0");
        assertThat(scene.vein("0,0").owner()).isEqualTo(1);
        assertThat(scene.vein("0,0").robots()).isEqualTo(7);
    }

    @Test
    void robotsJoinThoseOfTheirOwnVein() {
        scene.squad(1, 5, "1,0", "0,0").plays();
        assertThat(scene.vein("0,0").robots()).isEqualTo(50 + 7 + 5);
    }

    @Test
    void aVeinWithAsManyRobotsIsEmptiedAndKeepsItsOwner() {
        scene.squad(1, 30, "7,0", "8,0").plays();
        assertThat(scene.vein("8,0"))
                .isEqualTo(new Vein(AsterobotsScenario.point("8,0"), Material.METAL, 0, 0, 5, 7, 1, 1));
    }

    @Test
    void aVeinWithFewerRobotsIsConqueredAndBothRanksFallByOne() {
        scene.vein(new Vein(AsterobotsScenario.point("8,0"), Material.METAL, 2, 30, 5, 7, 3, 1));
        scene.squad(1, 31, "7,0", "8,0").plays();
        assertThat(scene.vein("8,0"))
                .isEqualTo(new Vein(AsterobotsScenario.point("8,0"), Material.METAL, 1, 1, 5, 7, 2, 1));
    }

    @Test
    void conqueredVeinProducesNothingBeforeTheNextTurnOfItsOwner() {
        scene.squad(1, 31, "7,0", "8,0").plays();
        assertThat(scene.player(1).stock()).isEqualTo(new Stock(5, 0, 0));
        assertThat(scene.vein("8,0").robots()).isEqualTo(1);
    }

    @Test
    void veinsOnTheWayAndSquadsOnTheVeinOfArrivalDoNothing() {
        scene.squad(1, 9, "3,0", "4,0", "5,0").squad(2, 9, "8,0", "7,0").squad(1, 35, "7,0", "8,0");
        scene.plays();
        assertThat(scene.vein("4,0").robots()).isEqualTo(40);
        assertThat(scene.squads()).contains(squad(1, 9, "4,0", "5,0"), squad(2, 9, "8,0", "7,0"));
        assertThat(scene.vein("8,0").owner()).isEqualTo(1);
    }

    @Test
    void squadsOfDifferentOwnersFightWhereTheyMeetAndBothLoseTheSmallerNumber() {
        scene.squad(1, 10, "1,0", "2,0", "3,0")
                .squad(2, 4, "2,0", "1,0")
                .squad(3, 3, "2,0", "1,0")
                .plays();
        assertThat(scene.squads()).containsExactly(squad(1, 3, "2,0", "3,0"));
    }

    @Test
    void equalSquadsBothVanish() {
        scene.squad(1, 10, "1,0", "2,0", "3,0").squad(2, 10, "2,0", "1,0").plays();
        assertThat(scene.squads()).isEmpty();
    }

    @Test
    void squadsOfOneOwnerNeverFightAndNeverMerge() {
        scene.squad(1, 10, "1,0", "2,0", "3,0")
                .squad(1, 10, "3,0", "2,0", "1,0")
                .plays();
        assertThat(scene.squads()).hasSize(2);
    }

    @Test
    void onlyTheActivePlayersSquadsMoveAndMayMeetStandingOnes() {
        scene.squad(2, 10, "2,0", "1,0").squad(3, 10, "-2,0", "-3,0");
        scene.plays();
        assertThat(scene.squads()).containsExactly(squad(2, 10, "2,0", "1,0"), squad(3, 10, "-2,0", "-3,0"));
    }

    @Test
    void aLaunchPutsItsSquadAtTheHeadAndTheLastOfTheListMovesFirst() {
        scene.plays("launch 1 0,0 4,0", "launch 2 0,0 4,0", "launch 3 0,0 4,0");
        assertThat(scene.squads().stream().map(Squad::robots)).containsExactly(3, 2, 1);
        scene.plays().plays().squad(3, 2, "2,0", "1,0").plays();
        // The single robot came first and died against two, and the next two killed the remaining one.
        assertThat(scene.squads().stream().map(Squad::robots)).containsExactly(3, 1);
    }

    @Test
    void everyStepWithoutAFightReversesTheListOfTheOthers() {
        scene.squad(1, 1, "1,0", "2,0", "3,0")
                .squad(2, 2, "5,0", "4,0")
                .squad(3, 3, "-5,0", "-4,0")
                .squad(2, 4, "6,0", "5,0", "4,0");
        scene.plays();
        assertThat(robots()).containsExactly(1, 4, 3, 2);
    }

    @Test
    void aMoverThatDiesLeavesTheUnreadRestInFront() {
        scene.squad(1, 1, "1,0", "2,0", "3,0")
                .squad(2, 2, "5,0", "4,0")
                .squad(3, 3, "2,0", "1,0")
                .squad(2, 4, "6,0", "5,0", "4,0");
        scene.plays();
        assertThat(robots()).containsExactly(4, 2, 2);
        assertThat(scene.squads().get(1).owner()).isEqualTo(3);
    }

    @Test
    void anArrivalLeavesTheListOfTheOthersAsItIs() {
        scene.squad(1, 1, "1,0", "0,0").squad(2, 2, "5,0", "4,0").squad(3, 3, "-5,0", "-4,0");
        scene.plays();
        assertThat(robots()).containsExactly(2, 3);
    }

    @Test
    void aGivenPathIsFollowedPointByPointAlsoBackOverItsStart() {
        scene.plays("launch 5 0,0 1,0 0,0 1,0 2,0 3,0 4,0");
        assertThat(scene.squads()).containsExactly(squad(1, 5, "1,0", "0,0", "1,0", "2,0", "3,0", "4,0"));
        scene.plays().plays().plays();
        assertThat(scene.squads()).containsExactly(squad(1, 5, "0,0", "1,0", "2,0", "3,0", "4,0"));
        assertThat(scene.vein("0,0").robots()).isEqualTo(45 + 2 * 7);
    }

    private List<Integer> robots() {
        return scene.squads().stream().map(Squad::robots).toList();
    }

    private static Squad squad(int owner, int robots, String location, String... ahead) {
        return new Squad(
                owner,
                robots,
                AsterobotsScenario.point(location),
                List.of(ahead).stream().map(AsterobotsScenario::point).toList());
    }
}
