/** The processor clock and the processes of benchmarks. */
@NullMarked
package arena.measure;

import org.jspecify.annotations.NullMarked;
