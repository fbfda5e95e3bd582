/**
 * The application floor: what the arena can do for whoever asks, be it a command, a page or a worker. It parses no
 * command line and prints nothing; a front end shows what it returns.
 *
 * <p>Start with {@link arena.app.play}, which plays one match. Whatever cannot be done ends as one {@link
 * arena.app.RequestFailure}, with sentences for people.
 */
@NullMarked
package arena.app;

import org.jspecify.annotations.NullMarked;
