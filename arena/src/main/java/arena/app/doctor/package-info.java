/**
 * What a machine can do for an arena, and what is wrong with a folder, as {@link arena.app.doctor.Finding}s with their
 * cures.
 *
 * <p>Start with {@link arena.app.doctor.MachineDoctor} and {@link arena.app.doctor.FolderDoctor}. Nothing is changed on
 * the machine; what is written to a folder is removed again.
 */
@NullMarked
package arena.app.doctor;

import org.jspecify.annotations.NullMarked;
