package arena.games.asterobots;

import arena.game.Chance;
import arena.games.asterobots.state.AsterobotsTerms;
import arena.games.asterobots.state.Asteroid;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Vein;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The draw of the veins of a field (Field, Vein). It is mutable and serves one draw. */
final class VeinDraw {

    /** The least distance of two veins, in steps. */
    static final int LEAST_DISTANCE = 3;

    private static final List<Material> MATERIALS = List.of(Material.GAS, Material.STONE, Material.METAL);
    private static final int MOST_ATTEMPTS = 1_000;
    private static final int LEAST_ROBOTS = 50;
    private static final int ROBOTS = 50;
    private static final int LEAST_INCREASE = 5;
    private static final int INCREASES = 5;

    private Chance chance;

    private VeinDraw(Chance chance) {
        this.chance = chance;
    }

    /**
     * Returns the veins of a match in canonical order.
     *
     * @throws IllegalArgumentException with a message for people if the field has no room for the veins
     */
    static List<Vein> veins(AsterobotsTerms terms, long seed) {
        VeinDraw draw = new VeinDraw(Chance.of(seed, "asterobots veins"));
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            List<Vein> veins = draw.attempt(terms);
            if (veins.size() == terms.veins()) {
                veins.sort(Comparator.comparing(Vein::location));
                return veins;
            }
        }
        throw new IllegalArgumentException("A field of size " + terms.size() + " has no room for " + terms.veins()
                + " veins that are 3 steps apart; set veins lower or size higher.");
    }

    /** Draws veins, their materials in rotation, until there are enough or no room is left. */
    private List<Vein> attempt(AsterobotsTerms terms) {
        List<Point> free = new Asteroid(terms.size()).vertices();
        List<Vein> veins = new ArrayList<>();
        while (veins.size() < terms.veins() && !free.isEmpty()) {
            Point location = free.get(below(free.size()));
            free.removeIf(point -> Asteroid.distance(point, location) < LEAST_DISTANCE);
            veins.add(vein(location, MATERIALS.get(veins.size() % MATERIALS.size())));
        }
        return veins;
    }

    private Vein vein(Point location, Material material) {
        int robots = LEAST_ROBOTS + below(ROBOTS);
        int productivity = LEAST_INCREASE + below(INCREASES);
        int reproduction = LEAST_INCREASE + below(INCREASES);
        return new Vein(location, material, Vein.ALIENS, robots, productivity, reproduction, 1, 1);
    }

    private int below(int bound) {
        Chance.Drawn drawn = chance.below(bound);
        chance = drawn.rest();
        return drawn.whole();
    }
}
