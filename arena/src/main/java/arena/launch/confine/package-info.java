/**
 * Ways to start a program so that it cannot do what it should not, and leaves nothing behind: bubblewrap, a process
 * space of its own, a leash, or nothing at all.
 *
 * <p>Start with {@link arena.launch.confine.Confinement}; {@link arena.launch.confine.Confinements} tries which of them
 * works here. They make commands of words and start nothing but their own trials.
 */
@NullMarked
package arena.launch.confine;

import org.jspecify.annotations.NullMarked;
