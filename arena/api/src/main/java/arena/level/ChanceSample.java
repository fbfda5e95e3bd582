package arena.level;

import java.util.ArrayList;
import java.util.List;

/**
 * A sample of the winning chances after several answers to one prompt: in each round one value for each answer, from
 * the same guess and the same seeds.
 */
public final class ChanceSample {

    private final List<List<Double>> rounds = new ArrayList<>();

    ChanceSample() {}

    void add(List<Double> round) {
        rounds.add(List.copyOf(round));
    }

    /** Returns the number of rounds. */
    public int rounds() {
        return rounds.size();
    }

    /** Returns the number of answers. */
    public int answers() {
        return rounds.get(0).size();
    }

    /** Returns the mean chance after an answer, from 0 to 1. */
    public Mean chance(int answer) {
        return Mean.of(rounds.stream().map(round -> round.get(answer)).toList());
    }

    /** Returns by how much the chance after an answer is higher than after another one, from -1 to 1. */
    public Mean lead(int answer, int other) {
        return Mean.of(rounds.stream()
                .map(round -> round.get(answer) - round.get(other))
                .toList());
    }

    /**
     * A mean of sampled values.
     *
     * @param value the mean
     * @param error its standard error; infinite if there is only one value
     * @param count the number of values
     */
    public record Mean(double value, double error, int count) {

        /** The bounds of Student's distribution with 95 % of it on one side, for 1 degree of freedom and more. */
        private static final double[] STUDENT = {6.314, 2.920, 2.353, 2.132, 2.015, 1.943, 1.895, 1.860, 1.833, 1.812};

        /** The bound of the standard normal distribution with 95 % of it on one side. */
        private static final double NORMAL = 1.645;

        private static Mean of(List<Double> values) {
            double mean = values.stream().mapToDouble(value -> value).average().orElseThrow();
            double squares = values.stream()
                    .mapToDouble(value -> (value - mean) * (value - mean))
                    .sum();
            int count = values.size();
            double error = count < 2 ? Double.POSITIVE_INFINITY : Math.sqrt(squares / (count - 1) / count);
            return new Mean(mean, error, count);
        }

        /** Returns the bound that the true mean exceeds with a confidence of 95 %. */
        public double atLeast() {
            return value - margin();
        }

        /** Returns the bound that the true mean stays below with a confidence of 95 %. */
        public double atMost() {
            return value + margin();
        }

        private double margin() {
            return error * (count < 2 || count - 2 >= STUDENT.length ? NORMAL : STUDENT[count - 2]);
        }
    }
}
