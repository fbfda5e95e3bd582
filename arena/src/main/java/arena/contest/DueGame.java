package arena.contest;

import arena.game.Settings;
import arena.store.Attempt;
import arena.tournament.format.Fixture;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A game to be played now.
 *
 * @param attempt the attempt at it
 * @param seed the seed of the match
 * @param settings the settings of the game
 * @param absent the contestants whose seat a substitute plays, and who end last, each with its cause
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
