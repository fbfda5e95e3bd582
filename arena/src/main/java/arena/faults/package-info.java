/**
 * The faults of a match, as sentences with evidence.
 *
 * <p>Start with {@link arena.faults.Faults}, which finds the faults; another class makes their sentences and evidence.
 * This package reads one record and the logs of its bots; it plays, prints and decides nothing.
 */
@NullMarked
package arena.faults;

import org.jspecify.annotations.NullMarked;
