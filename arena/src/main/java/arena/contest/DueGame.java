package arena.contest;

import arena.game.Settings;
import arena.store.Attempt;
import arena.tournament.format.Fixture;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A game that is to be played now.
 *
 * @param attempt which try it is
 * @param seed of the match
 * @param settings of the game
 * @param absent those of its contestants for whom another sits, and who end last, with the cause of each
 * @param entries the digests of the programs that count
 */
public record DueGame(
        Fixture fixture,
        Attempt attempt,
        long seed,
        Settings settings,
        SortedMap<Integer, String> absent,
        EntryDigests entries) {

    public DueGame {
        absent = Collections.unmodifiableSortedMap(new TreeMap<>(absent));
    }
}
