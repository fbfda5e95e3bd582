/**
 * {@code arena new-bot}, {@code superbot}, {@code bridge} and {@code games}: the commands for contestants at their own
 * machine. They play no match.
 *
 * <p>Start with {@link arena.cli.bot.NewBotCommand}; the bot is made in {@link arena.app.bots}.
 */
@NullMarked
package arena.cli.bot;

import org.jspecify.annotations.NullMarked;
