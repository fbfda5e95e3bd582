@NullMarked
package arena.tournament.swiss;

import org.jspecify.annotations.NullMarked;
