/**
 * Practice: a bot climbs the levels of the super bot.
 *
 * <p>Start with {@link arena.app.practice.PracticeLadder}, the progress of a team in a game; a {@link
 * arena.app.practice.PracticeRun} plays the next matches and records each before it is reported. {@link
 * arena.practice} decides when a level is won.
 */
@NullMarked
package arena.app.practice;

import org.jspecify.annotations.NullMarked;
