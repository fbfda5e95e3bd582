/**
 * {@code arena auto}: a series of games for a program that wants nothing but the scores.
 *
 * <p>Start with {@link arena.cli.auto.AutoCommand}; {@link arena.cli.auto.AutoSeries} plays the games one after the other, {@link
 * arena.cli.auto.AutoScores} is the file that comes out, and {@link arena.cli.auto.AutoRollCall} the rule that nobody may be missing
 * at the beginning. The automatic and the test mode of the 2014 server ("Running the server" in its document) are the model.
 *
 * <p>Nothing here decides a game or gives a point: scores are the game's own.
 */
@NullMarked
package arena.cli.auto;

import org.jspecify.annotations.NullMarked;
