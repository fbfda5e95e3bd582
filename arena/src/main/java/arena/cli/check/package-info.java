/**
 * {@code arena check}: whether a bot is fit for a match, by trial matches and, if that is wanted, by the protocol probe.
 *
 * <p>Start with {@link arena.cli.check.CheckCommand}. What is wrong with a bot is collected by {@link
 * arena.cli.check.Examination}; what is planted and looked for is known in {@link arena.probe}.
 */
@NullMarked
package arena.cli.check;

import org.jspecify.annotations.NullMarked;
