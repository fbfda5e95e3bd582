@NullMarked
package arena.tournament;

import org.jspecify.annotations.NullMarked;
