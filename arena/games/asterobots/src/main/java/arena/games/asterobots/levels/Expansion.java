package arena.games.asterobots.levels;

/**
 * A rule that sends robots to the nearest veins that they can take. It considers each own vein alone and no turn of
 * another player, which makes it quick enough to play all players' turns in a lookahead.
 */
final class Expansion {

    /** A quick style for the turns of others. */
    static final Style SIMPLE = new Style(6, 0, 0, 2, false);

    /** The smallest squad that goes from the rear to the front. */
    private static final int REAR_SQUAD = 12;

    /** A vein is in the rear if at least this number of own veins is nearer than the first foreign one. */
    private static final int REAR_PLACES = 3;

    private final Style style;

    Expansion(Style style) {
        this.style = style;
    }

    /**
     * The parameters of an expansion.
     *
     * @param reach the number of nearest veins that are considered
     * @param garrison the least number of robots that stay at home
     * @param stepCost the cost of a step of the way, in robots, when a target is chosen
     * @param margin the number of robots sent beyond those needed
     * @param watchful whether robots stay against approaching squads, and go from the rear towards the enemies
     */
    record Style(int reach, int garrison, int stepCost, int margin, boolean watchful) {}

    /** A consumer of squads, which must launch each squad at once. */
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

    /** Returns the number of robots that may leave a vein. */
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

    /** Returns the number of additional robots that take a vein by the present position; 0 for none. */
    private int needed(ForwardModel model, int player, int from, int to) {
        int missing = missing(model, player, from, to);
        return missing > 0 ? missing + style.margin() : 0;
    }

    /**
     * Returns the number of additional robots from a vein that are needed to take another one by the present position;
     * less than 1 for none.
     */
    static int missing(ForwardModel model, int player, int from, int to) {
        int owner = model.owner(to);
        int defenders = model.robots(to);
        if (owner > 0) {
            defenders += model.increase(to) * model.distances().steps(from, to) + model.heading(owner, to);
        }
        return defenders + 1 - model.heading(player, to);
    }

    /** Sends robots of the rear closer to the nearest vein of another player. */
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
