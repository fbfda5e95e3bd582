/**
 * Tests of the protocol probe with real faulty programs: {@code faulty_bot.py} among the test resources has one defect
 * at a time.
 */
@NullMarked
package arena.probe;

import org.jspecify.annotations.NullMarked;
