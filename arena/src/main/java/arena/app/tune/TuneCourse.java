package arena.app.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The course of a tuning: its steps, and the values after each. */
public final class TuneCourse {

    private final List<TuneParameter> parameters;
    private final Spsa spsa;
    private final List<TuneStep> steps = new ArrayList<>();

    TuneCourse(List<TuneParameter> parameters, long seed) {
        this.parameters = List.copyOf(parameters);
        this.spsa = new Spsa(
                parameters.stream().map(TuneParameter::position).toList(),
                parameters.stream().map(TuneParameter::resolution).toList(),
                seed);
    }

    Spsa.Trial trial(int number) {
        return spsa.trial(number);
    }

    void add(TuneStep step) {
        steps.add(step);
        spsa.add(step.number(), step.lead());
    }

    /** Returns the parameters. */
    public List<TuneParameter> parameters() {
        return parameters;
    }

    /** Returns the steps, in the order in which they ended. */
    public List<TuneStep> steps() {
        return List.copyOf(steps);
    }

    /** Returns the number of games of all steps. */
    public int games() {
        return steps.stream().mapToInt(TuneStep::games).sum();
    }

    /** Returns the number of games in which a side was late, or left. */
    public int faults() {
        return steps.stream().mapToInt(TuneStep::faults).sum();
    }

    /** Returns the values at the beginning, by parameter, as they were given. */
    public List<String> begun() {
        return parameters.stream().map(one -> one.begin().toPlainString()).toList();
    }

    /** Returns the values at the beginning and after each step, by parameter, rounded as the bot reads them. */
    public List<List<String>> values() {
        return spsa.course().stream().map(this::texts).toList();
    }

    /** Returns where each parameter was in its range, from 0 to 1, at the beginning and after each step. */
    public List<List<Double>> positions() {
        return spsa.course();
    }

    /** Returns the tuned values, by parameter. */
    public List<String> tuned() {
        return texts(spsa.settled());
    }

    /** Returns whether the tuned values are those at the beginning. */
    public boolean isUnchanged() {
        return tuned().equals(values().get(0));
    }

    List<String> texts(List<Double> positions) {
        return IntStream.range(0, parameters.size())
                .mapToObj(at -> parameters.get(at).value(positions.get(at)))
                .toList();
    }

    /** Returns an environment with other values of the parameters. */
    SortedMap<String, String> environment(SortedMap<String, String> usual, List<String> values) {
        SortedMap<String, String> changed = new TreeMap<>(usual);
        IntStream.range(0, parameters.size())
                .forEach(at -> changed.put(parameters.get(at).name(), values.get(at)));
        return changed;
    }
}
