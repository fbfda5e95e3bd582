/** Holds the benchmarks to their words; no test asserts a time. */
@NullMarked
package arena.bench;

import org.jspecify.annotations.NullMarked;
