/** Tests of the views and their texts. */
@NullMarked
package arena.games.windwardopolis.view;

import org.jspecify.annotations.NullMarked;
