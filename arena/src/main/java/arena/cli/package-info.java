/**
 * The program {@code arena}: it is started here, wired here, and answers for its mistakes here.
 *
 * <p>Start with {@link arena.cli.Main}, which knows all commands and is the only place that makes services. Each family
 * of commands has a package of its own beside this page's, named after its first command; a command turns words into
 * checked values, calls one service and prints; what it must not do is decide anything about a match, or use another
 * family. What families share lies in four packages, each of which may use those named before it: {@link
 * arena.cli.host} (the place a command runs at), {@link arena.cli.faults} (what went wrong in a match), {@link
 * arena.cli.stage} (what matches are played with) and {@link arena.cli.show} (what somebody sees of them).
 *
 * <p>What goes wrong by somebody's mistake is a {@link arena.cli.host.CommandFailure} with a sentence and an exit code:
 * 0 fine, 1 a bot's or a check's failure, 2 a wrong command line or {@code config.ini}, 3 the infrastructure.
 */
@NullMarked
package arena.cli;

import org.jspecify.annotations.NullMarked;
