/**
 * The place that a command runs at: its folder and streams, its configuration, its processors, Ctrl-C, and how it
 * fails.
 *
 * <p>Start with {@link arena.cli.host.Host}, which each command is given, and {@link arena.cli.host.CommandFailure},
 * which ends one with sentences. What stands here knows no match and no game being played.
 */
@NullMarked
package arena.cli.host;

import org.jspecify.annotations.NullMarked;
