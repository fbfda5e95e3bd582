/**
 * The check whether a bot is fit for a match, by trial matches and, on request, by the protocol probe.
 *
 * <p>Start with {@link arena.app.check.BotCheck}. The {@link arena.app.check.Examination} collects the faults of a bot
 * in its trial matches; {@link arena.probe} knows the planted troubles.
 */
@NullMarked
package arena.app.check;

import org.jspecify.annotations.NullMarked;
