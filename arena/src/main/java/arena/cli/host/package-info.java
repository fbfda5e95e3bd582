/**
 * The environment of a command: its folder, streams and keyboard, its configuration, and its exit codes.
 *
 * <p>Start with {@link arena.cli.host.CommandEnvironment}, which each command receives. The package
 * knows no match and no game.
 */
@NullMarked
package arena.cli.host;

import org.jspecify.annotations.NullMarked;
