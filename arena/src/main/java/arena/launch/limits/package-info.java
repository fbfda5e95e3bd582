/**
 * How a running program is held to its quota, and how much it used: by control groups of the kernel, by scopes of
 * systemd, or by looking at its processes all the time.
 *
 * <p>Start with {@link arena.launch.limits.ProcessGroup}, then {@link arena.launch.limits.ResourceLimits}, which
 * chooses what works here. Knows nothing of confinement but how close it is.
 */
@NullMarked
package arena.launch.limits;

import org.jspecify.annotations.NullMarked;
