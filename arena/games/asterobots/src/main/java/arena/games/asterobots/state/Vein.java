package arena.games.asterobots.state;

/**
 * A vein with its owner, robots and ranks.
 *
 * @param location its point
 * @param material the material that it produces
 * @param owner the player's number, or {@link #ALIENS}
 * @param robots the number of robots on it; an owned vein may be empty
 * @param productivity the material that it produces a turn at rank 1
 * @param reproduction the robots that it makes a turn at rank 1
 * @param materialRank the material rank, 1 to 3
 * @param robotRank the robot rank, 1 to 3
 */
public record Vein(
        Point location,
        Material material,
        int owner,
        int robots,
        int productivity,
        int reproduction,
        int materialRank,
        int robotRank) {

    /** The owner of a vein that no player has taken. */
    public static final int ALIENS = 0;

    public Vein {
        if (owner < ALIENS || robots < 0 || !isRank(materialRank) || !isRank(robotRank)) {
            throw new IllegalArgumentException("no vein has owner " + owner + ", " + robots + " robots and ranks "
                    + materialRank + " and " + robotRank);
        }
    }

    private static boolean isRank(int rank) {
        return rank >= 1 && rank <= Rank.MOST;
    }

    /** Returns the material that it produces a turn: twice as much with each rank. */
    public int materialIncrease() {
        return productivity << (materialRank - 1);
    }

    /** Returns the robots that it makes a turn: twice as many with each rank. */
    public int robotIncrease() {
        return reproduction << (robotRank - 1);
    }

    /** Returns one of its two ranks. */
    public int rank(Rank kind) {
        return kind == Rank.MATERIAL ? materialRank : robotRank;
    }

    public Vein withOwner(int changed) {
        return new Vein(location, material, changed, robots, productivity, reproduction, materialRank, robotRank);
    }

    public Vein withRobots(int changed) {
        return new Vein(location, material, owner, changed, productivity, reproduction, materialRank, robotRank);
    }

    public Vein upgraded(Rank kind) {
        return kind == Rank.MATERIAL ? withRanks(materialRank + 1, robotRank) : withRanks(materialRank, robotRank + 1);
    }

    /**
     * Returns the vein after its conquest by more robots than it has: both ranks fall by one, but not below 1.
     */
    public Vein conquered(int conqueror, int attackers) {
        return withOwner(conqueror)
                .withRobots(attackers - robots)
                .withRanks(Math.max(1, materialRank - 1), Math.max(1, robotRank - 1));
    }

    private Vein withRanks(int material, int robot) {
        return new Vein(location, this.material, owner, robots, productivity, reproduction, material, robot);
    }
}
