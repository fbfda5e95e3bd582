/**
 * {@code arena practice}: a bot climbs the levels of the super bot.
 *
 * <p>Start with {@link arena.cli.practice.PracticeRun}. When a level is won is decided in {@link arena.practice}, not
 * here.
 */
@NullMarked
package arena.cli.practice;

import org.jspecify.annotations.NullMarked;
