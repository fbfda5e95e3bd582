/**
 * Tests of the loop that plays a match, in virtual time: no test here sleeps, and none depends on the machine.
 *
 * <p>Start with {@link arena.match.SimulatedMatch}, which sets up a match and plays it, and {@link
 * arena.match.PlayerScript}, which says what a player does and when. {@link arena.match.VirtualClock} jumps from one of
 * these actions to the next.
 */
@NullMarked
package arena.match;

import org.jspecify.annotations.NullMarked;
