package arena.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import arena.config.BotEntry;
import arena.config.TeamNames;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SeatedPlayerTest {

    private static SeatChoice bot(String name) {
        return new SeatChoice.Launched(
                BotEntry.ofProgram(name, List.of("run"), Path.of("").toAbsolutePath(), Duration.ofSeconds(1)));
    }

    private static List<String> names(SeatChoice... choices) {
        return SeatedPlayer.inOrder(List.of(choices)).stream()
                .map(SeatedPlayer::name)
                .toList();
    }

    @Test
    void aBotThatSitsTwiceGetsASecondFolder() {
        assertThat(names(bot("Red"), bot("Red"), bot("Red"))).containsExactly("Red", "Red__2", "Red__3");
    }

    @Test
    void noTeamCanHaveTheNameOfATwin() {
        String longest = "A_name_of_thirty_two_characters_";
        List<String> twins = List.of(
                names(bot("MyTeam"), bot("MyTeam")).get(1),
                names(bot(longest), bot(longest)).get(1));

        assertThat(twins).allSatisfy(twin -> {
            assertThat(twin).matches("[A-Za-z0-9_]{1,32}");
            assertThat(new TeamNames(".*").mistake(twin)).isPresent();
        });
        assertThat(names(bot("MyTeam"), bot("MyTeam_2"), bot("MyTeam"))).doesNotHaveDuplicates();
    }

    @Test
    void aServedFolderKeepsItsNameAndTheLaunchedBotGetsAnother() {
        assertThat(names(bot("Red"), new SeatChoice.Served("Red"))).containsExactly("Red__2", "Red");
    }

    @Test
    void namesThatDifferOnlyInCaseAreNotGiven() {
        assertThat(names(new SeatChoice.Level(2), bot("SuperBot"), bot("SUPERBOT")))
                .containsExactly("superbot_2", "SuperBot", "SUPERBOT__2");
    }

    @Test
    void aTossIsTheSameForTheSameSeedAndGivesEveryOrder() {
        List<SeatedPlayer> sittings = SeatedPlayer.inOrder(List.of(bot("A"), bot("B"), bot("C")));

        assertThat(SeatedPlayer.inDrawnOrder(sittings, 5)).isEqualTo(SeatedPlayer.inDrawnOrder(sittings, 5));
        assertThat(LongStream.range(0, 100)
                        .mapToObj(seed -> SeatedPlayer.inDrawnOrder(sittings, seed))
                        .distinct())
                .as("orders of three")
                .hasSize(6);
    }
}
