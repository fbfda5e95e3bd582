/**
 * What a host grants to programs: how closely they are confined, how much of the machine each may use, and where they
 * print.
 *
 * <p>Values only; whether this machine can hold a program to them is said elsewhere. Start with
 * {@link arena.launch.terms.LaunchTerms}.
 */
@NullMarked
package arena.launch.terms;

import org.jspecify.annotations.NullMarked;
