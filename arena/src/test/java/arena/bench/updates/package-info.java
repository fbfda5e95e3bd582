/** Tests of what is measured of updates. */
@NullMarked
package arena.bench.updates;

import org.jspecify.annotations.NullMarked;
