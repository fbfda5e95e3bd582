/**
 * {@code arena serve}: the arena in a browser.
 *
 * <p>Start with {@link arena.cli.serve.ServeCommand}; the pages are in {@link arena.web}.
 */
@NullMarked
package arena.cli.serve;

import org.jspecify.annotations.NullMarked;
