/**
 * A bot that is tried after each change of its files: built, checked, tried in its regression cases, and played a few
 * games.
 *
 * <p>Start with {@link arena.app.watch.WatchRun}. Each trial is a list of {@link arena.app.watch.WatchStep}; the first
 * one that fails ends it.
 */
@NullMarked
package arena.app.watch;

import org.jspecify.annotations.NullMarked;
