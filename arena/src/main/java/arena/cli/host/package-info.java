/**
 * The place that a command runs at: its folder, streams and keyboard, its configuration, and the codes it
 * ends with.
 *
 * <p>Start with {@link arena.cli.host.CommandEnvironment}, which each command is given. What stands here knows no match and no game
 * being played.
 */
@NullMarked
package arena.cli.host;

import org.jspecify.annotations.NullMarked;
