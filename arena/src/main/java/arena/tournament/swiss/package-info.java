/**
 * The pairings and seats of a round of a Swiss tournament.
 *
 * <p>Start with {@link arena.tournament.swiss.SwissHistory}, the history before a round: members are numbers in the
 * order of the draw, with their points, byes, seats and meetings; it assigns the seats of a table. {@link
 * arena.tournament.swiss.SwissPairs} makes a {@link arena.tournament.swiss.SwissRound} of it, for two seats and for
 * more.
 *
 * <p>This package knows no format, no fixture and no result: {@code tournament.format} passes the points in.
 */
@NullMarked
package arena.tournament.swiss;

import org.jspecify.annotations.NullMarked;
