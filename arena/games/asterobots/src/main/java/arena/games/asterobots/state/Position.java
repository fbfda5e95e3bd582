package arena.games.asterobots.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The position at one moment: the asteroid and the holdings of the players.
 *
 * @param prices the prices of the aliens
 * @param players the players, player 1 first
 * @param veins all veins, in the order of {@link Point}
 * @param squads the squads of all players; their order decides fights, and a launch puts its squad at the head
 * @param trades the open offers and demands, in the order of {@link Trade}
 */
public record Position(
        Prices prices, List<AsterobotsPlayerState> players, List<Vein> veins, List<Squad> squads, List<Trade> trades) {

    public Position {
        players = List.copyOf(players);
        veins = List.copyOf(veins);
        squads = List.copyOf(squads);
        trades = List.copyOf(trades);
    }

    /** Returns the player with a number. */
    public AsterobotsPlayerState player(int number) {
        return players.get(number - 1);
    }

    /** Returns whether a player has a vein and is alive thereby. */
    public boolean isAlive(int player) {
        return veins.stream().anyMatch(vein -> vein.owner() == player);
    }

    /** Returns the vein at a point, if there is one. */
    public Optional<Vein> vein(Point point) {
        int at = indexOf(veins, point);
        return at < 0 ? Optional.empty() : Optional.of(veins.get(at));
    }

    /** Returns the default selection: the first vein that no player owns. */
    public Optional<Vein> firstNeutral() {
        return veins.stream().filter(vein -> vein.owner() == Vein.ALIENS).findFirst();
    }

    /** Returns the index of the vein at a point in a list in canonical order; negative if there is none. */
    public static int indexOf(List<Vein> veins, Point point) {
        int low = 0;
        int high = veins.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = veins.get(middle).location().compareTo(point);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }

    public Position withPlayer(int number, AsterobotsPlayerState changed) {
        return new Position(prices, replaced(players, number - 1, changed), veins, squads, trades);
    }

    public Position withVein(Vein changed) {
        List<Vein> all = replaced(veins, indexOf(veins, changed.location()), changed);
        return new Position(prices, players, all, squads, trades);
    }

    private static <T> List<T> replaced(List<T> list, int at, T element) {
        List<T> changed = new ArrayList<>(list);
        changed.set(at, element);
        return changed;
    }
}
