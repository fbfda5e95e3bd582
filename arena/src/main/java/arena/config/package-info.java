/**
 * Turns {@code config.ini}, and the file of a contest, into checked, immutable records.
 *
 * <p>Start with {@link arena.config.ConfigReader}: one file in, a {@link arena.config.Configuration} or a list of
 * {@link arena.config.ConfigError mistakes} out, all mistakes of a file at once. {@code config.ini} itself says what each
 * setting is for. {@link arena.config.ContestReader} does the same for a {@link arena.config.ContestFile}, measured
 * against a configuration and {@link arena.config.ContestChoices what there is to choose from};
 * {@link arena.config.ContestPlan} is what of it a draw fixes.
 *
 * <p>This is the only package that touches ini4j, and it does so only to split lines: values are fetched with
 * {@code get}, never with a method of it that expands {@code ${...}}. It opens the one file, knows no format of a
 * contest, and starts nothing; whether a folder or a program that is named there exists is asked by whoever uses it.
 */
@NullMarked
package arena.config;

import org.jspecify.annotations.NullMarked;
