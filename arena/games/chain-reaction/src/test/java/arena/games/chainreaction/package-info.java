/** Tests of Chain Reaction against its document, recorded games of another implementation, and its own laws. */
@NullMarked
package arena.games.chainreaction;

import org.jspecify.annotations.NullMarked;
