/**
 * {@code arena replay}, {@code verify} and {@code matches}: the commands that look at records and play nothing.
 *
 * <p>Start with {@link arena.cli.replay.ReplayCommand} and {@link arena.cli.replay.ReplayViewer}; what they look at is
 * {@link arena.app.replay}.
 */
@NullMarked
package arena.cli.replay;

import org.jspecify.annotations.NullMarked;
