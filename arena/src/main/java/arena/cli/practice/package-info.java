/**
 * {@code arena practice}: a bot climbs the levels of the super bot.
 *
 * <p>Start with {@link arena.cli.practice.PracticeCommand}. The matches are played in {@link arena.app.practice};
 * the command shows them, and {@link arena.cli.practice.PracticeText} says what they have changed.
 */
@NullMarked
package arena.cli.practice;

import org.jspecify.annotations.NullMarked;
