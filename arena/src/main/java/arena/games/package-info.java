/**
 * The games that the arena hosts.
 *
 * <p>{@link arena.games.Games} is the list. A game is one package below this one, and one line in the list; no game
 * uses another game. Games use the packages {@code game} and {@code text} only: no file, no network, no thread, no
 * clock and no random number but {@link arena.game.Chance}.
 */
@NullMarked
package arena.games;

import org.jspecify.annotations.NullMarked;
