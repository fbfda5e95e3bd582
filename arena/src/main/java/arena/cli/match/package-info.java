/**
 * The common part of the commands that play matches: their options, the lines before a match, and the report of its
 * end.
 *
 * <p>Start with {@link arena.cli.match.MatchOptions}, which turns options into an {@link arena.app.play.MatchRequest}.
 * Matches are played in {@link arena.app.play}; nothing here draws a board.
 */
@NullMarked
package arena.cli.match;

import org.jspecify.annotations.NullMarked;
