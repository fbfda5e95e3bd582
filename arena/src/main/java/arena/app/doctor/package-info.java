/**
 * The examination of a machine for an arena, what it can do and what is missing for more, and of the limits that a
 * contest meets on it.
 *
 * <p>Start with {@link arena.app.doctor.MachineDoctor} or {@link arena.app.doctor.ContestDoctor}. Nothing is changed on
 * the machine.
 */
@NullMarked
package arena.app.doctor;

import org.jspecify.annotations.NullMarked;
