package arena.app.tune;

import arena.game.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Simultaneous perturbation stochastic approximation (J. C. Spall, "Multivariate stochastic approximation using a
 * simultaneous perturbation gradient approximation", 1992): each step plays a bot with all parameters moved by chance
 * against one with all moved the other way, and then moves all of them toward the better one.
 *
 * <p>Positions are from 0 to 1 over the range of each parameter. The exponents are those that Spall recommends. The
 * sequences do not depend on the number of steps, so a longer run continues a shorter one.
 */
final class Spsa {

    private static final double FIRST_PERTURBATION = 0.15;
    private static final double PERTURBATION_DECAY = 0.101;

    /** The move after a step in which one side has won all games. */
    private static final double FIRST_MOVE = 0.06;

    private static final double MOVE_DECAY = 0.602;

    /** The number of steps during which moves hardly become smaller. */
    private static final int STABILITY = 10;

    private final List<Double> resolutions;
    private final long seed;
    private final List<List<Double>> course = new ArrayList<>();

    /**
     * Two sets of positions to be compared.
     *
     * @param number of the step, from 1
     */
    record Trial(int number, List<Double> plus, List<Double> minus) {}

    /**
     * Begins at some positions.
     *
     * @param resolutions the smallest change of each position that makes a difference
     * @param seed of the directions
     */
    Spsa(List<Double> begin, List<Double> resolutions, long seed) {
        this.resolutions = List.copyOf(resolutions);
        this.seed = seed;
        this.course.add(List.copyOf(begin));
    }

    /** Returns the trial of a step around the present positions. */
    Trial trial(int number) {
        List<Integer> signs = signs(number);
        List<Double> plus = new ArrayList<>();
        List<Double> minus = new ArrayList<>();
        for (int at = 0; at < signs.size(); at++) {
            double wanted = FIRST_PERTURBATION / Math.pow(number, PERTURBATION_DECAY);
            // Both values must differ, and lie within the range.
            double distance = Math.min(0.5, Math.max(wanted, resolutions.get(at) / 2));
            double middle =
                    Math.max(distance, Math.min(1 - distance, positions().get(at)));
            plus.add(middle + signs.get(at) * distance);
            minus.add(middle - signs.get(at) * distance);
        }
        return new Trial(number, plus, minus);
    }

    /**
     * Moves the positions after a trial.
     *
     * @param number of its step
     * @param lead of the first set over the second, from -1 to 1
     */
    void add(int number, double lead) {
        double move = FIRST_MOVE * Math.pow((STABILITY + 1.0) / (STABILITY + course.size()), MOVE_DECAY);
        List<Integer> signs = signs(number);
        List<Double> before = positions();
        course.add(IntStream.range(0, signs.size())
                .mapToObj(at -> Math.max(0, Math.min(1, before.get(at) + move * lead * signs.get(at))))
                .toList());
    }

    /** Returns the direction of each parameter: 1 or -1 by chance, the same for a step at each call. */
    private List<Integer> signs(int number) {
        return IntStream.range(0, resolutions.size())
                .mapToObj(at ->
                        Chance.of(seed, "tune " + number + "." + at).below(2).whole() == 0 ? 1 : -1)
                .toList();
    }

    /** Returns the present positions. */
    List<Double> positions() {
        return course.get(course.size() - 1);
    }

    /** Returns the positions at the beginning and after each step. */
    List<List<Double>> course() {
        return List.copyOf(course);
    }

    /** Returns the means of the positions after the last half of the steps, which vary less than the last ones. */
    List<Double> settled() {
        List<List<Double>> last = course.subList(course.size() / 2, course.size());
        return IntStream.range(0, resolutions.size())
                .mapToObj(at -> last.stream()
                        .mapToDouble(positions -> positions.get(at))
                        .average()
                        .orElseThrow())
                .toList();
    }
}
