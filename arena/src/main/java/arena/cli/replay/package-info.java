/**
 * {@code arena replay}, {@code verify} and {@code matches}: the commands that read records and play no match.
 *
 * <p>Start with {@link arena.cli.replay.ReplayCommand} and {@link arena.cli.replay.ReplayViewer}; the records are read
 * in {@link arena.app.replay}.
 */
@NullMarked
package arena.cli.replay;

import org.jspecify.annotations.NullMarked;
