package arena.contest;

import arena.game.Settings;
import arena.store.Attempt;
import arena.tournament.format.Fixture;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A game that is to be played now.
 *
 * @param attempt which try it is
 * @param seed of the match
 * @param settings of the game
 * @param disqualified those of its contestants who play no more: another sits there, and they end last
 * @param entries the digests of the programs that count
 */
public record DueGame(
        Fixture fixture,
        Attempt attempt,
        long seed,
        Settings settings,
        SortedSet<Integer> disqualified,
        EntryDigests entries) {

    public DueGame {
        disqualified = new TreeSet<>(disqualified);
    }
}
