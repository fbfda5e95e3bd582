/** What looking on costs a match: {@link arena.bench.web.WebBench}. */
@NullMarked
package arena.bench.web;

import org.jspecify.annotations.NullMarked;
