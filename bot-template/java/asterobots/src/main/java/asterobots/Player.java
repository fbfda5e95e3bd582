package asterobots;

import java.util.EnumMap;
import java.util.Map;

/** A player as everybody sees him. */
public final class Player {

    private final int id;
    private final String name;
    private final long money;
    private final Map<Material, Integer> materials = new EnumMap<>(Material.class);
    private final int numberOfVeins;
    private final int numberOfRobots;
    private final int timeToLive;
    private final long funds;

    /**
     * Reads the value of a line such as {@code Player1 = 120,8,15,0,2,143,12,260}; in the vein selection there is none.
     */
    Player(int id, String name, Parts parts) {
        this.id = id;
        this.name = name;
        money = parts.hasNext() ? parts.number() : 0;
        for (Material material : Material.values()) {
            materials.put(material, count(parts));
        }
        numberOfVeins = count(parts);
        numberOfRobots = count(parts);
        timeToLive = count(parts);
        funds = parts.hasNext() ? parts.number() : 0;
    }

    private static int count(Parts parts) {
        return parts.hasNext() ? parts.small() : 0;
    }

    /** Returns 0 for the player who begins, up to n-1. */
    public int getId() {
        return id;
    }

    /** Returns the name of his team. */
    public String getName() {
        return name;
    }

    /** Returns his money in J, without what his demands hold back. */
    public long getMoney() {
        return money;
    }

    /** Returns how much of a material he has, without what his offers hold back. */
    public int getMaterial(Material material) {
        return materials.getOrDefault(material, 0);
    }

    public int getNumberOfVeins() {
        return numberOfVeins;
    }

    /** Returns the number of his robots in veins and squads. */
    public int getNumberOfRobots() {
        return numberOfRobots;
    }

    /** Returns the last round in which he owned a vein. */
    public int getTimeToLive() {
        return timeToLive;
    }

    /** Returns his money and what the aliens would pay for his materials, in J. */
    public long getFunds() {
        return funds;
    }

    @Override
    public String toString() {
        return "Player " + id + " (" + name + "), " + money + " J, " + materials + ", " + numberOfVeins + " veins, "
                + numberOfRobots + " robots";
    }
}
