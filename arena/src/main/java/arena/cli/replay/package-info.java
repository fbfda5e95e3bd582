/**
 * {@code arena replay}, {@code verify} and {@code matches}: the commands that look at records and play nothing.
 *
 * <p>Start with {@link arena.cli.replay.ReplayCommand} and {@link arena.cli.replay.ReplayViewer}. Nobody is shown
 * through another's eyes what that other could not see: {@link arena.cli.replay.ReplayEyes} says whose they are.
 */
@NullMarked
package arena.cli.replay;

import org.jspecify.annotations.NullMarked;
