/**
 * Team folders as players: this package publishes prompts as files, finds answers, decides when they are complete, and
 * follows the heartbeat. The protocol in three sentences:
 *
 * <p>The arena writes each file under a temporary dot-name, closes it and renames it to a name that was never used
 * before in the match. A bot's file is found by listing the folder or because the system has reported its name, never
 * by asking for a name that may not exist, and is judged only once it is complete or unchanged for a while. Only the
 * arena's own monotonic clock counts.
 *
 * <p>Start with {@link arena.exchange.Field}, the folder that holds the team folders, which hands out {@link
 * arena.exchange.FolderPlayer}s. A player publishes with a {@link arena.exchange.FolderWriter} and reads with a {@link
 * arena.exchange.FolderReader}, which does what a {@link arena.exchange.state.FolderState} asks for: all decisions
 * about answers and orders are there, and depend on no file, clock or thread. {@link arena.exchange.WatchedFolders} has
 * a folder looked at when it changes; a folder has a thread only while a {@link arena.exchange.FolderTasks task} looks
 * into it, and the match goes on without one that does not return. {@link arena.exchange.FolderBot} is the bot's side
 * of the protocol, for bots that run in the arena's own process.
 *
 * <p>This package knows no game and no process, follows no link, and reads nothing outside the field.
 */
@NullMarked
package arena.exchange;

import org.jspecify.annotations.NullMarked;
