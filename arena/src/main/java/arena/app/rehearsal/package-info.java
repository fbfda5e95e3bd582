/**
 * The rehearsal of a contest: the complete event at full speed with stand-ins in place of its entries, killed once in
 * the middle.
 *
 * <p>Start with {@link arena.app.rehearsal.Rehearsal}. {@link arena.app.rehearsal.RehearsalFolder} writes a contest
 * like the event's, {@link arena.app.rehearsal.RehearsalRun} lets another arena play it and kills that, {@link
 * arena.app.rehearsal.RehearsalChecks} checks the results, and {@link arena.app.rehearsal.SettingsAdvice} the settings
 * for the event. Nothing outside the folder of the rehearsal is written, and nothing is printed.
 */
@NullMarked
package arena.app.rehearsal;

import org.jspecify.annotations.NullMarked;
