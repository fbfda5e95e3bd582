/** The commands that games bring: {@link arena.cli.plugin.PluginCommands} makes them from their descriptions. */
@NullMarked
package arena.cli.plugin;

import org.jspecify.annotations.NullMarked;
