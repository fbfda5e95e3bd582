/**
 * A person plays, line by line or with files, and is told no more than a bot would be.
 *
 * <p>Start with {@link arena.app.simulate.PersonMatch}, which plays the match; {@link arena.app.simulate.TypedAnswers}
 * listens to a person who types, {@link arena.app.simulate.FilesGuide} guides one who plays with files. What is typed
 * is understood in {@link arena.person}. A front end brings a {@link arena.app.simulate.Dialogue}: how lines are read
 * and shown.
 */
@NullMarked
package arena.app.simulate;

import org.jspecify.annotations.NullMarked;
