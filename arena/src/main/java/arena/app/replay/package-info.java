/**
 * Recorded matches, viewed and never played: what a viewer sees of them, and the viewer's position.
 *
 * <p>Start with {@link arena.app.replay.ReplayedMatch}, which can follow a match that is still being played. A viewer
 * sees only what its viewpoint may see: {@link arena.app.replay.Viewpoints} names them. {@link
 * arena.app.replay.RecordedMatches} is the list of records.
 */
@NullMarked
package arena.app.replay;

import org.jspecify.annotations.NullMarked;
