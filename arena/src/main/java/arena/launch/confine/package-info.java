/**
 * Ways to start a program so that it cannot do what it should not, and leaves nothing behind: bubblewrap, a process
 * space of its own, a leash, or no confinement at all.
 *
 * <p>Start with {@link arena.launch.confine.Confinement}; {@link arena.launch.confine.Confinements} tests which of them
 * works here. They build commands and start nothing but their own tests.
 */
@NullMarked
package arena.launch.confine;

import org.jspecify.annotations.NullMarked;
