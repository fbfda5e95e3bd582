/**
 * The protocol probe with real programs that are ill on purpose: {@code patient.py} among the test resources has one
 * illness at a time.
 */
@NullMarked
package arena.probe;

import org.jspecify.annotations.NullMarked;
