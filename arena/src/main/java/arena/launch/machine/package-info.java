/**
 * The machine that the arena runs on: its processes, the mark that identifies those of one start, and its tools.
 *
 * <p>Start with {@link arena.launch.machine.MachineProcesses}. Knows no bot; on a system without {@code /proc} less is
 * known, and nothing breaks.
 */
@NullMarked
package arena.launch.machine;

import org.jspecify.annotations.NullMarked;
