/**
 * A benchmark of the strength of the super bot's levels against each other: {@link arena.bench.levels.PairsBench} for
 * a game of two, {@link arena.bench.levels.TablesBench} for a game of more.
 */
@NullMarked
package arena.bench.levels;

import org.jspecify.annotations.NullMarked;
