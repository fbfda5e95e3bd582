/**
 * A series of games for a program that needs only the scores.
 *
 * <p>Start with {@link arena.app.auto.AutoSeries}, which plays the games one after the other and breaks off if a
 * player is missing at the beginning; {@link arena.app.auto.AutoScores} is the resulting file. The model is the
 * automatic and the test mode of the 2014 server ("Running the server" in its document).
 *
 * <p>This package decides no game and awards no points: the scores come from the game.
 */
@NullMarked
package arena.app.auto;

import org.jspecify.annotations.NullMarked;
