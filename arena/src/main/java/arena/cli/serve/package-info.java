/**
 * {@code arena serve}: the arena in a browser.
 *
 * <p>Start with {@link arena.cli.serve.ServeCommand}; what the pages are is {@link arena.web}.
 */
@NullMarked
package arena.cli.serve;

import org.jspecify.annotations.NullMarked;
