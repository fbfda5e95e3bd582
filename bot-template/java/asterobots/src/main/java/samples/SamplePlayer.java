package samples;

import asterobots.AlienTrade;
import asterobots.Command;
import asterobots.Commands;
import asterobots.ComputerPlayer;
import asterobots.Contest;
import asterobots.Game;
import asterobots.GameSetting;
import asterobots.Make;
import asterobots.Material;
import asterobots.Player;
import asterobots.TrianglePoint;
import asterobots.Vein;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The document's second sample: the free vein with the most robots, then from each crowded vein all but ten robots to
 * the nearest vein of somebody else, a robot rank when the stock allows it, and some trade with the aliens.
 */
public final class SamplePlayer extends ComputerPlayer {

    private static final int NEUTRAL_OWNER_ID = -1;
    private static final int HIGHEST_RANK = 3;
    private static final int CROWD = 100;
    private static final int GUARDS = 10;
    private static final int MUCH = 1000;
    private static final int ENOUGH = 250;
    private static final int LITTLE = 100;

    @Override
    public String getName() {
        return "Sample Player";
    }

    @Override
    public TrianglePoint selectVein(Game game) {
        saveTemporalVeinLocation(Make.point(0, 0));
        List<Vein> veins = game.getField().getVeins();
        Vein selected = veins.get(0);
        int most = Integer.MIN_VALUE;
        for (Vein vein : veins) {
            if (vein.getOwnerId() == NEUTRAL_OWNER_ID && vein.getNumberOfRobots() > most) {
                selected = vein;
                most = vein.getNumberOfRobots();
            }
        }
        return selected.getLocation();
    }

    @Override
    public List<Command> selectActions(Game game) {
        List<Command> commands = new ArrayList<>();
        launch(game, commands);
        upgrade(game, commands);
        trade(game, commands);
        return commands;
    }

    private static void launch(Game game, List<Command> commands) {
        List<Vein> targets = new ArrayList<>(game.getField().getVeins());
        for (Vein mine : game.getField().getVeins(game.getMyPlayerId())) {
            // The document's comparator contradicts itself for two veins of mine, which a sort of today may refuse.
            targets.sort(Comparator.<Vein, Boolean>comparing(vein -> vein.getOwnerId() == mine.getOwnerId())
                    .thenComparing(mine::getDistance));
            if (mine.getNumberOfRobots() > CROWD) {
                commands.add(Commands.launch(mine.getNumberOfRobots() - GUARDS, mine, targets.get(0)));
            }
        }
    }

    private static void upgrade(Game game, List<Command> commands) {
        game.getField().getVeins(game.getMyPlayerId()).stream()
                .filter(vein -> vein.getRobotRank() < HIGHEST_RANK)
                .filter(vein -> canPay(game.getMyPlayer(), game.getSetting(), vein.getRobotRank()))
                .findFirst()
                .ifPresent(vein -> commands.add(Commands.upgradeRobot(vein)));
    }

    private static boolean canPay(Player me, GameSetting setting, int rank) {
        for (Material material : Material.values()) {
            int needed = rank == 1
                    ? setting.getMaterialsForUpgradingRobotRankFrom1To2(material)
                    : setting.getMaterialsForUpgradingRobotRankFrom2To3(material);
            if (me.getMaterial(material) < needed) {
                return false;
            }
        }
        return true;
    }

    private static void trade(Game game, List<Command> commands) {
        AlienTrade aliens = game.getAlienTrade();
        Player me = game.getMyPlayer();
        for (Material material : Material.values()) {
            int amount = me.getMaterial(material);
            if (amount > MUCH) {
                // The document sells it all first, so that its offer of the same pieces is refused.
                commands.add(Commands.sellToAlienTrade(material, amount - ENOUGH));
                commands.add(Commands.offer(material, amount - ENOUGH, aliens.getSellPriceOf(material) * 2));
            }
            // Where somebody offers it the document works out how much it could buy, and buys nothing.
            if (amount < LITTLE && game.getOffers(material).isEmpty()) {
                long affordable = me.getMoney() / aliens.getBuyPriceOf(material);
                commands.add(Commands.buyFromAlienTrade(material, Math.min(LITTLE, affordable)));
            }
        }
    }

    public static void main(String[] arguments) {
        Contest.play(new SamplePlayer(), arguments);
    }
}
