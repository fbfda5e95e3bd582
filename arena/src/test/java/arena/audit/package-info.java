/** Tests of how what is kept of a contest is held against its records. */
@NullMarked
package arena.audit;

import org.jspecify.annotations.NullMarked;
