package arena.games.asterobots.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AsteroidTest {

    @Test
    void aFieldOfSize10Has600Vertices870EdgesAnd60VerticesAtItsRim() {
        Asteroid asteroid = new Asteroid(10);
        List<Point> vertices = asteroid.vertices();
        assertThat(vertices).hasSize(600).doesNotHaveDuplicates().isSortedAccordingTo(Comparator.naturalOrder());
        assertThat(vertices.stream().filter(point -> asteroid.neighbours(point).size() == 2))
                .hasSize(60);
        assertThat(vertices.stream().filter(point -> asteroid.neighbours(point).size() == 3))
                .hasSize(540);
        assertThat(vertices.stream()
                        .mapToInt(point -> asteroid.neighbours(point).size())
                        .sum())
                .isEqualTo(2 * 870);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 30})
    void verticesMatchTheFormulaOfTheRulings(int size) {
        List<Point> formula = Stream.iterate(0, y -> y < size, y -> y + 1)
                .flatMap(y -> Stream.iterate(-2 * size + 2 + y, x -> x <= 2 * size - y, x -> x + 1)
                        .flatMap(x ->
                                Stream.of(new Point(x, y), new Point(x, y + 1), new Point(x, -y), new Point(x, 1 - y))))
                .distinct()
                .sorted()
                .toList();
        assertThat(new Asteroid(size).vertices()).hasSize(6 * size * size).isEqualTo(formula);
    }

    @Test
    void neighboursAreNeighboursOfEachOther() {
        for (Point point : new Asteroid(4).vertices()) {
            for (Point neighbour : point.neighbours()) {
                assertThat(neighbour.isBeside(point))
                        .as("%s and %s", point, neighbour)
                        .isTrue();
            }
            assertThat(point.isBeside(point)).isFalse();
        }
    }

    @Test
    void pathMatchesTheExampleOfTheRulings() {
        assertThat(Asteroid.path(new Point(0, 0), new Point(0, -1)))
                .containsExactly(new Point(0, 0), new Point(-1, 0), new Point(-1, -1), new Point(0, -1));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void aPathIsConnectedStaysOnTheFieldIsShortestAndTheSameBack(int size) {
        Asteroid asteroid = new Asteroid(size);
        for (Point from : asteroid.vertices()) {
            SortedMap<Point, Integer> steps = breadthFirst(asteroid, from);
            for (Point to : asteroid.vertices()) {
                List<Point> path = Asteroid.path(from, to);
                assertThat(path).startsWith(from).endsWith(to).allMatch(asteroid::contains);
                assertThat(path).hasSize(steps.getOrDefault(to, -1) + 1);
                assertThat(Asteroid.distance(from, to)).isEqualTo(steps.getOrDefault(to, -1));
                for (int at = 1; at < path.size(); at++) {
                    assertThat(path.get(at - 1).isBeside(path.get(at))).isTrue();
                }
                List<Point> back = new ArrayList<>(Asteroid.path(to, from));
                Collections.reverse(back);
                assertThat(back).isEqualTo(path);
            }
        }
    }

    @Test
    void farthestVerticesOfTheDefaultFieldAre39StepsApart() {
        List<Point> vertices = new Asteroid(10).vertices();
        assertThat(vertices.stream()
                        .flatMapToInt(from -> vertices.stream().mapToInt(to -> Asteroid.distance(from, to)))
                        .max())
                .hasValue(39);
    }

    private static SortedMap<Point, Integer> breadthFirst(Asteroid asteroid, Point from) {
        SortedMap<Point, Integer> steps = new TreeMap<>(Map.of(from, 0));
        Deque<Point> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            Point at = open.remove();
            for (Point next : asteroid.neighbours(at)) {
                if (steps.putIfAbsent(next, steps.getOrDefault(at, -1) + 1) == null) {
                    open.add(next);
                }
            }
        }
        return steps;
    }
}
