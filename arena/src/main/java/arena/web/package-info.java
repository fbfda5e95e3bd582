/**
 * The arena in a browser: pages, questions of programs, and matches as they are played.
 *
 * <p>Start with {@link arena.web.WebServer}, which opens the pages and puts the parts together: {@link arena.web.match}
 * for what is recorded and being played. All of them stand on {@link arena.web.http}, and none uses another.
 *
 * <p>It is a front end: it asks the application floor, decides nothing about a match, and is used by nobody but the
 * command that opens it. It reads records, so that it can be closed at any moment without touching a match.
 */
@NullMarked
package arena.web;

import org.jspecify.annotations.NullMarked;
