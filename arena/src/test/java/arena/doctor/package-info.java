/**
 * The doctor with real programs that are ill on purpose: {@code patient.py} among the test resources has one illness at a
 * time.
 */
@NullMarked
package arena.doctor;

import org.jspecify.annotations.NullMarked;
