/** Tests of the review of recorded matches. */
@NullMarked
package arena.review;

import org.jspecify.annotations.NullMarked;
