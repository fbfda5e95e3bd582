/** Tests of what one may see, and of the texts that tell it. */
@NullMarked
package arena.games.windwardopolis.view;

import org.jspecify.annotations.NullMarked;
