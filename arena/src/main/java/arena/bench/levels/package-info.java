/**
 * How strong the levels of the super bot are against each other: {@link arena.bench.levels.PairsBench} for a game of
 * two, {@link arena.bench.levels.TablesBench} for a game of more.
 */
@NullMarked
package arena.bench.levels;

import org.jspecify.annotations.NullMarked;
