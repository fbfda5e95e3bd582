package asterobots;

import java.util.List;

/** A vein: where it is, whose it is, what it produces and how many robots live in it. */
public final class Vein {

    private final TrianglePoint location;
    private final Material material;
    private final int ownerId;
    private final int numberOfRobots;
    private final int initialMaterialProductivity;
    private final int initialRobotProductivity;
    private final int materialRank;
    private final int robotRank;

    /** Reads the value of a line such as {@code Vein7 = 9,-8,S,0,58,8,8,1,1}. */
    Vein(Parts parts) {
        location = parts.point();
        material = Material.read(parts.text());
        ownerId = parts.playerId();
        numberOfRobots = parts.small();
        initialMaterialProductivity = parts.small();
        initialRobotProductivity = parts.small();
        materialRank = parts.small();
        robotRank = parts.small();
    }

    public TrianglePoint getLocation() {
        return location;
    }

    public Material getMaterial() {
        return material;
    }

    /** Returns the id of its owner; {@link Game#getNeutralPlayerId()} if it belongs to the aliens. */
    public int getOwnerId() {
        return ownerId;
    }

    public int getNumberOfRobots() {
        return numberOfRobots;
    }

    /** Returns 1, 2 or 3. */
    public int getMaterialRank() {
        return materialRank;
    }

    /** Returns 1, 2 or 3. */
    public int getRobotRank() {
        return robotRank;
    }

    /** Returns how much material a turn it gives at material rank 1. */
    public int getInitialMaterialProductivity() {
        return initialMaterialProductivity;
    }

    /** Returns how many new robots a turn it gives at robot rank 1. */
    public int getInitialRobotProductivity() {
        return initialRobotProductivity;
    }

    /** Returns how much material it gives its owner at the end of each of his turns now; the aliens get nothing. */
    public int getMaterialProductivity() {
        return initialMaterialProductivity << (materialRank - 1);
    }

    /** Returns how many new robots it gives its owner at the end of each of his turns now; the aliens get none. */
    public int getRobotProductivity() {
        return initialRobotProductivity << (robotRank - 1);
    }

    /** Returns how many steps a squad needs from here to another vein. */
    public int getDistance(Vein other) {
        return location.getDistance(other.location);
    }

    /** Returns the way that a squad launched without a path takes to another vein, both ends included. */
    public List<TrianglePoint> getShortestPath(Vein other) {
        return location.getShortestPath(other.location);
    }

    /** Returns whether both are the same vein, at whatever time each was seen. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Vein vein && vein.location.equals(location);
    }

    @Override
    public int hashCode() {
        return location.hashCode();
    }

    @Override
    public String toString() {
        return "Vein of " + material + " at " + location + ", owner " + ownerId + ", " + numberOfRobots + " robots, +"
                + getMaterialProductivity() + " " + material + " (rank " + materialRank + "), +"
                + getRobotProductivity() + " robots (rank " + robotRank + ")";
    }
}
