/**
 * The examination of a machine and of a folder for an arena: each {@link arena.app.doctor.Diagnosis} with its cure.
 *
 * <p>Start with {@link arena.app.doctor.MachineDoctor} and {@link arena.app.doctor.FolderDoctor}. Nothing is changed on
 * the machine; what is written to a folder is removed again.
 */
@NullMarked
package arena.app.doctor;

import org.jspecify.annotations.NullMarked;
