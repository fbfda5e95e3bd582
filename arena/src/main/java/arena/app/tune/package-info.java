/**
 * The tuning of numbers in a bot's environment by games of the bot against itself.
 *
 * <p>Start with {@link arena.app.tune.TuneSession}: it is opened from a {@link arena.app.tune.TuneRequest}, plays the
 * steps that its journal does not hold yet, and offers a comparison of the tuned bot with the bot as it is. {@link
 * arena.app.tune.Spsa} is the method, {@link arena.app.tune.TuneCourse} the values after each step.
 */
@NullMarked
package arena.app.tune;

import org.jspecify.annotations.NullMarked;
