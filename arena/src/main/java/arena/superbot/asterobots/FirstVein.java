package arena.superbot.asterobots;

import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Vein;
import java.util.Comparator;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** The choice of the first vein. */
final class FirstVein {

    private FirstVein() {}

    /** Returns the selection of the free vein with the highest value; the first one of equals. */
    static AsterobotsOrder best(AsterobotsView.Selection view, ToDoubleFunction<Integer> worth) {
        int best = IntStream.range(0, view.veins().size())
                .boxed()
                .filter(vein -> view.veins().get(vein).owner() == Vein.ALIENS)
                .max(Comparator.comparingDouble(worth).thenComparing(Comparator.reverseOrder()))
                .orElseThrow(() -> new IllegalArgumentException("no vein is free in " + view));
        return new AsterobotsOrder.Select(view.veins().get(best).location());
    }

    /** Returns the selection of the free vein with the highest output. */
    static AsterobotsOrder richest(AsterobotsView.Selection view) {
        return best(view, vein -> output(view.veins().get(vein)));
    }

    private static double output(Vein vein) {
        return vein.robots() + 10.0 * vein.reproduction() + 5.0 * vein.productivity();
    }
}
