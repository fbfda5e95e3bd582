/**
 * {@code arena new-bot}, {@code superbot} and {@code games}: what one needs who has no bot yet. No match is played
 * here.
 *
 * <p>Start with {@link arena.cli.bot.NewBotCommand}; the bot is made in {@link arena.app.bots}.
 */
@NullMarked
package arena.cli.bot;

import org.jspecify.annotations.NullMarked;
