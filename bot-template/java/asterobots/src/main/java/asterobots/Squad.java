package asterobots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Robots on their way from a vein to another; they take one step at the end of each of their owner's turns. */
public final class Squad {

    private final int ownerId;
    private final int numberOfRobots;
    private final TrianglePoint location;
    private final TrianglePoint destination;
    private final List<TrianglePoint> path;

    /** Reads the values of a line {@code Squad2 = 1,83,-5,2,-5,4,4} and of its {@code Path2 = -4,2 -4,3 -5,3 -5,4}. */
    Squad(Parts squad, Parts way) {
        ownerId = squad.playerId();
        numberOfRobots = squad.small();
        location = squad.point();
        destination = squad.point();
        List<TrianglePoint> points = new ArrayList<>();
        while (way.hasNext()) {
            points.add(way.point());
        }
        boolean standsOnFirst = !points.isEmpty() && points.get(0).equals(location);
        path = Collections.unmodifiableList(standsOnFirst ? points.subList(1, points.size()) : points);
    }

    public int getOwnerId() {
        return ownerId;
    }

    public int getNumberOfRobots() {
        return numberOfRobots;
    }

    public TrianglePoint getLocation() {
        return location;
    }

    /** Returns the place of the vein that it goes to. */
    public TrianglePoint getDestination() {
        return destination;
    }

    /** Returns the vertices still to come, the next one first and the destination last. */
    public List<TrianglePoint> getPath() {
        return path;
    }

    /** Returns how many of its owner's turns end before it is there. */
    public int getStepsLeft() {
        return path.size();
    }

    @Override
    public String toString() {
        return "Squad of " + ownerId + " with " + numberOfRobots + " robots at " + location + ", " + path.size()
                + " steps from " + destination;
    }
}
