/** The benchmark of the certainty of a review's marks: {@link arena.bench.review.ReviewBench}. */
@NullMarked
package arena.bench.review;

import org.jspecify.annotations.NullMarked;
