/**
 * Tests of the folder protocol on a real file system, rule by rule. Time is a clock that the test moves by hand; files
 * are real, so the system's reports are awaited, and no test sleeps.
 */
@NullMarked
package arena.exchange;

import org.jspecify.annotations.NullMarked;
