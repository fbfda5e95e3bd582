package asterobots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import org.junit.jupiter.api.Test;

class TrianglePointTest {

    private final Field field = new Field(new Prompt(List.of("Size = 10")));

    @Test
    void aFieldOfSize10Has600VerticesAnd870Edges() {
        List<TrianglePoint> points = field.getPoints();

        assertThat(points).hasSize(600).doesNotHaveDuplicates().allMatch(field::contains);
        assertThat(points.stream()
                        .mapToInt(point -> field.getNeighbors(point).size())
                        .sum())
                .isEqualTo(2 * 870);
    }

    @Test
    void theShortestPathIsTheArenasOne() {
        assertThat(Make.point(0, 0).getShortestPath(Make.point(0, -1)))
                .hasToString("[(0, 0), (-1, 0), (-1, -1), (0, -1)]");
    }

    @Test
    void theShortestPathIsConnectedStaysOnTheFieldAndIsAsLongAsTheDistance() {
        for (TrianglePoint from : field.getPoints()) {
            Map<TrianglePoint, Integer> steps = stepsFrom(from);
            for (TrianglePoint to : field.getPoints()) {
                assertThat(from.getDistance(to)).isEqualTo(steps.get(to));
            }
        }
        for (TrianglePoint to : field.getPoints()) {
            List<TrianglePoint> path = Make.point(-7, 5).getShortestPath(to);
            assertThat(path).hasSize(to.getDistance(Make.point(-7, 5)) + 1).endsWith(to);
            for (int index = 1; index < path.size(); index++) {
                assertThat(field.getNeighbors(path.get(index - 1))).contains(path.get(index));
            }
        }
    }

    private Map<TrianglePoint, Integer> stepsFrom(TrianglePoint start) {
        Map<TrianglePoint, Integer> steps = new HashMap<>(Map.of(start, 0));
        Queue<TrianglePoint> waiting = new ArrayDeque<>(List.of(start));
        while (!waiting.isEmpty()) {
            TrianglePoint at = waiting.remove();
            for (TrianglePoint next : field.getNeighbors(at)) {
                if (!steps.containsKey(next)) {
                    steps.put(next, steps.get(at) + 1);
                    waiting.add(next);
                }
            }
        }
        return steps;
    }
}
