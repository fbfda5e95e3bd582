@NullMarked
package arena.tournament.rating;

import org.jspecify.annotations.NullMarked;
