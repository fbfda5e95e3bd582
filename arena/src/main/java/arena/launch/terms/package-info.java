/**
 * The terms that a host grants to programs: their level of confinement, their share of the machine, and the place of
 * their logs.
 *
 * <p>Values only; whether this machine can enforce them is decided elsewhere. Start with {@link
 * arena.launch.terms.LaunchTerms}.
 */
@NullMarked
package arena.launch.terms;

import org.jspecify.annotations.NullMarked;
