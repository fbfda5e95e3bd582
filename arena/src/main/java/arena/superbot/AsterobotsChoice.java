package arena.superbot;

import arena.games.asterobots.Asteroid;
import arena.games.asterobots.Order;
import arena.games.asterobots.Vein;
import arena.games.asterobots.View;
import java.util.Comparator;
import java.util.List;

/** Which vein to begin with: a rich one with many robots, near what can be taken next and away from other players. */
final class AsterobotsChoice {

    private static final int NEAR = 8;
    private static final double INCREASE_WEIGHT = 12;
    private static final double NEIGHBOUR_WEIGHT = 15;

    private AsterobotsChoice() {}

    static Order of(View view) {
        Vein best = view.veins().stream()
                .filter(vein -> vein.owner() == Vein.ALIENS)
                .max(Comparator.comparingDouble(vein -> worth(vein, view)))
                .orElseThrow();
        return new Order.Select(best.location());
    }

    private static double worth(Vein vein, View view) {
        double worth = vein.robots() + INCREASE_WEIGHT * vein.reproduction();
        List<Vein> near = view.veins().stream()
                .filter(other -> !other.equals(vein) && Asteroid.distance(vein.location(), other.location()) <= NEAR)
                .toList();
        for (Vein other : near) {
            boolean hostile = other.owner() != Vein.ALIENS && other.owner() != view.me();
            worth += hostile ? -NEIGHBOUR_WEIGHT : NEIGHBOUR_WEIGHT;
        }
        return worth;
    }
}
