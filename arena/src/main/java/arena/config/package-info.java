/**
 * The readers of {@code config.ini} and of contest files, which return checked, immutable records.
 *
 * <p>Start with {@link arena.config.ConfigReader}: it reads a file and returns a {@link arena.config.Configuration} or
 * a list of all {@link arena.config.ConfigError errors}. {@code config.ini} itself documents each setting. {@link
 * arena.config.ContestReader} does the same for a {@link arena.config.ContestFile}, with a configuration and {@link
 * arena.config.ContestChoices the choices}; a {@link arena.config.ContestPlan} is the part of it that a draw fixes.
 *
 * <p>This is the only package that uses ini4j, and only to split lines: values are read with {@code get}, never with a
 * method that expands {@code ${...}}. It opens the file and no other, knows no format of a contest, and starts no
 * program; the caller checks whether a folder or program exists.
 */
@NullMarked
package arena.config;

import org.jspecify.annotations.NullMarked;
