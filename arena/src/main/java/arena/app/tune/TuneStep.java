package arena.app.tune;

import java.util.List;

/**
 * One step of a tuning, as its line in the journal. Lines are in the order in which the steps ended, which is the order
 * in which the values moved.
 *
 * @param number from 1, in the order in which the steps began
 * @param plus the values of one side, by parameter
 * @param minus the values of the other side
 * @param lead of the first side over the second: 1 if it has won all games, -1 if it has lost all
 * @param games the number of games of the step
 * @param faults the number of them in which a side was late, or left the game
 */
public record TuneStep(int number, List<String> plus, List<String> minus, double lead, int games, int faults) {

    public TuneStep {
        plus = List.copyOf(plus);
        minus = List.copyOf(minus);
    }
}
