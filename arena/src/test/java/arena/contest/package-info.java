/** Proves that a contest loses no result, counts none twice, and asks its referee what only he can decide. */
@NullMarked
package arena.contest;

import org.jspecify.annotations.NullMarked;
