package arena.superbot;

/** What a position of Asterobots is worth to a player, in robots. */
final class Prospect {

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

    private Prospect() {}

    /** Returns what the player has, less a share of what the others have. */
    static double balance(Front front, int me) {
        double balance = 0;
        for (int vein = 0; vein < front.terrain().veins(); vein++) {
            int owner = front.owner(vein);
            if (owner > 0) {
                balance += share(owner, me) * (worth(front, vein) + front.robots(vein));
            }
            for (int player = 1; player <= front.players(); player++) {
                balance += share(player, me) * front.heading(player, vein);
            }
        }
        return balance;
    }

    private static double share(int player, int me) {
        return player == me ? 1 : -HARM;
    }

    private static double worth(Front front, int vein) {
        return VEIN + INCREASE * front.increase(vein);
    }

    /** Returns what the player may lose soon to robots that live around his veins. */
    static double risk(Front front, int me) {
        double risk = 0;
        for (int vein = 0; vein < front.terrain().veins(); vein++) {
            if (front.owner(vein) == me) {
                double odds = odds(front, me, vein);
                risk += odds * odds * worth(front, vein);
            }
        }
        return CAUTION * risk;
    }

    /** Returns the share of the others in all robots around a vein, the nearer the more. */
    private static double odds(Front front, int me, int vein) {
        double threat = 0;
        double defence = front.robots(vein) + 1;
        for (int place = 0; place < front.terrain().veins() - 1; place++) {
            int other = front.terrain().neighbour(vein, place);
            double nearness = 1 - front.terrain().steps(vein, other) / FAR;
            if (nearness <= 0) {
                break;
            }
            double robots = nearness * front.robots(other);
            int owner = front.owner(other);
            defence += owner == me ? robots : 0;
            threat += owner != me && owner > 0 ? robots : 0;
        }
        return threat / (threat + defence);
    }
}
