/**
 * Recorded matches, looked at and never played: what is seen of one, and where in it one stands.
 *
 * <p>Start with {@link arena.app.replay.ReplayedMatch}, which follows a match that is still being played. Nobody is
 * shown through another's eyes what that other could not see: {@link arena.app.replay.Viewpoints} says whose they are.
 * {@link arena.app.replay.VerifiedRecord} is a record played again through the rules, {@link
 * arena.app.replay.RecordedMatches} the list of them.
 */
@NullMarked
package arena.app.replay;

import org.jspecify.annotations.NullMarked;
