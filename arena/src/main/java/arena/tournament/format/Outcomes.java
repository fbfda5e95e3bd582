package arena.tournament.format;

import arena.tournament.GameResult;
import arena.tournament.Points;
import java.util.Arrays;
import java.util.List;

/**
 * All combinations of results of some games of two, and the members that are certainly in, or certainly out, in them.
 *
 * <p>Only points count: a member that is tied on points may be ranked before or behind the other, and so is neither in
 * nor out.
 */
final class Outcomes {

    /** The number of results of a game: the first seat wins, a draw, the second seat wins. */
    static final int WAYS = 3;

    private static final List<List<Integer>> PLACES = List.of(List.of(1, 2), List.of(1, 1), List.of(2, 1));

    private final int advancing;
    private final long[] points;
    private final int[][] games;
    private final long[][] earned = new long[WAYS][2];
    private final int[] way;
    /**
     * By member, game and result: whether the member is in, or out, whenever the game has that result; at the last
     * index in all combinations.
     */
    private final boolean[][][] in;

    private final boolean[][][] out;

    /**
     * Tries all combinations.
     *
     * @param points the present points of each member
     * @param games the members, by their index, on the two seats of each game that is still to be played
     * @param advancing the number of members that are in
     */
    Outcomes(List<Points> points, List<List<Integer>> games, PointsRule rewards, int advancing) {
        this.advancing = advancing;
        this.points = points.stream().mapToLong(Points::parts).toArray();
        this.games = games.stream()
                .map(game -> game.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
        this.way = new int[games.size()];
        this.in = table(points.size(), games.size());
        this.out = table(points.size(), games.size());
        for (int each = 0; each < WAYS; each++) {
            GameResult result = GameResult.of(List.of(0, 1), PLACES.get(each));
            earned[each][0] = rewards.of(result, 0).parts();
            earned[each][1] = rewards.of(result, 1).parts();
        }
        tryAll(0);
    }

    private static boolean[][][] table(int members, int games) {
        boolean[][][] table = new boolean[members][games + 1][WAYS];
        for (boolean[][] member : table) {
            for (boolean[] game : member) {
                Arrays.fill(game, true);
            }
        }
        return table;
    }

    private void tryAll(int game) {
        if (game == games.length) {
            evaluate();
            return;
        }
        for (int each = 0; each < WAYS; each++) {
            way[game] = each;
            points[games[game][0]] += earned[each][0];
            points[games[game][1]] += earned[each][1];
            tryAll(game + 1);
            points[games[game][0]] -= earned[each][0];
            points[games[game][1]] -= earned[each][1];
        }
    }

    private void evaluate() {
        for (int member = 0; member < points.length; member++) {
            int ahead = 0;
            int level = -1;
            for (long other : points) {
                ahead += other > points[member] ? 1 : 0;
                level += other == points[member] ? 1 : 0;
            }
            exclude(in[member], ahead + level < advancing);
            exclude(out[member], ahead >= advancing);
        }
    }

    private void exclude(boolean[][] sure, boolean holds) {
        if (!holds) {
            for (int game = 0; game < way.length; game++) {
                sure[game][way[game]] = false;
            }
            sure[way.length][0] = false;
        }
    }

    /** Returns whether a member is in, or else out, in all combinations. */
    boolean always(int member, boolean through) {
        return (through ? in : out)[member][games.length][0];
    }

    /**
     * Returns whether a member is in, or else out, if a game has one of some results.
     *
     * @param ways from 0: the first seat wins, a draw, the second seat wins
     */
    boolean surely(int member, boolean through, int game, int... ways) {
        return Arrays.stream(ways).allMatch(each -> (through ? in : out)[member][game][each]);
    }
}
