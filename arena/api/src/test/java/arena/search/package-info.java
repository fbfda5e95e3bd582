/** Tests of the searches, on games so small that the right answer is known. */
@NullMarked
package arena.search;

import org.jspecify.annotations.NullMarked;
