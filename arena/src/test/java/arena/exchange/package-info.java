/**
 * The folder protocol on a real file system, rule by rule. Time is a clock that the test moves by hand; files are real,
 * so what the system reports is waited for, never slept for.
 */
@NullMarked
package arena.exchange;

import org.jspecify.annotations.NullMarked;
