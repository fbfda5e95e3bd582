package arena.cli;

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
    void a_bot_that_sits_twice_gets_a_second_folder() {
        assertThat(names(bot("Red"), bot("Red"), bot("Red"))).containsExactly("Red", "Red_2", "Red_3");
    }

    @Test
    void who_serves_a_folder_keeps_its_name_and_the_launched_bot_gives_way() {
        assertThat(names(bot("Red"), new SeatChoice.Served("Red"))).containsExactly("Red_2", "Red");
    }

    @Test
    void names_that_differ_only_in_case_are_not_given() {
        assertThat(names(new SeatChoice.Level(2), bot("SuperBot"), bot("SUPERBOT")))
                .containsExactly("superbot_2", "SuperBot", "SUPERBOT_3");
    }

    @Test
    void a_toss_is_the_same_for_the_same_seed_and_gives_every_order() {
        List<Sitting> sittings = Sitting.inOrder(List.of(bot("A"), bot("B"), bot("C")));

        assertThat(Sitting.tossed(sittings, 5)).isEqualTo(Sitting.tossed(sittings, 5));
        assertThat(LongStream.range(0, 100)
                        .mapToObj(seed -> Sitting.tossed(sittings, seed))
                        .distinct())
                .as("orders of three")
                .hasSize(6);
    }
}
