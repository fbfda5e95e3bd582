/**
 * The readers of {@code config.ini} and of contest files, which return checked, immutable records.
 *
 * <p>Start with {@link arena.config.ConfigReader}: it reads a file and returns a {@link arena.config.Configuration} or
 * a list of all {@link arena.config.ConfigError errors}. {@link arena.config.ContestReader} does the same for a {@link
 * arena.config.ContestFile}, with a configuration and {@link arena.config.ContestChoices the choices}; a {@link
 * arena.config.ContestPlan} is the part of it that a draw fixes.
 *
 * <p>The {@code read} method of each settings record is the list of the section's {@link arena.config.Key keys}, with
 * their defaults, limits and sentences. The comments of the shipped {@code config.ini} and of a new contest file are
 * written from the same keys; {@code ShippedConfigTest} with {@code -Dgolden.update} renews the former.
 *
 * <p>This is the only package that uses ini4j, and only to split lines: values are read with {@code get}, never with a
 * method that expands {@code ${...}}. It opens the file and no other, knows no format of a contest, and starts no
 * program; the caller checks whether a folder or program exists.
 */
@NullMarked
package arena.config;

import org.jspecify.annotations.NullMarked;
