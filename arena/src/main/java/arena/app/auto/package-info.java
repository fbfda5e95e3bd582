/**
 * A series of games for a program that wants nothing but the scores.
 *
 * <p>Start with {@link arena.app.auto.AutoSeries}, which plays the games one after the other and breaks off if a
 * player is missing at the beginning; {@link arena.app.auto.AutoScores} is the file that comes out. The automatic and
 * the test mode of the 2014 server ("Running the server" in its document) are the model.
 *
 * <p>Nothing here decides a game or gives a point: scores are the game's own.
 */
@NullMarked
package arena.app.auto;

import org.jspecify.annotations.NullMarked;
