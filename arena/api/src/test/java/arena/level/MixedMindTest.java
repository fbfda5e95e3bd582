package arena.level;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Chance;
import arena.game.Seat;
import arena.game.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MixedMindTest {

    private static final int TURNS = 2_000;

    private final List<String> stronger = new ArrayList<>();
    private final List<String> weaker = new ArrayList<>();

    /** A mind that always gives the same order and notes what it is told. */
    private record NotingMind(String order, List<String> notes) implements Mind<Integer, String> {

        @Override
        public String choose(Integer view) {
            notes.add("choose " + view);
            return order;
        }

        @Override
        public void follow(Integer view) {
            notes.add("follow " + view);
        }

        @Override
        public void played(String played) {
            notes.add("played " + played);
        }

        @Override
        public void acknowledged(int code) {
            notes.add("code " + code);
        }

        @Override
        public String why() {
            return "as " + order;
        }
    }

    private Mind<Integer, String> mixed(int weakerPercent, long seed) {
        MindSeat seat = new MindSeat(new Seat(1), new Settings(new TreeMap<>()));
        return MixedMind.<Integer, String>of(
                        (place, chance, thinking) -> new NotingMind("strong", stronger),
                        (place, chance, thinking) -> new NotingMind("weak", weaker),
                        weakerPercent)
                .make(seat, new Chance(seed), new ThinkingTime(Effort.nodes(1)));
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 0", "10, 160, 240", "50, 900, 1100", "100, 2000, 2000"})
    void theWeakerMindChoosesInItsShareOfTheTurns(int percent, int least, int most) {
        Mind<Integer, String> mind = mixed(percent, 5);
        long weak = IntStream.range(0, TURNS)
                .filter(turn -> mind.choose(turn).equals("weak"))
                .count();
        assertThat(weak).isBetween((long) least, (long) most);
    }

    @Test
    void equalSeedsMixEqually() {
        Mind<Integer, String> one = mixed(50, 5);
        Mind<Integer, String> same = mixed(50, 5);
        Mind<Integer, String> other = mixed(50, 6);
        List<String> chosen = orders(one);
        assertThat(orders(same)).isEqualTo(chosen);
        assertThat(orders(other)).isNotEqualTo(chosen);
    }

    private static List<String> orders(Mind<Integer, String> mind) {
        return IntStream.range(0, 100).mapToObj(mind::choose).toList();
    }

    @Test
    void theMindThatDoesNotChooseFollowsAndIsToldTheOrder() {
        assertThatOneFollows(mixed(100, 5), "weak", weaker, stronger);
        weaker.clear();
        stronger.clear();
        assertThatOneFollows(mixed(0, 5), "strong", stronger, weaker);
    }

    private static void assertThatOneFollows(
            Mind<Integer, String> mind, String order, List<String> chooser, List<String> other) {
        assertThat(mind.choose(7)).isEqualTo(order);
        assertThat(mind.why()).isEqualTo("as " + order);
        mind.acknowledged(11);
        mind.follow(8);
        mind.played("other");

        assertThat(chooser).containsExactly("choose 7", "code 11", "follow 8", "played other");
        assertThat(other).containsExactly("follow 7", "played " + order, "code 11", "follow 8", "played other");
    }
}
