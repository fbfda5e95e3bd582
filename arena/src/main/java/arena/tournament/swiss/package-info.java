/**
 * Who meets whom in a round of a Swiss tournament, and who sits where.
 *
 * <p>Start with {@link arena.tournament.swiss.SwissHistory}, what is known before a round: members are numbers in the
 * order of the draw, with their points, byes, seats and meetings. {@link arena.tournament.swiss.SwissPairs} and {@link
 * arena.tournament.swiss.SwissTables} make a {@link arena.tournament.swiss.SwissRound} of it, for two seats and for
 * more, and {@link arena.tournament.swiss.SwissSeats} gives each a seat.
 *
 * <p>This package knows no format, no fixture and no result: {@code tournament.format} tells it what each has earned.
 */
@NullMarked
package arena.tournament.swiss;

import org.jspecify.annotations.NullMarked;
