/**
 * {@code arena check}: whether a bot is fit for a match, by trial matches and, if that is wanted, by the doctor.
 *
 * <p>Start with {@link arena.cli.check.CheckCommand}. What is wrong with a bot is collected by {@link
 * arena.cli.check.Examination}; the illnesses themselves are known in {@link arena.doctor}.
 */
@NullMarked
package arena.cli.check;

import org.jspecify.annotations.NullMarked;
