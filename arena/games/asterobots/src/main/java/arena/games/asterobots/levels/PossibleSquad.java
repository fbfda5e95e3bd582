package arena.games.asterobots.levels;

import java.util.ArrayList;
import java.util.List;

/**
 * A squad that could be sent.
 *
 * @param from the number of the vein it leaves
 * @param to the number of the vein it goes to
 * @param robots the number of robots
 */
record PossibleSquad(int from, int to, int robots) {

    /** The number of nearest veins from which robots come. */
    private static final int REACH = 5;

    private static final int MOST_SOURCES = 4;
    private static final int MOST_HELPERS = 3;
    private static final int MARGIN = 2;
    private static final int SMALLEST_HELP = 15;

    /** Returns groups of squads that would go together: against each foreign vein, and to each own vein. */
    static List<List<PossibleSquad>> groups(ForwardModel model, int player) {
        List<List<PossibleSquad>> groups = new ArrayList<>();
        for (int to = 0; to < model.distances().veins(); to++) {
            if (model.owner(to) == player) {
                help(model, player, to, groups);
            } else {
                attack(model, player, to, groups);
            }
        }
        return groups;
    }

    /**
     * Adds a group with robots of the nearest veins that suffice, and one in which the last of these veins sends all
     * its robots.
     */
    private static void attack(ForwardModel model, int player, int to, List<List<PossibleSquad>> groups) {
        List<PossibleSquad> group = new ArrayList<>();
        int sent = 0;
        for (int from : sources(model, player, to, 2, MOST_SOURCES)) {
            int missing = Expansion.missing(model, player, from, to) + MARGIN - sent;
            if (missing <= 0) {
                return;
            }
            int robots = Math.min(model.robots(from), missing);
            group.add(new PossibleSquad(from, to, robots));
            sent += robots;
            if (robots == missing) {
                groups.add(List.copyOf(group));
                groups.add(List.of(new PossibleSquad(from, to, model.robots(from))));
                return;
            }
        }
    }

    /** Adds groups that send all, or half, of the robots from near veins to an own vein. */
    private static void help(ForwardModel model, int player, int to, List<List<PossibleSquad>> groups) {
        for (int from : sources(model, player, to, SMALLEST_HELP, MOST_HELPERS)) {
            groups.add(List.of(new PossibleSquad(from, to, model.robots(from))));
            groups.add(List.of(new PossibleSquad(from, to, model.robots(from) / 2)));
        }
    }

    private static List<Integer> sources(ForwardModel model, int player, int to, int leastRobots, int most) {
        List<Integer> sources = new ArrayList<>();
        int reach = Math.min(REACH, model.distances().veins() - 1);
        for (int place = 0; place < reach && sources.size() < most; place++) {
            int from = model.distances().neighbour(to, place);
            if (model.owner(from) == player && model.robots(from) >= leastRobots) {
                sources.add(from);
            }
        }
        return sources;
    }
}
