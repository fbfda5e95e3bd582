/**
 * The application floor: the requests that the arena can serve, for commands, pages and workers. It parses no command
 * line and prints nothing; a front end shows what it returns.
 *
 * <p>Start with {@link arena.app.play}, which plays one match before an audience. Each kind of request has its own
 * package: {@link arena.app.compare}, {@link arena.app.continuation} and {@link arena.app.regress}, {@link
 * arena.app.practice}, {@link arena.app.check}, {@link arena.app.auto}, {@link arena.app.simulate}, {@link
 * arena.app.errors}, {@link arena.app.replay}, {@link arena.app.bots}, {@link arena.app.table}, {@link
 * arena.app.contest}, {@link arena.app.ladder}, {@link arena.app.signup} and {@link arena.app.rehearsal}; {@link
 * arena.app.remote} has what games on other machines need. A long request reports to a listener,
 * on the working thread, with one method for each kind of progress.
 *
 * <p>Every request that cannot be served ends as an {@link arena.app.RequestFailure}, with sentences for people. The
 * answer for programs is one object of {@link arena.app.JsonText}.
 */
@NullMarked
package arena.app;

import org.jspecify.annotations.NullMarked;
