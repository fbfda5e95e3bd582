/**
 * The environment of a command: its folder, streams and keyboard, the options that any command may have, and the exit
 * codes.
 *
 * <p>Start with {@link arena.cli.host.CommandEnvironment}, which each command receives. Nothing here plays a match.
 */
@NullMarked
package arena.cli.host;

import org.jspecify.annotations.NullMarked;
