/**
 * Whether a bot is fit for a match, by trial matches and, if that is wanted, by the protocol probe.
 *
 * <p>Start with {@link arena.app.check.BotCheck}. What is wrong with a bot in its {@link arena.app.check.TrialMatches}
 * is collected by the {@link arena.app.check.Examination}; what is planted and looked for is known in {@link
 * arena.probe}.
 */
@NullMarked
package arena.app.check;

import org.jspecify.annotations.NullMarked;
