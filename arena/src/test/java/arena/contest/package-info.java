/** Tests that a contest loses no result, counts none twice, and asks its referee only what the arena cannot decide. */
@NullMarked
package arena.contest;

import org.jspecify.annotations.NullMarked;
