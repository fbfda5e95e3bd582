/**
 * The arena in a browser: pages, questions of programs, and matches as they are played.
 *
 * <p>Start with {@link arena.web.WebServer}, which opens the pages and puts the parts together: {@link arena.web.match}
 * for what is recorded and being played, {@link arena.web.play} for what people begin and play in,
 * {@link arena.web.contest} for a contest, {@link arena.web.document} for what contestants read,
 * {@link arena.web.offline} for a match in one file. All of them stand on {@link arena.web.http}, and some on the
 * matches.
 *
 * <p>It is a front end: it asks the application floor, decides nothing about a match, and is used by nobody but the
 * command that opens it. It reads records, so that it can be closed at any moment without touching a match.
 */
@NullMarked
package arena.web;

import org.jspecify.annotations.NullMarked;
