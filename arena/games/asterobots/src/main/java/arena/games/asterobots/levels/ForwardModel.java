package arena.games.asterobots.levels;

import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Squad;
import arena.games.asterobots.state.Vein;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A simplified forward model of Asterobots for lookahead: veins, their robots, and squads with the round of their
 * arrival. It has no materials and no fights on the way, and ignores squads that need more than {@link #ROUNDS} rounds.
 * It is mutable.
 *
 * <p>Veins are numbered from 0 as in a {@link VeinDistances}, players from 1. A round has one turn of each player,
 * beginning with the searching one.
 */
public final class ForwardModel {

    /** The longest way of a squad in a standard field, in rounds. */
    static final int ROUNDS = 40;

    private final VeinDistances distances;
    private final int players;
    private final int[] owners;
    private final int[] robots;
    private final int[] reproductions;
    private final int[] increases;
    private final int[] arriving;
    private final int[] heading;
    private int round;

    /** Creates an empty model. */
    ForwardModel(VeinDistances distances, int players) {
        this.distances = distances;
        this.players = players;
        owners = new int[distances.veins()];
        robots = new int[distances.veins()];
        reproductions = new int[distances.veins()];
        increases = new int[distances.veins()];
        arriving = new int[ROUNDS * players * distances.veins()];
        heading = new int[players * distances.veins()];
    }

    /** Returns the model of a view. */
    static ForwardModel of(AsterobotsView.Turn view, VeinDistances distances) {
        ForwardModel model = new ForwardModel(distances, view.names().size());
        SortedMap<Point, Integer> numbers = new TreeMap<>();
        for (Vein vein : view.veins()) {
            model.put(numbers.size(), vein);
            numbers.put(vein.location(), numbers.size());
        }
        for (Squad squad : view.squads()) {
            int to = Objects.requireNonNull(numbers.get(squad.destination()), "every squad goes to a vein");
            model.send(squad.owner(), to, squad.robots(), squad.ahead().size());
        }
        return model;
    }

    private void put(int number, Vein vein) {
        owners[number] = vein.owner();
        robots[number] = vein.robots();
        reproductions[number] = vein.reproduction();
        increases[number] = vein.robotIncrease();
    }

    /** Updates the robot production of the veins after upgrades. */
    void upgrade(List<Vein> veins) {
        for (int vein = 0; vein < veins.size(); vein++) {
            increases[vein] = veins.get(vein).robotIncrease();
        }
    }

    private void send(int player, int to, int count, int steps) {
        int arrival = round + steps - 1;
        if (arrival < ROUNDS) {
            arriving[at(arrival, player, to)] += count;
            heading[at(0, player, to)] += count;
        }
    }

    private int at(int when, int player, int vein) {
        return (when * players + player - 1) * owners.length + vein;
    }

    /** Copies another model of the same match. */
    void copyFrom(ForwardModel other) {
        copy(other.owners, owners);
        copy(other.robots, robots);
        copy(other.reproductions, reproductions);
        copy(other.increases, increases);
        copy(other.arriving, arriving);
        copy(other.heading, heading);
        round = other.round;
    }

    private static void copy(int[] from, int[] into) {
        System.arraycopy(from, 0, into, 0, from.length);
    }

    VeinDistances distances() {
        return distances;
    }

    int players() {
        return players;
    }

    /** Returns the owner of a vein. */
    int owner(int vein) {
        return owners[vein];
    }

    /** Returns the number of veins of a player. */
    int veinsOf(int player) {
        int count = 0;
        for (int owner : owners) {
            count += owner == player ? 1 : 0;
        }
        return count;
    }

    /** Returns the number of robots on a vein. */
    int robots(int vein) {
        return robots[vein];
    }

    /** Returns the number of robots that a vein with an owner makes a turn. */
    int increase(int vein) {
        return increases[vein];
    }

    /** Returns the number of robots of a player on their way to a vein. */
    int heading(int player, int vein) {
        return heading[at(0, player, vein)];
    }

    /** Returns the number of robots of all other players on their way to a vein. */
    int headingAgainst(int player, int vein) {
        int sum = 0;
        for (int other = 1; other <= players; other++) {
            sum += other == player ? 0 : heading(other, vein);
        }
        return sum;
    }

    /** Sends robots from a vein of a player. */
    void launch(int player, int from, int to, int count) {
        robots[from] -= count;
        send(player, to, count, distances.steps(from, to));
    }

    /** Plays the automatic events at the end of a player's turn: robots are made, then squads arrive. */
    void endTurn(int player) {
        for (int vein = 0; vein < owners.length; vein++) {
            if (owners[vein] == player) {
                robots[vein] += increases[vein];
            }
        }
        int first = at(round, player, 0);
        for (int vein = 0; vein < owners.length; vein++) {
            int count = arriving[first + vein];
            if (count > 0) {
                heading[at(0, player, vein)] -= count;
                arrive(player, vein, count);
            }
        }
    }

    private void arrive(int player, int vein, int count) {
        if (owners[vein] == player) {
            robots[vein] += count;
        } else if (robots[vein] >= count) {
            robots[vein] -= count;
        } else {
            robots[vein] = count - robots[vein];
            owners[vein] = player;
            increases[vein] = Math.max(reproductions[vein], increases[vein] / 2);
        }
    }

    /** Begins the next of the {@link #ROUNDS} rounds. */
    void nextRound() {
        round++;
    }
}
