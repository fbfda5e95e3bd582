/** Tests of the audit of a contest against its records. */
@NullMarked
package arena.audit;

import org.jspecify.annotations.NullMarked;
