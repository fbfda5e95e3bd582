/**
 * Small games for tests, in {@code arena.game.tiny}. Each fulfils {@link arena.contract.GameContract}, the contract of
 * every game.
 */
@NullMarked
package arena.game;

import org.jspecify.annotations.NullMarked;
