/**
 * Turns {@code config.ini} into checked, immutable records.
 *
 * <p>Start with {@link arena.config.ConfigReader}: one file in, a {@link arena.config.Configuration} or a list of {@link
 * arena.config.Mistake mistakes} out, all mistakes of a file at once. {@code config.ini} itself says what each setting is
 * for.
 *
 * <p>This is the only package that touches ini4j, and it does so only to split lines: values are fetched with {@code get},
 * never with a method of it that expands {@code ${...}}. It opens the one file and starts nothing; whether a folder or a
 * program that is named there exists is asked by whoever uses it.
 */
@NullMarked
package arena.config;

import org.jspecify.annotations.NullMarked;
