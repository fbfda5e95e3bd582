/** Tests of what a command finds at the place it runs at. */
@NullMarked
package arena.cli.host;

import org.jspecify.annotations.NullMarked;
