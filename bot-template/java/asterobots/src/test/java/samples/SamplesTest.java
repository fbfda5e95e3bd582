package samples;

import static org.assertj.core.api.Assertions.assertThat;

import asterobots.Command;
import asterobots.ComputerPlayer;
import asterobots.Game;
import asterobots.Make;
import asterobots.Questions;
import java.util.List;
import org.junit.jupiter.api.Test;

class SamplesTest {

    private final SamplePlayer second = new SamplePlayer();

    @Test
    void theFirstSampleSelectsAnyFreeVein() {
        assertThat(new YourTeamPlayer().selectVein(Questions.selection())).isIn(Make.point(0, -1), Make.point(2, 1));
    }

    @Test
    void theFirstSampleSellsTwoPiecesAndThenWorksUntilItIsInterrupted() {
        Thread.currentThread().interrupt();

        List<String> lines = lines(new YourTeamPlayer(), Questions.turn());

        assertThat(Thread.interrupted()).as("the interrupt is not swallowed").isTrue();
        assertThat(lines).containsExactly("bank sell gas 1", "bank sell metal 1", "bank buy stone 1");
    }

    @Test
    void theSecondSampleSelectsTheFreeVeinWithTheMostRobots() {
        assertThat(second.selectVein(Questions.selection())).isEqualTo(Make.point(2, 1));
    }

    @Test
    void theSecondSampleSendsAllButTenRobotsOfACrowdedVein() {
        Game game = Questions.turn("Vein2 = -2,0,S,2,101,8,8,2,3", "Player2 = 0,100,100,100,1,33,12,0");

        assertThat(lines(second, game)).containsExactly("launch 91 -2,0 0,-1");
    }

    @Test
    void theSecondSampleRaisesARobotRankAndTradesWithTheAliens() {
        Game game = Questions.turn("Vein2 = -2,0,S,2,33,8,8,2,1", "Player2 = 1000,1200,99,200,1,33,12,0");

        assertThat(lines(second, game))
                .containsExactly("upgrade robot -2,0", "bank sell gas 950", "offer gas 950 48", "bank buy stone 10");
    }

    @Test
    void theSecondSampleBuysNothingWhereSomebodyOffersIt() {
        assertThat(lines(second, Questions.turn("Player2 = 1000,70,100,100,1,33,12,0")))
                .isEmpty();
    }

    private static List<String> lines(ComputerPlayer player, Game game) {
        return player.selectActions(game).stream().map(Command::line).toList();
    }
}
