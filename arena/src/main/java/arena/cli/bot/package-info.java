/**
 * {@code arena new-bot}, {@code superbot} and {@code games}: what somebody needs who has no bot yet. No match is played
 * here.
 *
 * <p>Start with {@link arena.cli.bot.NewBotCommand}, which copies a starter bot from the {@link
 * arena.cli.bot.TemplateShelf}.
 */
@NullMarked
package arena.cli.bot;

import org.jspecify.annotations.NullMarked;
