import asterobots.AlienTrade;
import asterobots.Command;
import asterobots.Commands;
import asterobots.ComputerPlayer;
import asterobots.Contest;
import asterobots.Game;
import asterobots.Material;
import asterobots.TrianglePoint;
import asterobots.Vein;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * YOUR THINKING GOES HERE. A player to begin with: he picks the veins with the most robots, raises a robot rank
 * whenever he can pay for it, and sends the robots of a crowded vein to the nearest one of somebody else.
 */
@SuppressWarnings("DefaultPackage") // The file to edit lies on top, as in the document.
public final class MyPlayer extends ComputerPlayer {

    /** So many robots in a vein set out, but for the guards. */
    private static final int CROWD = 100;

    private static final int GUARDS = 10;

    @Override
    public TrianglePoint selectVein(Game game) {
        List<Vein> free = game.getField().getVeins(game.getNeutralPlayerId());
        Vein richest = free.stream()
                .max(Comparator.comparingInt(Vein::getNumberOfRobots))
                .orElseThrow();
        return richest.getLocation();
    }

    @Override
    public List<Command> selectActions(Game game) {
        List<Command> commands = new ArrayList<>(upgrade(game));
        saveTemporalCommands(commands); // What follows may take longer once you have worked on it.
        commands.addAll(attack(game));
        return commands.subList(0, Math.min(commands.size(), game.getSetting().getMaxCommands()));
    }

    /** Raises the robot rank of the vein that gains most by it, if what is missing can be bought. */
    private static List<Command> upgrade(Game game) {
        return game.getField().getVeins(game.getMyPlayerId()).stream()
                .filter(vein -> vein.getRobotRank() < game.getSetting().getHighestRank())
                .min(Comparator.comparingInt(Vein::getRobotRank)
                        .thenComparing(vein -> -vein.getInitialRobotProductivity()))
                .map(vein -> upgrade(game, vein))
                .orElse(List.of());
    }

    private static List<Command> upgrade(Game game, Vein vein) {
        Map<Material, Integer> spare = new EnumMap<>(Material.class);
        List<Command> purchases = new ArrayList<>();
        long missing = -game.getMyPlayer().getMoney();
        for (Material material : Material.values()) {
            int needed = game.getSetting().getMaterialsForUpgradingRobotRank(vein.getRobotRank(), material);
            int left = game.getMyPlayer().getMaterial(material) - needed;
            if (left > 0) {
                spare.put(material, left);
            } else if (left < 0) {
                purchases.add(Commands.buyFromAlienTrade(material, -left));
                missing -= left * game.getAlienTrade().getBuyPriceOf(material);
            }
        }
        List<Command> commands = new ArrayList<>();
        boolean paid = raise(missing, spare, game.getAlienTrade(), commands);
        commands.addAll(purchases);
        commands.add(Commands.upgradeRobot(vein));
        return paid ? commands : List.of();
    }

    /** Sells no more than is needed to raise the missing money; returns whether it was enough. */
    private static boolean raise(
            long missing, Map<Material, Integer> spare, AlienTrade aliens, List<Command> commands) {
        long rest = missing;
        for (Map.Entry<Material, Integer> entry : spare.entrySet()) {
            long price = aliens.getSellPriceOf(entry.getKey());
            if (rest > 0 && price > 0) {
                long amount = Math.min(entry.getValue(), (rest + price - 1) / price);
                commands.add(Commands.sellToAlienTrade(entry.getKey(), amount));
                rest -= amount * price;
            }
        }
        return rest <= 0;
    }

    /** Sends the robots of each crowded vein to the nearest vein that is not mine. */
    private static List<Command> attack(Game game) {
        List<Vein> targets = game.getField().getVeins().stream()
                .filter(vein -> vein.getOwnerId() != game.getMyPlayerId())
                .toList();
        List<Command> commands = new ArrayList<>();
        for (Vein vein : game.getField().getVeins(game.getMyPlayerId())) {
            if (vein.getNumberOfRobots() >= CROWD) {
                targets.stream()
                        .min(Comparator.comparingInt(vein::getDistance))
                        .map(target -> Commands.launch(vein.getNumberOfRobots() - GUARDS, vein, target))
                        .ifPresent(commands::add);
            }
        }
        return commands;
    }

    public static void main(String[] arguments) {
        Contest.play(new MyPlayer(), arguments);
    }
}
