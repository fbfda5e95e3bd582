package arena.cli.stage;

import static org.assertj.core.api.Assertions.assertThat;

import arena.config.BotEntry;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SittingTest {

    private static SeatChoice bot(String name) {
        return new SeatChoice.Launched(new BotEntry(
                name, List.of("run"), Path.of("").toAbsolutePath(), new TreeMap<>(), Duration.ofSeconds(1), 1));
    }

    private static List<String> names(SeatChoice... choices) {
        return Sitting.inOrder(List.of(choices)).stream().map(Sitting::name).toList();
    }

    @Test
    void aBotThatSitsTwiceGetsASecondFolder() {
        assertThat(names(bot("Red"), bot("Red"), bot("Red"))).containsExactly("Red", "Red_2", "Red_3");
    }

    @Test
    void whoServesAFolderKeepsItsNameAndTheLaunchedBotGivesWay() {
        assertThat(names(bot("Red"), new SeatChoice.Served("Red"))).containsExactly("Red_2", "Red");
    }

    @Test
    void namesThatDifferOnlyInCaseAreNotGiven() {
        assertThat(names(new SeatChoice.Level(2), bot("SuperBot"), bot("SUPERBOT")))
                .containsExactly("superbot_2", "SuperBot", "SUPERBOT_3");
    }

    @Test
    void aTossIsTheSameForTheSameSeedAndGivesEveryOrder() {
        List<Sitting> sittings = Sitting.inOrder(List.of(bot("A"), bot("B"), bot("C")));

        assertThat(Sitting.tossed(sittings, 5)).isEqualTo(Sitting.tossed(sittings, 5));
        assertThat(LongStream.range(0, 100)
                        .mapToObj(seed -> Sitting.tossed(sittings, seed))
                        .distinct())
                .as("orders of three")
                .hasSize(6);
    }
}
