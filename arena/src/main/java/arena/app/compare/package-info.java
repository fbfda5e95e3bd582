/**
 * The comparison of bots by many games, with a journal that survives a kill.
 *
 * <p>Start with {@link arena.app.compare.CompareSession}: it is opened from a {@link
 * arena.app.compare.CompareRequest}, reports to a {@link arena.app.compare.CompareListener}, and holds the {@link
 * arena.app.compare.CompareStandings}. {@link arena.app.compare.CompareRun} plays the games that the journal does not
 * hold yet; only its thread writes and counts. {@link arena.tournament} computes the statistics.
 */
@NullMarked
package arena.app.compare;

import org.jspecify.annotations.NullMarked;
