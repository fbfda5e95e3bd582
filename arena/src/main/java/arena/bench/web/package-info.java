/** A benchmark of the cost of spectators to a match: {@link arena.bench.web.WebBench}. */
@NullMarked
package arena.bench.web;

import org.jspecify.annotations.NullMarked;
