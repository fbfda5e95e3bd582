package arena.superbot.asterobots;

import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.Squad;
import arena.games.asterobots.state.Vein;
import java.util.Arrays;
import java.util.List;

/**
 * What the players of Asterobots may hope for: the share of each in the veins and robots of all of them, a vein counted
 * as the planner counts it.
 */
final class AsterobotsEstimate {

    private AsterobotsEstimate() {}

    /** Returns the share of each player; equal ones before anybody has a vein. */
    static List<Double> of(AsterobotsState state) {
        double[] worth = new double[state.players()];
        for (Vein vein : state.position().veins()) {
            if (vein.owner() != Vein.ALIENS) {
                worth[vein.owner() - 1] += ModelValue.worth(vein.robotIncrease()) + vein.robots();
            }
        }
        for (Squad squad : state.position().squads()) {
            worth[squad.owner() - 1] += squad.robots();
        }
        double all = Arrays.stream(worth).sum();
        return Arrays.stream(worth)
                .map(own -> all > 0 ? own / all : 1.0 / worth.length)
                .boxed()
                .toList();
    }
}
