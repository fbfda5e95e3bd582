package arena.games.asterobots.levels;

/** The value of a position of a {@link ForwardModel} for a player, in robots. */
final class ModelValue {

    /** The value of a vein without its robots. */
    private static final double VEIN = 30;

    /** The value of a production of one robot a turn. */
    private static final double INCREASE = 15;

    /** The weight of the other players' robots and veins. */
    private static final double HARM = 0.3;

    /** The distance in steps from which robots are neither a threat nor a help. */
    private static final double FAR = 9;

    /** The weight of a vein in danger, now and at the end of the lookahead. */
    private static final double CAUTION = 2;

    private ModelValue() {}

    /** Returns the value of the player's possessions, less a share of the others' possessions. */
    static double balance(ForwardModel model, int me) {
        double balance = 0;
        for (int vein = 0; vein < model.distances().veins(); vein++) {
            int owner = model.owner(vein);
            if (owner > 0) {
                balance += share(owner, me) * (worth(model, vein) + model.robots(vein));
            }
            for (int player = 1; player <= model.players(); player++) {
                balance += share(player, me) * model.heading(player, vein);
            }
        }
        return balance;
    }

    private static double share(int player, int me) {
        return player == me ? 1 : -HARM;
    }

    private static double worth(ForwardModel model, int vein) {
        return worth(model.increase(vein));
    }

    /** Returns the value of a vein by its production, without its robots. */
    static double worth(int increase) {
        return VEIN + INCREASE * increase;
    }

    /** Returns the expected loss of the player to robots around its veins. */
    static double risk(ForwardModel model, int me) {
        double risk = 0;
        for (int vein = 0; vein < model.distances().veins(); vein++) {
            if (model.owner(vein) == me) {
                double odds = odds(model, me, vein);
                risk += odds * odds * worth(model, vein);
            }
        }
        return CAUTION * risk;
    }

    /** Returns the share of the others in all robots around a vein, weighted by nearness. */
    private static double odds(ForwardModel model, int me, int vein) {
        double threat = 0;
        double defence = model.robots(vein) + 1;
        for (int place = 0; place < model.distances().veins() - 1; place++) {
            int other = model.distances().neighbour(vein, place);
            double nearness = 1 - model.distances().steps(vein, other) / FAR;
            if (nearness <= 0) {
                break;
            }
            double robots = nearness * model.robots(other);
            int owner = model.owner(other);
            defence += owner == me ? robots : 0;
            threat += owner != me && owner > 0 ? robots : 0;
        }
        return threat / (threat + defence);
    }
}
