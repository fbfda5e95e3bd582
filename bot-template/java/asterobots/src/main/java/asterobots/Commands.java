package asterobots;

import java.util.List;

/**
 * Makes the commands of the main phase. They are executed in the order of the list that a player returns, at most 100 a
 * turn. One that the rules do not allow is skipped; nothing else is lost by it.
 */
public final class Commands {

    private Commands() {}

    /** Sends robots from one of my veins to another vein, the shortest way; they take their first step this turn. */
    public static Command launch(int robots, TrianglePoint from, TrianglePoint to) {
        return command("launch", robots, place(from), place(to));
    }

    /** Sends robots from one of my veins to another vein, the shortest way. */
    public static Command launch(int robots, Vein from, Vein to) {
        return launch(robots, from.getLocation(), to.getLocation());
    }

    /** Sends robots along a path of connected vertices; the departure and the destination may be in it or left out. */
    public static Command launchWithPath(int robots, TrianglePoint from, TrianglePoint to, List<TrianglePoint> path) {
        StringBuilder places = new StringBuilder(place(from));
        int first = !path.isEmpty() && path.get(0).equals(from) ? 1 : 0;
        int last = path.size() > first && path.get(path.size() - 1).equals(to) ? path.size() - 1 : path.size();
        path.subList(first, last).forEach(point -> places.append(' ').append(place(point)));
        return command("launch", robots, places, place(to));
    }

    /** Raises the material rank of one of my veins by 1. */
    public static Command upgradeMaterial(Vein vein) {
        return upgradeMaterial(vein.getLocation());
    }

    /** Raises the material rank of one of my veins by 1. */
    public static Command upgradeMaterial(TrianglePoint vein) {
        return command("upgrade material", place(vein));
    }

    /** Raises the robot rank of one of my veins by 1. */
    public static Command upgradeRobot(Vein vein) {
        return upgradeRobot(vein.getLocation());
    }

    /** Raises the robot rank of one of my veins by 1. */
    public static Command upgradeRobot(TrianglePoint vein) {
        return command("upgrade robot", place(vein));
    }

    /** Buys from the aliens at their buying price. */
    public static Command buyFromAlienTrade(Material material, long amount) {
        return command("bank buy", material.word(), amount);
    }

    /** Sells to the aliens at their selling price. */
    public static Command sellToAlienTrade(Material material, long amount) {
        return command("bank sell", material.word(), amount);
    }

    /**
     * Offers a material to the other players; the amount leaves my stock at once, and what is not bought comes back.
     */
    public static Command offer(Material material, long amount, long pricePerOneMaterial) {
        return command("offer", material.word(), amount, pricePerOneMaterial);
    }

    /** Demands a material of the other players; the money leaves my purse at once, and what is not spent comes back. */
    public static Command demand(Material material, long amount, long pricePerOneMaterial) {
        return command("demand", material.word(), amount, pricePerOneMaterial);
    }

    /** Buys from another player's offer, the whole of it or a part. */
    public static Command buyFromOffer(PlayerTrade offer, long amount) {
        return command(
                "buy", Prompt.number(offer.getPlayerId()), offer.getMaterial().word(), amount);
    }

    /** Sells to another player's demand, the whole of it or a part. */
    public static Command sellToDemand(PlayerTrade demand, long amount) {
        return command(
                "sell",
                Prompt.number(demand.getPlayerId()),
                demand.getMaterial().word(),
                amount);
    }

    /** Returns a point as the arena writes it. */
    static String place(TrianglePoint point) {
        return point.x() + "," + point.y();
    }

    private static Command command(String word, Object... parts) {
        StringBuilder line = new StringBuilder(word);
        for (Object part : parts) {
            line.append(' ').append(part);
        }
        return new Command(line.toString());
    }
}
