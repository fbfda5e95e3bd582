/**
 * The arena in a browser: pages, an HTTP interface for programs, and live matches.
 *
 * <p>Start with {@link arena.web.WebServer}, which opens the pages and assembles the routes: {@link arena.web.match}
 * for recorded and running matches, {@link arena.web.play} for matches that people begin and play, {@link
 * arena.web.contest} for a contest, {@link arena.web.document} for rules and starter kits, {@link arena.web.offline}
 * for a match in one file. All of them use {@link arena.web.http}, and some use the matches.
 *
 * <p>It is a front end: it calls the application floor, decides nothing about a match, and only the command that opens
 * it uses it. It reads records, so that it can be closed at any moment without effect on a match.
 */
@NullMarked
package arena.web;

import org.jspecify.annotations.NullMarked;
