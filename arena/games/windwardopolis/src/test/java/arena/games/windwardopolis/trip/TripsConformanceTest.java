package arena.games.windwardopolis.trip;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.windwardopolis.ServerRecordings;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/**
 * Tests against the recordings of the server of 2014 of stops, coffee, pick-up lists and cards, line by line: the
 * state before a line and its event give status and state after it. Our server's edition follows every line; the
 * document's edition skips those where it differs. The recordings are in the folder that a system property names, else
 * in the resources.
 */
class TripsConformanceTest {

    static Stream<Arguments> recordings() {
        return ServerRecordings.files("", ".jsonl", ".jsonl.gz")
                .filter(file -> isOfRules(ServerRecordings.folder().relativize(file.getPayload())))
                .flatMap(file -> Stream.of(Edition.values())
                        .filter(edition -> isComparable(file.getPayload(), edition))
                        .map(edition -> Arguments.of(file, edition)));
    }

    /** Returns whether a file is in a folder of rules or of rounds, of which there may be several. */
    private static boolean isOfRules(Path file) {
        return StreamSupport.stream(file.spliterator(), false)
                .map(Path::toString)
                .anyMatch(part -> part.startsWith("rules") || part.startsWith("rounds"));
    }

    /** Returns whether a file is an example: defects of the server are none, nor for the document its differences. */
    private static boolean isComparable(Path file, Edition edition) {
        return ServerRecordings.mayBe(file, lines -> switch (ServerRecordings.comparison(lines)) {
            case ACCIDENT -> false;
            case DIFFERS -> edition == Edition.SERVER;
            default -> true;
        });
    }

    @ParameterizedTest
    @MethodSource("recordings")
    void everyLineOfTheRulesComesToTheSame(Path file, Edition edition) {
        List<JsonNode> lines = ServerRecordings.lines(file);
        RoundFollower follower = new RoundFollower(edition, lines);
        lines.forEach(follower::follow);
        follower.end(lines.get(lines.size() - 1));
        assertThat(follower.followed).as("lines of the rules in " + file).isPositive();
    }
}
