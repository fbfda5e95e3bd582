/** Tests of the command that examines. */
@NullMarked
package arena.cli.doctor;

import org.jspecify.annotations.NullMarked;
