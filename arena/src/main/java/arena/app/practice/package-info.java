/**
 * A bot climbs the levels of the super bot.
 *
 * <p>Start with {@link arena.app.practice.PracticeLadder}, which is what a team has done in a game so far; a {@link
 * arena.app.practice.PracticeRun} plays the next matches and writes each down before it is told. When a level is won is
 * decided in {@link arena.practice}.
 */
@NullMarked
package arena.app.practice;

import org.jspecify.annotations.NullMarked;
