package arena.superbot;

import arena.games.asterobots.Asteroid;
import arena.games.asterobots.Command;
import arena.games.asterobots.Launch;
import arena.games.asterobots.Point;
import arena.games.asterobots.Squad;
import arena.games.asterobots.Vein;
import arena.games.asterobots.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Which veins can be taken from which, with what is on its way already. It is mutable and serves one turn. */
final class AsterobotsFront {

    private final View.Turn view;
    private final SortedMap<Point, Integer> sent = new TreeMap<>();

    /** Looks at a turn. */
    AsterobotsFront(View.Turn view) {
        this.view = view;
        for (Squad squad : view.squads()) {
            if (squad.owner() == view.me()) {
                sent.merge(squad.destination(), squad.robots(), Integer::sum);
            }
        }
    }

    /** Returns as many commands as count in a turn. */
    static List<Command> first(List<Command> commands) {
        return commands.subList(0, Math.min(commands.size(), View.MOST_COMMANDS));
    }

    /** Returns the launches of all own veins, the strongest first. */
    List<Command> attacks() {
        List<Command> launches = new ArrayList<>();
        view.veins().stream()
                .filter(vein -> vein.owner() == view.me())
                .sorted(Comparator.comparingInt(Vein::robots).reversed())
                .forEach(vein -> attacks(vein, launches));
        return launches;
    }

    private void attacks(Vein from, List<Command> launches) {
        int free = from.robots() - threat(from);
        Optional<Vein> target = target(from, free);
        while (target.isPresent()) {
            Vein to = target.get();
            int needed = needed(from, to);
            launches.add(Launch.of(needed, from.location(), to.location()));
            sent.merge(to.location(), needed, Integer::sum);
            free -= needed;
            target = target(from, free);
        }
    }

    private Optional<Vein> target(Vein from, int free) {
        return view.veins().stream()
                .filter(to -> to.owner() != view.me() && !sent.containsKey(to.location()) && needed(from, to) <= free)
                .min(Comparator.comparingInt(to -> 4 * steps(from, to) + needed(from, to)));
    }

    /** Returns how many robots take a vein, with those it makes until they arrive. */
    private int needed(Vein from, Vein to) {
        int made = to.owner() == Vein.ALIENS ? 0 : to.robotIncrease() * steps(from, to);
        return to.robots() + made + 1;
    }

    /** Returns how many robots have to stay against the squads that come here, beyond those the vein makes meanwhile. */
    private int threat(Vein home) {
        int threat = 0;
        for (Squad squad : view.squads()) {
            if (squad.owner() != view.me() && squad.destination().equals(home.location())) {
                threat += squad.robots();
            }
        }
        return threat;
    }

    private static int steps(Vein from, Vein to) {
        return Asteroid.distance(from.location(), to.location());
    }
}
