/**
 * The ladder that is always open: teams put bots into a folder at any time, each version is checked, rated against
 * others and against levels of the super bot, and its team reads in {@code ladder.txt} beside it how it stands.
 *
 * <p>Start with {@link arena.app.ladder.LadderRun}. {@link arena.app.ladder.LadderSeason} keeps all facts in a journal,
 * {@link arena.app.ladder.LadderEntrance} takes new versions and challenges, {@link
 * arena.app.ladder.LadderTables} writes what people read.
 */
@NullMarked
package arena.app.ladder;

import org.jspecify.annotations.NullMarked;
