/**
 * {@code arena doctor}: what this machine can do, and what is wrong with a folder.
 *
 * <p>Start with {@link arena.cli.doctor.DoctorCommand}. The examinations are in {@link arena.app.doctor}.
 */
@NullMarked
package arena.cli.doctor;

import org.jspecify.annotations.NullMarked;
