@NullMarked
package arena.tournament.format;

import org.jspecify.annotations.NullMarked;
