/**
 * Benchmarks of random matches of Acquire.
 */
@NullMarked
package arena.games.acquire.bench;

import org.jspecify.annotations.NullMarked;
