/**
 * The enforcement of a running program's quota, and the measurement of its use: by control groups of the kernel, by
 * scopes of systemd, or by periodic scans of its processes.
 *
 * <p>Start with {@link arena.launch.limits.ProcessGroup}, then {@link arena.launch.limits.ResourceLimits}, which
 * chooses what works here. Knows nothing of a confinement but its level.
 */
@NullMarked
package arena.launch.limits;

import org.jspecify.annotations.NullMarked;
