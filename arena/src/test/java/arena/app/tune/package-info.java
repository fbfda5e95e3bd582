@NullMarked
package arena.app.tune;

import org.jspecify.annotations.NullMarked;
