/**
 * The measurement of a folder in which files are exchanged, above all on a share: how long files take to be seen, and
 * which habits of the file system disturb a match, each {@link arena.app.share.Diagnosis} with its cure.
 *
 * <p>Start with {@link arena.app.share.FolderDoctor}; {@link arena.app.share.RoundTrips} measures the way to another
 * machine. What is written to a folder is removed again.
 */
@NullMarked
package arena.app.share;

import org.jspecify.annotations.NullMarked;
