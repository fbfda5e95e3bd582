/**
 * The commands of {@code arena}.
 *
 * <p>Start with {@link arena.cli.Main}, which wires everything and is the only place that makes services. A command turns
 * words into checked values, calls one service and prints; what it must not do is decide anything about a match. What goes
 * wrong by somebody's mistake is a {@link arena.cli.CommandFailure} with a sentence and an exit code: 0 fine, 1 a bot's or a
 * check's failure, 2 a wrong command line or {@code config.ini}, 3 the infrastructure.
 */
@NullMarked
package arena.cli;

import org.jspecify.annotations.NullMarked;
