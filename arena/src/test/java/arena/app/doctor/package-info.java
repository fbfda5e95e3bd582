/** Tests of the examinations of machines and folders. */
@NullMarked
package arena.app.doctor;

import org.jspecify.annotations.NullMarked;
