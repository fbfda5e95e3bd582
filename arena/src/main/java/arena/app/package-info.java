/**
 * The application floor: what the arena can do for all who ask, be it a command, a page or a worker. It parses no
 * command line and prints nothing; a front end shows what it returns.
 *
 * <p>Start with {@link arena.app.play}, which plays one match before an audience. Each thing that one may ask for has a
 * room of its own: {@link arena.app.compare}, {@link arena.app.again} and {@link arena.app.regress},
 * {@link arena.app.practice}, {@link arena.app.check}, {@link arena.app.auto}, {@link arena.app.simulate},
 * {@link arena.app.errors}, {@link arena.app.replay}, {@link arena.app.bots}, {@link arena.app.table},
 * {@link arena.app.contest}, {@link arena.app.signup} and {@link arena.app.rehearsal}. What takes long tells a
 * listener, by the thread that works, with a method for each thing that happens.
 *
 * <p>Whatever cannot be done ends as one {@link arena.app.RequestFailure}, with sentences for people; what programs
 * read is one object of {@link arena.app.JsonText}.
 */
@NullMarked
package arena.app;

import org.jspecify.annotations.NullMarked;
