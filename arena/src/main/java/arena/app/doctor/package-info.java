/**
 * The examination of a machine for an arena: what it can do, and what is missing for more.
 *
 * <p>Start with {@link arena.app.doctor.MachineDoctor}. Nothing is changed on the machine.
 */
@NullMarked
package arena.app.doctor;

import org.jspecify.annotations.NullMarked;
