package asterobots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameTest {

    private final Game game = Questions.turn();

    @Test
    void playersHaveTheDocumentsIdsWhichAreOneLessThanTheFilesNumbers() {
        assertThat(game.getMyPlayerId()).isEqualTo(1);
        assertThat(game.getNeutralPlayerId()).isEqualTo(-1);
        assertThat(game.getField().getVeins(-1)).extracting(Vein::getMaterial).containsExactly(Material.Metal);
        assertThat(game.getField().getVeinMap(0)).containsOnlyKeys(Make.point(0, -1));
        assertThat(game.getPlayers()).extracting(Player::getName).containsExactly("Alpha", "Beta");
    }

    @Test
    void aVeinGivesMoreAtAHigherRank() {
        Vein mine = game.getField().getVein(Make.point(-2, 0)).orElseThrow();

        assertThat(mine.getMaterialProductivity()).isEqualTo(16);
        assertThat(mine.getRobotProductivity()).isEqualTo(32);
        assertThat(mine.getInitialRobotProductivity()).isEqualTo(8);
        assertThat(mine)
                .hasToString("Vein of Stone at (-2, 0), owner 1, 33 robots, +16 Stone (rank 2), +32 robots (rank 3)");
    }

    @Test
    void moneyMayBeMoreThanAnIntHolds() {
        assertThat(game.getMyPlayer().getMoney()).isEqualTo(3_000_000_000L);
        assertThat(game.getMyPlayer().getFunds()).isEqualTo(3_000_006_000L);
        assertThat(game.getMyPlayer().getMaterial(Material.Metal)).isEqualTo(90);
    }

    @Test
    void aSquadTellsTheStepsThatAreStillToCome() {
        Squad squad = game.getField().getSquads().get(1);

        assertThat(squad.getOwnerId()).isZero();
        assertThat(squad.getPath()).containsExactly(Make.point(-1, 0), Make.point(-2, 0));
        assertThat(squad.getStepsLeft()).isEqualTo(2);
        assertThat(game.getField().getSquads(1)).isEmpty();
    }

    @Test
    void offersAndDemandsAreThoseOfTheOthers() {
        assertThat(game.getOffers(Material.Gas)).hasToString("[Player 0 offers 50 Gas at 12 J]");
        assertThat(game.getDemands(Material.Metal)).isEmpty();
        assertThat(game.getPlayerTrades()).hasSize(2);
        assertThat(game.getAlienTrade().getBuyPriceOf(Material.Metal)).isEqualTo(110);
        assertThat(game.getAlienTrade().getSellPriceOf(Material.Gas)).isEqualTo(24);
    }

    @Test
    void whileVeinsAreSelectedNobodyOwnsAnythingElse() {
        Game selection = Questions.selection();

        assertThat(selection.getRound()).isZero();
        assertThat(selection.getMyPlayer().getMoney()).isZero();
        assertThat(selection.getSetting().getTimeLimitMillis()).isEqualTo(10_000);
        assertThat(selection.getField().getVeins(-1)).hasSize(2);
    }

    @Test
    void aQuestionIsNotReadBeforeItIsWhole() {
        for (List<String> whole : List.of(Questions.VEIN, Questions.COMMANDS)) {
            assertThat(new Prompt(whole).isWhole()).isTrue();
            assertThat(new Prompt(whole.subList(0, whole.size() - 1)).isWhole()).isFalse();
        }
        assertThat(new Prompt(List.of()).isWhole()).isFalse();
    }

    @Test
    void nothingThatItGivesCanBeChanged() {
        Field field = game.getField();

        assertThat(List.of(field.getVeins(), field.getVeins(1), game.getPlayers(), field.getSquads()))
                .allSatisfy(list -> assertThatThrownBy(list::clear).isInstanceOf(UnsupportedOperationException.class));
        assertThatThrownBy(() -> field.getVeinMap().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThat(new ArrayList<>(field.getVeins())).hasSize(3);
    }
}
