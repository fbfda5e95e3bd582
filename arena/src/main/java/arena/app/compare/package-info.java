/**
 * Which of some bots is the strongest, by many games, with a journal that survives a kill.
 *
 * <p>Start with {@link arena.app.compare.CompareSession}: it is opened from a {@link arena.app.compare.CompareRequest},
 * tells a {@link arena.app.compare.CompareListener} how it goes, and holds the
 * {@link arena.app.compare.CompareStandings}. {@link arena.app.compare.CompareRun} plays what the journal does not hold
 * yet; only its thread writes and counts. What the figures mean is decided in {@link arena.tournament}.
 */
@NullMarked
package arena.app.compare;

import org.jspecify.annotations.NullMarked;
