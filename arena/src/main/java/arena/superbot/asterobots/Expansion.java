package arena.superbot.asterobots;

/**
 * Sends robots to the nearest veins that they can take. It looks at each of its own veins alone and at no turn of
 * anybody else, which makes it quick enough to play everybody's turns while somebody looks ahead.
 */
final class Expansion {

    /** A quick one for the turns of others. */
    static final Style SIMPLE = new Style(6, 0, 0, 2, false);

    /** Smaller squads do not set out for the model. */
    private static final int REAR_SQUAD = 12;

    /** A vein with so many own neighbours before the first foreign one is in the rear. */
    private static final int REAR_PLACES = 3;

    private final Style style;

    Expansion(Style style) {
        this.style = style;
    }

    /**
     * What it looks at.
     *
     * @param reach how many of the nearest veins
     * @param garrison how many robots stay at home at least
     * @param stepCost how many robots a step is worth, when a target is chosen
     * @param margin how many robots more than needed are sent
     * @param watchful whether robots stay against squads that come, and go from the rear to where the enemies are
     */
    record Style(int reach, int garrison, int stepCost, int margin, boolean watchful) {}

    /** Whoever is told about a squad; it must leave its vein at once. */
    @FunctionalInterface
    interface SquadConsumer {
        void launch(int from, int to, int robots);
    }

    /** Launches the squads of a player's turn. */
    void launch(ForwardModel model, int player, SquadConsumer squads) {
        for (int vein = 0; vein < model.distances().veins(); vein++) {
            if (model.owner(vein) == player) {
                launch(model, player, vein, squads);
            }
        }
    }

    private void launch(ForwardModel model, int player, int from, SquadConsumer squads) {
        int spare = spare(model, player, from);
        while (spare > 0) {
            int to = cheapest(model, player, from, spare);
            if (to < 0) {
                if (style.watchful()) {
                    reinforce(model, player, from, squads);
                }
                return;
            }
            int robots = Math.min(spare, needed(model, player, from, to));
            squads.launch(from, to, robots);
            spare -= robots;
        }
    }

    /** Returns how many robots may leave a vein. */
    int spare(ForwardModel model, int player, int vein) {
        int threat = style.watchful() ? model.headingAgainst(player, vein) - model.heading(player, vein) : 0;
        return model.robots(vein) - Math.max(style.garrison(), threat);
    }

    private int cheapest(ForwardModel model, int player, int from, int spare) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        int reach = Math.min(style.reach(), model.distances().veins() - 1);
        for (int place = 0; place < reach; place++) {
            int to = model.distances().neighbour(from, place);
            int robots = model.owner(to) == player ? 0 : needed(model, player, from, to);
            int cost = style.stepCost() == 0
                    ? place
                    : robots + style.stepCost() * model.distances().steps(from, to);
            if (robots > 0 && robots <= spare && cost < least) {
                least = cost;
                best = to;
            }
        }
        return best;
    }

    /** Returns how many robots more than are on their way take a vein, as far as one can see now; 0 for none. */
    private int needed(ForwardModel model, int player, int from, int to) {
        int missing = missing(model, player, from, to);
        return missing > 0 ? missing + style.margin() : 0;
    }

    /**
     * Returns how many robots from a vein are missing to take another one, as far as one can see now; less than 1 for
     * none.
     */
    static int missing(ForwardModel model, int player, int from, int to) {
        int owner = model.owner(to);
        int defenders = model.robots(to);
        if (owner > 0) {
            defenders += model.increase(to) * model.distances().steps(from, to) + model.heading(owner, to);
        }
        return defenders + 1 - model.heading(player, to);
    }

    /** Sends robots of the rear closer to the nearest vein of another. */
    private void reinforce(ForwardModel model, int player, int from, SquadConsumer squads) {
        VeinDistances distances = model.distances();
        int spare = spare(model, player, from);
        int place = 0;
        while (place < distances.veins() - 1 && model.owner(distances.neighbour(from, place)) == player) {
            place++;
        }
        if (spare < REAR_SQUAD || place < REAR_PLACES || place == distances.veins() - 1) {
            return;
        }
        int goal = distances.neighbour(from, place);
        for (int nearer = 0; nearer < place; nearer++) {
            int stop = distances.neighbour(from, nearer);
            if (distances.steps(stop, goal) < distances.steps(from, goal)) {
                squads.launch(from, stop, spare);
                return;
            }
        }
    }
}
