import static org.assertj.core.api.Assertions.assertThat;

import asterobots.Command;
import asterobots.Make;
import asterobots.Questions;
import java.util.List;
import org.junit.jupiter.api.Test;

@SuppressWarnings("DefaultPackage") // Where the player is.
class MyPlayerTest {

    private final MyPlayer player = new MyPlayer();

    @Test
    void heSelectsTheFreeVeinWithTheMostRobots() {
        assertThat(player.selectVein(Questions.selection())).isEqualTo(Make.point(2, 1));
    }

    @Test
    void heSendsTheRobotsOfACrowdedVeinToTheNearestOneOfSomebodyElse() {
        assertThat(lines("Vein2 = -2,0,S,2,99,8,8,2,3")).isEmpty();
        assertThat(lines("Vein2 = -2,0,S,2,100,8,8,2,3")).containsExactly("launch 90 -2,0 0,-1");
    }

    @Test
    void heBuysWhatAnUpgradeStillNeeds() {
        assertThat(lines("Vein2 = -2,0,S,2,33,8,8,2,1"))
                .containsExactly("bank buy gas 130", "bank buy metal 110", "upgrade robot -2,0");
    }

    @Test
    void heSellsNoMoreForItThanItCosts() {
        assertThat(lines("Vein2 = -2,0,S,2,33,8,8,2,1", "Player2 = 100,199,80,200,1,33,12,0"))
                .containsExactly("bank buy gas 1", "upgrade robot -2,0");
        assertThat(lines("Vein2 = -2,0,S,2,33,8,8,2,1", "Player2 = 10,199,80,201,1,33,12,0"))
                .as("96 J are needed, 10 are there, and a piece of stone gives 23")
                .containsExactly("bank sell stone 4", "bank buy gas 1", "upgrade robot -2,0");
        assertThat(lines("Vein2 = -2,0,S,2,33,8,8,2,1", "Player2 = 10,199,3,199,1,33,12,0"))
                .isEmpty();
    }

    private List<String> lines(String... changes) {
        return player.selectActions(Questions.turn(changes)).stream()
                .map(Command::line)
                .toList();
    }
}
