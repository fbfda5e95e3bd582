package arena.superbot.asterobots;

/** What a position of Asterobots is worth to a player, in robots. */
final class ModelValue {

    /** What a vein is worth beside the robots that live there. */
    private static final double VEIN = 30;

    /** What a robot a turn is worth. */
    private static final double INCREASE = 15;

    /** What the robots and veins of everybody else count beside the own ones. */
    private static final double HARM = 0.3;

    /** From so many steps nobody is a threat or a help any more. */
    private static final double FAR = 9;

    /** How much a vein in danger counts, now and at the end of what is looked at. */
    private static final double CAUTION = 2;

    private ModelValue() {}

    /** Returns what the player has, less a share of what the others have. */
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

    /** Returns what a vein is worth that makes so many robots a turn, beside those that live there. */
    static double worth(int increase) {
        return VEIN + INCREASE * increase;
    }

    /** Returns what the player may lose soon to robots that live around his veins. */
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

    /** Returns the share of the others in all robots around a vein, the nearer the more. */
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
