package arena.games.asterobots;

import arena.games.asterobots.command.TurnLedger;
import arena.games.asterobots.state.Squad;
import arena.games.asterobots.state.Vein;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Moves the active player's squads one vertex further; they fight on the way or arrive (Launching a squad of robots).
 * In which order they fight is decided by the order of the list of all squads, which every march changes:
 * arena/docs/games/asterobots.md, Squads.
 */
final class SquadMoves {

    private final TurnLedger ledger;
    private final List<Squad> moved = new ArrayList<>();
    private List<Squad> others = new ArrayList<>();

    private SquadMoves(TurnLedger ledger) {
        this.ledger = ledger;
    }

    /** Moves every squad of the active player. */
    static void advance(TurnLedger ledger) {
        new SquadMoves(ledger).play();
    }

    private void play() {
        List<Squad> mine = new ArrayList<>();
        for (Squad squad : ledger.squads()) {
            (squad.owner() == ledger.active() ? mine : others).add(squad);
        }
        Collections.reverse(mine);
        mine.forEach(squad -> move(squad.step()));
        Collections.reverse(moved);
        moved.addAll(others);
        ledger.replaceSquads(moved);
    }

    private void move(Squad squad) {
        if (squad.ahead().isEmpty()) {
            arrive(squad);
        } else {
            meet(squad);
        }
    }

    private void arrive(Squad squad) {
        Vein vein = ledger.vein(squad.location()).orElseThrow();
        if (vein.owner() == squad.owner()) {
            ledger.put(vein.withRobots(vein.robots() + squad.robots()));
        } else if (vein.robots() >= squad.robots()) {
            ledger.put(vein.withRobots(vein.robots() - squad.robots()));
        } else {
            ledger.put(vein.conquered(squad.owner(), squad.robots()));
        }
    }

    /**
     * Lets a squad fight whoever stands on its vertex. The walk along the others rebuilds their list from its head on,
     * so that it is turned round; a squad that dies on the way leaves the rest of the list in front as it was.
     */
    private void meet(Squad squad) {
        List<Squad> passed = new ArrayList<>(others.size());
        int robots = squad.robots();
        int at = 0;
        while (at < others.size() && robots > 0) {
            Squad other = others.get(at++);
            boolean meets = other.location().equals(squad.location());
            int losses = meets ? Math.min(robots, other.robots()) : 0;
            robots -= losses;
            if (other.robots() > losses) {
                passed.add(losses > 0 ? other.withRobots(other.robots() - losses) : other);
            }
        }
        Collections.reverse(passed);
        passed.addAll(0, others.subList(at, others.size()));
        others = passed;
        if (robots > 0) {
            moved.add(squad.withRobots(robots));
        }
    }
}
