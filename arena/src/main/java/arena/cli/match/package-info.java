/**
 * What the commands that play matches share: their options, what they say before a match, and how they report its end.
 *
 * <p>Start with {@link arena.cli.match.MatchOptions}, which turns options into an {@link arena.app.play.MatchRequest}.
 * Matches are played in {@link arena.app.play}; nothing here draws a board.
 */
@NullMarked
package arena.cli.match;

import org.jspecify.annotations.NullMarked;
