package asterobots;

import java.util.List;
import java.util.Map;

/** What does not change in a match. */
public final class GameSetting {

    /** For rank 1 to 2, and 2 to 3. */
    private static final List<Map<Material, Integer>> FOR_MATERIAL_RANK =
            List.of(Map.of(Material.Gas, 200, Material.Stone, 100), Map.of(Material.Gas, 100, Material.Stone, 300));

    private static final List<Map<Material, Integer>> FOR_ROBOT_RANK =
            List.of(Map.of(Material.Gas, 200, Material.Metal, 200), Map.of(Material.Stone, 300, Material.Metal, 500));

    private static final int HIGHEST_RANK = 3;

    private final int mapSize;
    private final int maxRound;
    private final int maxCommands;
    private final int timeLimitMillis;

    GameSetting(Prompt prompt) {
        mapSize = prompt.number("Size");
        maxRound = prompt.number("Rounds");
        String most = prompt.text("Expecting").replaceAll("[^0-9]", "");
        maxCommands = most.isEmpty() ? 100 : Integer.parseInt(most);
        timeLimitMillis = prompt.number("TimeLimit", prompt.asksForVein() ? 10_000 : 1_000);
    }

    /** Returns how many small tiles one side of the field has. */
    public int getMapSize() {
        return mapSize;
    }

    /** Returns the number of the last round. */
    public int getMaxRound() {
        return maxRound;
    }

    /** Returns how many commands of a turn count. */
    public int getMaxCommands() {
        return maxCommands;
    }

    /** Returns how long I have for this answer, in milliseconds. */
    public int getTimeLimitMillis() {
        return timeLimitMillis;
    }

    public int getHighestRank() {
        return HIGHEST_RANK;
    }

    public int getMaterialsForUpgradingMaterialRankFrom1To2(Material material) {
        return getMaterialsForUpgradingMaterialRank(1, material);
    }

    public int getMaterialsForUpgradingMaterialRankFrom2To3(Material material) {
        return getMaterialsForUpgradingMaterialRank(2, material);
    }

    public int getMaterialsForUpgradingRobotRankFrom1To2(Material material) {
        return getMaterialsForUpgradingRobotRank(1, material);
    }

    public int getMaterialsForUpgradingRobotRankFrom2To3(Material material) {
        return getMaterialsForUpgradingRobotRank(2, material);
    }

    /** Returns how much of a material it takes to raise a material rank, 1 or 2, by 1. */
    public int getMaterialsForUpgradingMaterialRank(int rank, Material material) {
        return FOR_MATERIAL_RANK.get(rank - 1).getOrDefault(material, 0);
    }

    /** Returns how much of a material it takes to raise a robot rank, 1 or 2, by 1. */
    public int getMaterialsForUpgradingRobotRank(int rank, Material material) {
        return FOR_ROBOT_RANK.get(rank - 1).getOrDefault(material, 0);
    }
}
