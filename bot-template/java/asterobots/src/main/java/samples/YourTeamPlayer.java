package samples;

import asterobots.Command;
import asterobots.Commands;
import asterobots.ComputerPlayer;
import asterobots.Contest;
import asterobots.Game;
import asterobots.Make;
import asterobots.Material;
import asterobots.TrianglePoint;
import asterobots.Vein;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The document's first sample: a vein by chance, two small sales a turn, and then a nap of two seconds. So his time is
 * up in each turn, and the commands that he saved are the ones that count.
 */
public final class YourTeamPlayer extends ComputerPlayer {

    private static final TrianglePoint NOWHERE = Make.point(Integer.MAX_VALUE, Integer.MAX_VALUE);

    @Override
    public String getName() {
        return "YourTeamName";
    }

    @Override
    public TrianglePoint selectVein(Game game) {
        saveTemporalVeinLocation(Make.point(0, 0));
        List<Vein> veins = new ArrayList<>(game.getField().getVeins());
        Collections.shuffle(veins, getRandom());
        return veins.stream()
                .filter(vein -> vein.getOwnerId() == game.getNeutralPlayerId())
                .map(Vein::getLocation)
                .findFirst()
                .orElse(NOWHERE); // Where no vein is, so that the rules select one.
    }

    @Override
    public List<Command> selectActions(Game game) {
        List<Command> commands = new ArrayList<>();
        // He has none of it to sell in his first turn: these are refused then, and nothing else comes of it.
        commands.add(Commands.sellToAlienTrade(Material.Gas, 1));
        commands.add(Commands.sellToAlienTrade(Material.Metal, 1));
        print(game);
        saveTemporalCommands(commands);
        workTooHard();
        commands.add(Commands.buyFromAlienTrade(Material.Stone, 1));
        return commands;
    }

    /** Prints my veins twice, from a list and from a map. */
    private static void print(Game game) {
        int me = game.getMyPlayerId();
        game.getField().getVeins(me).forEach(vein -> System.out.println(vein.getLocation() + ": " + vein));
        game.getField().getVeinMap(me).forEach((place, vein) -> System.out.println(place + ": " + vein));
    }

    private static void workTooHard() {
        try {
            Thread.sleep(2000);
        } catch (InterruptedException timeIsUp) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] arguments) {
        Contest.play(new YourTeamPlayer(), arguments);
    }
}
