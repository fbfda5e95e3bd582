/** The tests of resumed matches, with games of every kind. */
@NullMarked
package arena.regress;

import org.jspecify.annotations.NullMarked;
