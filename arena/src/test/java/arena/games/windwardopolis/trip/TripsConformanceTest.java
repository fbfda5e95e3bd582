package arena.games.windwardopolis.trip;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.windwardopolis.Recorded;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/**
 * What the server of 2014 recorded of stops, coffee, pick-up lists and cards, line by line: the state before a line and
 * what happens give status and state after it. Our server's edition follows every line; the document's passes over
 * those where it differs. The recordings are in the folder that a system property names, else in the resources.
 */
class TripsConformanceTest {

    static Stream<Arguments> recordings() {
        return Stream.of("rules", "rounds")
                .flatMap(room -> Recorded.files(room, ".jsonl", ".jsonl.gz"))
                .flatMap(file -> Stream.of(Edition.values()).map(edition -> Arguments.of(file, edition)));
    }

    @ParameterizedTest
    @MethodSource("recordings")
    void every_line_of_the_rules_comes_to_the_same(Path file, Edition edition) {
        List<JsonNode> lines = Recorded.lines(file);
        RoundFollower follower = new RoundFollower(edition, lines);
        lines.forEach(follower::follow);
        assertThat(follower.followed).as("lines of the rules in " + file).isPositive();
    }
}
