/**
 * What this machine is and has: its processes, the mark by which those of one start are known, and its tools.
 *
 * <p>Start with {@link arena.launch.machine.MachineProcesses}. Knows no bot; on a system without {@code /proc} it tells
 * less, and nothing breaks.
 */
@NullMarked
package arena.launch.machine;

import org.jspecify.annotations.NullMarked;
