/**
 * Benchmarks of the arena, run by {@code arena bench}: a package for each command or two.
 *
 * <p>Start with the class that is named after the command, such as {@code exchange.ExchangeBench}. Benchmarks of one
 * game are in the module of that game. Every figure is printed beside another one of the same run, because absolute
 * figures differ from machine to machine and from hour to hour. Nothing but the command line uses these packages, and
 * no test asserts a time.
 */
@NullMarked
package arena.bench;

import org.jspecify.annotations.NullMarked;
