/** Tests of the examination of machines. */
@NullMarked
package arena.app.doctor;

import org.jspecify.annotations.NullMarked;
