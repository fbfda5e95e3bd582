/** Holds the shows to never holding up a match. */
@NullMarked
package arena.cli.show;

import org.jspecify.annotations.NullMarked;
